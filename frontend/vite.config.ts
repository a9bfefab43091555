import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The bootstrap says --outDir: a new folder, renamed only when it is whole.
export default defineConfig({
  plugins: [svelte()],
  base: "./", // the server puts in its place where the page lives
  build: {
    outDir: "../src/cablecar/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
});
