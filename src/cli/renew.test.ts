import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { standInServer } from "#platform/remote/stand-in-server.test-support.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";

// Each command is a process of its own.
vi.setConfig({ testTimeout: 60_000 });

const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));

async function renewing(connection: string, overpass: string) {
  const dataDir = await mkdtemp(join(tmpdir(), "highstreet-renew-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const env = { ...process.env, DATABASE_URL: connection, OVERPASS_URL: overpass, DATA_DIR: dataDir };
  return (...words: string[]): Promise<{ exitCode: number; out: string; err: string }> =>
    new Promise((resolve) => {
      execFile(process.execPath, [MAIN, "renew", ...words], { env }, (error, out, err) =>
        resolve({ exitCode: error ? Number(error.code) : 0, out, err }),
      );
    });
}

test("an operator reads what is new, and takes it", async () => {
  const database = await freshDatabase();
  await settleSmallWorld(database);
  const tags = { shop: "cannabis", name: "Nieuw" };
  const elements = [{ type: "node", id: 2, lat: 52.08, lon: 5.11, timestamp: "2026-11-20T10:00:00Z", tags }];
  const { address, asked } = await standInServer((response) => response.end(JSON.stringify({ elements })));
  const renew = await renewing(database.connection, address);
  const told = await renew();
  expect(told).toMatchObject({ exitCode: 0, err: "" });
  expect(told.out).toContain("  + nieuw (Nieuw, Utrecht, node/2)\n");
  expect(told.out).toMatch(/\nNothing was written\. To take it: npm run cli -- renew --yes\n$/);
  expect((await renew("--yes")).out).toContain("1 added");
  expect(asked).toHaveLength(1);
  expect((await renew()).out).toContain("0 added, 0 changed, 1 unchanged");
});

test("an operator is told in a sentence why nothing could be asked", async () => {
  const { connection } = await freshDatabase();
  const { address } = await standInServer((response) =>
    response.writeHead(429, { "retry-after": "86400" }).end(),
  );
  const renew = await renewing(connection, address);
  expect(await renew("--yes")).toEqual({
    exitCode: 1,
    out: "",
    err: expect.stringMatching(
      /^127\.0\.0\.1:\d+ is busy and asks us to come back in 24 h\nNot everything could be asked\.\n$/,
    ),
  });
});
