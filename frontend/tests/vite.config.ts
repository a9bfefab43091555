import { defineConfig } from "vite";

// `npm test`: bundles the tests, then node runs them.
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: ".tests",
    emptyOutDir: true,
    target: "node20",
    minify: false,
    rolldownOptions: {
      input: {
        choosing: "tests/choosing.test.ts",
        arrange: "tests/arrange.test.ts",
        changes: "tests/changes.test.ts",
        between: "tests/between.test.ts",
        texts: "tests/texts.test.ts",
        steps: "tests/steps.test.ts",
        spots: "tests/spots.test.ts",
        golden: "tests/golden.test.ts",
        insight: "tests/insight.test.ts",
        lookQueue: "tests/lookQueue.test.ts",
      },
    },
  },
});
