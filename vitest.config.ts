import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import babel from "@rolldown/plugin-babel";
import { defineConfig } from "vitest/config";

// As at the entries of the site: opening hours are worked out on wall clocks.
process.env.TZ = "UTC";

// The router's plugin stays out: it turns every module it sees into a route's.
const plugins = () => [babel({ presets: [linguiTransformerBabelPreset()] }), lingui()];

export default defineConfig({
  test: {
    // One database server for the whole run; each worker has its own clone of a migrated template.
    globalSetup: ["tests/support/global-setup.ts"],
    projects: [
      {
        plugins: plugins(),
        extends: true,
        test: {
          name: "server",
          include: ["src/**/*.test.ts", "tests/*.test.ts"],
          environment: "node",
        },
      },
      {
        plugins: plugins(),
        extends: true,
        test: { name: "parts", include: ["src/**/*.test.tsx"], environment: "happy-dom" },
      },
      {
        extends: true,
        test: {
          name: "journeys",
          include: ["tests/journeys/**/*.test.ts"],
          environment: "node",
          globalSetup: ["tests/support/journeys-setup.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
