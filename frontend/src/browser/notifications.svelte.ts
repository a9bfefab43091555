// Notifications of the system while a page is open and not in sight. Asked for by a button, never unasked.

import { at } from "../wire/serverConfig";
import { preferences } from "./preferences.svelte";

type State = "off" | "on" | "blocked" | "missing";

class Notifications {
  private permission = $state.raw<NotificationPermission | "missing">(present() ? Notification.permission : "missing");

  state: State = $derived.by(() => {
    if (this.permission === "missing") return "missing";
    if (this.permission === "denied") return "blocked";
    return this.permission === "granted" && preferences.notify ? "on" : "off";
  });

  /** Turn them on, asking the browser if it must be asked, or off. */
  async toggle(): Promise<void> {
    if (this.state === "on") {
      preferences.notify = false;
      return;
    }
    this.permission = await Notification.requestPermission();
    preferences.notify = this.permission === "granted";
  }

  /** Tell something, unless the page is being looked at; `tag`: a later notice of the same takes its place. */
  tell(title: string, body: string, tag: string, path: string): void {
    if (this.state !== "on" || (!document.hidden && document.hasFocus())) return;
    const more = { body, tag, icon: at("/favicon-turn.svg") };
    try {
      const notice = new Notification(title, more);
      notice.onclick = () => {
        window.focus();
        notice.close();
        if (location.pathname !== at(path)) location.assign(at(path));
      };
    } catch {
      void this.tellByWorker(title, { ...more, data: at(path) });
    }
  }

  /** Phones let only a worker show notices: public/notices.js. */
  private async tellByWorker(title: string, more: NotificationOptions): Promise<void> {
    try {
      await navigator.serviceWorker.register(at("/notices.js"));
      await (await navigator.serviceWorker.ready).showNotification(title, more);
    } catch {
      this.permission = "missing"; // some have them for installed pages only
    }
  }
}

function present(): boolean {
  return "Notification" in window && window.isSecureContext;
}

export const notifications = new Notifications();
