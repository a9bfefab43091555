// Shows notices where a page itself may not, as on Android. It keeps nothing and answers no request.

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

async function show(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((one) => new URL(one.url).pathname === path);
  await (page ? page.focus() : self.clients.openWindow(path));
}
