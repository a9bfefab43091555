import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `npm test`: bundles the tests with Svelte as it runs in a browser, then node runs them.
export default defineConfig({
  plugins: [svelte()],
  publicDir: false,
  build: {
    lib: { entry: "tests/all.ts", formats: ["es"], fileName: "all" },
    outDir: ".tests",
    emptyOutDir: true,
    target: "node20",
    minify: false,
    rolldownOptions: { external: /^node:/ },
  },
});
