import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { openProgress } from "#platform/progress.ts";
import { prepareDatabase } from "./prepare-database.ts";

test("a database whose name is not known yet is tried again, as after a start of the whole machine", async () => {
  const database = openDatabase({ connection: "postgres://a:b@nohost.invalid/db", statementTimeoutMs: 0 });
  const lines: string[] = [];
  const log = pino({ level: "warn" }, { write: (line) => void lines.push(line) });
  const { firstTry, isDone, stop } = prepareDatabase(database, {
    isDemo: false,
    isProduction: true,
    now: () => new Date(),
    startTasks: async () => ({ stop: async () => undefined }),
    progress: openProgress(pino({ level: "silent" })),
    log,
  });
  onTestFinished(async () => {
    await stop();
    await database.close();
  });
  await firstTry;
  expect(isDone()).toBe(false);
  expect(lines.join("")).toContain("trying again every second");
});
