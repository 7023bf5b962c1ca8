import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ask } from "./testing/ask.ts";
import { startForTest } from "./testing/start-for-test.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

/** A DATA_DIR below a folder that only root may enter, and a place beside it for the server's files. */
function privateFolders() {
  const folder = temporaryFolder();
  const closed = join(folder, "closed");
  mkdirSync(closed, { mode: 0o700 });
  return { dataDir: join(closed, "var"), fallbackDir: join(folder, "lib"), closed };
}

describe.skipIf(process.getuid?.() !== 0)("for root", () => {
  test("a folder that the server's account can't enter gets a home elsewhere, which it names", async () => {
    const { dataDir, fallbackDir } = privateFolders();
    const lines: string[] = [];
    const log = (line: string) => void lines.push(line);
    const options = { dataDir, fallbackDir, isDurable: false, log };
    const first = await startForTest(options);
    await ask(first.connection, "create table shops as select 'De Kade' as name");
    await first.stop();
    const home = readFileSync(join(dataDir, "POSTGRES-IS-IN"), "utf8").trim();
    expect(home.startsWith(fallbackDir)).toBe(true);
    expect(lines.join("\n")).toContain(`its files are in ${home}`);
    const second = await startForTest(options);
    expect(await ask(second.connection, "select name from shops")).toEqual([{ name: "De Kade" }]);
    expect(readdirSync(fallbackDir)).toHaveLength(1);
  });

  test("a copy of such a folder is refused while the first one runs", async () => {
    const { dataDir, fallbackDir } = privateFolders();
    await startForTest({ dataDir, fallbackDir, isDurable: false });
    cpSync(dataDir, `${dataDir}-copy`, { recursive: true });
    const copy = startForTest({ dataDir: `${dataDir}-copy`, fallbackDir });
    await expect(copy).rejects.toThrow(`${fallbackDir}/data-`);
    await expect(copy).rejects.toThrow(`in use by process ${process.pid}`);
  });

  test("a named home that is gone is missed, not replaced by an empty one", async () => {
    const { dataDir, fallbackDir } = privateFolders();
    await (await startForTest({ dataDir, fallbackDir, isDurable: false })).stop();
    rmSync(fallbackDir, { recursive: true });
    await expect(startForTest({ dataDir, fallbackDir })).rejects.toThrow(/which is gone/);
  });

  test("data that the server's account can't reach any more are missed, not replaced", async () => {
    const { dataDir, fallbackDir, closed } = privateFolders();
    chmodSync(closed, 0o711);
    await (await startForTest({ dataDir, fallbackDir, isDurable: false })).stop();
    chmodSync(closed, 0o700);
    await expect(startForTest({ dataDir, fallbackDir })).rejects.toThrow(/can't enter .* any more/);
    expect(existsSync(fallbackDir)).toBe(false);
  });

  test("under a strict umask the server's account still gets to its data", async () => {
    const folder = temporaryFolder();
    const dataDir = join(folder, "deep/var");
    const before = process.umask(0o077);
    try {
      const server = await startForTest({ dataDir, isDurable: false, fallbackDir: join(folder, "lib") });
      expect(server.connection.host.startsWith(dataDir)).toBe(true);
    } finally {
      process.umask(before);
    }
  });
});
