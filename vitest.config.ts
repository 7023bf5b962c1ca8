import { lingui, linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import babel from "@rolldown/plugin-babel";
import { defineConfig } from "vitest/config";

// As in src/server.ts: opening hours are computed in wall-clock time.
process.env.TZ = "UTC";

// Some tests run processes of ours: each would compile the same hundreds of modules anew.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, "node_modules/.cache/node");

/** Vitest would leave one core free; the database server, of 50 connections, has enough for four files at once. */
const workerCount = Math.min(Math.max(availableParallelism(), 2), 4);

// Without the router's plugin, which would transform every module as a route.
const plugins = () => [babel({ presets: [linguiTransformerBabelPreset()] }), lingui()];

export default defineConfig({
  test: {
    // One database server for the whole run; each worker has its own clone of a migrated template.
    globalSetup: ["tests/support/global-setup.ts"],
    // Long enough for a busy machine: no test measures speed.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: workerCount,
    projects: [
      {
        plugins: plugins(),
        extends: true,
        test: {
          name: "server",
          include: ["src/**/*.test.ts", "bundling/*.test.ts", "tests/*.test.ts", "tests/support/*.test.ts"],
          environment: "node",
          // The files of a worker share their modules, or each would read some hundreds anew: a test leaves nothing behind in one.
          isolate: false,
        },
      },
      {
        plugins: plugins(),
        extends: true,
        test: {
          name: "parts",
          include: ["src/**/*.test.tsx"],
          environment: "happy-dom",
          setupFiles: ["tests/support/patient-parts.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "journeys",
          include: ["tests/journeys/**/*.test.ts"],
          environment: "node",
          globalSetup: ["tests/support/journeys-setup.ts"],
          // After all else: a browser and the site keep the cores busy.
          sequence: { groupOrder: 1 },
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
