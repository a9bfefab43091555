import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `npm run demo`, then open /?scene=tenders, /?scene=parts; &night, &at-once.
export default defineConfig({ root: "demo", plugins: [svelte()], server: { port: 5187, fs: { allow: [".."] } } });
