import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { asMember } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { renameAccount } from "#features/accounts/server/rename-account.ts";
import { viewerOfToken } from "#features/accounts/server/viewer-of-token.ts";
import { loadDemo } from "#features/shops/server/load-demo.ts";
import { ANONYMOUS } from "#platform/viewer.ts";
import { emptyDatabase, freshDatabase } from "#tests/support/fresh-database.ts";

// Each command is a process of its own, and some tests run six.
vi.setConfig({ testTimeout: 60_000 });

const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));
const DATA = fileURLToPath(new URL("../../data/", import.meta.url));

interface Outcome {
  exitCode: number;
  out: string;
  err: string;
}

/** Runs the command line as an operator does, in a process of its own. */
function cli(
  words: string[],
  databaseUrl = "postgres://nobody@127.0.0.1:9/none",
  typed = "",
): Promise<Outcome> {
  const environment = { ...process.env, DATABASE_URL: databaseUrl };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [MAIN, ...words], { env: environment }, (error, out, err) => {
      resolve({ exitCode: error ? Number(error.code) : 0, out, err });
    });
    child.stdin?.end(typed);
  });
}

async function fileWith(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "highstreet-import-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "file.csv");
  await writeFile(file, text);
  return file;
}

describe("the words", () => {
  test("without any, the commands are listed", async () => {
    const { exitCode, out } = await cli([]);
    expect(exitCode).toBe(0);
    expect(out).toMatch(
      /migrate {3}.*\n.*import {4}.*\n.*renew.*\n.*leads.*\n.*demo {6}.*\n.*token {5}.*\n.*role {6}.*\n.*generate.*\n.*erase.*\n.*audit/,
    );
  });

  test.each(["migrate", "import", "renew", "leads", "demo", "token", "role", "generate", "erase", "audit"])(
    "%s --help says how it is used, without a database",
    async (name) => {
      const { exitCode, out } = await cli([name, "--help"]);
      expect(exitCode).toBe(0);
      expect(out).toContain(`npm run cli -- ${name}`);
    },
  );

  test.each([
    [["fly"], 'There is no command "fly"'],
    [["import", "planets", "x.csv"], "Say what to import"],
    [["import", "shops"], "Name one file"],
    [["import", "shops", "x.csv", "--force"], "--force"],
    [["import", "shops", "x.csv", "--complete"], "--complete goes with osm"],
    [["renew", "now"], "renew takes no words"],
    [["renew", "--force"], "--force"],
    [["leads", "all"], "leads takes no words"],
    [["demo", "dance"], "Say load or remove"],
    [["token"], "Name one user"],
    [["token", "sam", "noor"], "Name one user"],
    [["role"], "Say grant or revoke"],
    [["role", "give", "sam", "admin"], "Say grant or revoke"],
    [["role", "grant"], "Name one user"],
    [["role", "grant", "sam", "king"], "Name a role: admin, mod, shopAdmin, brandAdmin"],
    [["role", "grant", "sam", "shopAdmin"], "Name the shop"],
    [["role", "grant", "sam", "admin", "a-shop"], "admin takes no more words"],
    [["migrate", "back"], "migrate takes no words"],
    [["generate"], "Say --scale"],
    [["generate", "--scale", "huge"], "Say --scale"],
    [["generate", "--scale=-1"], "Say --scale"],
    [["generate", "--scale", "1000"], "Say --scale"],
    [["erase"], "Name one person"],
    [["erase", "sam", "noor"], "Name one person"],
    [["erase", "sam", "--force"], "--force"],
    [["audit"], "Say verify"],
    [["audit", "verify", "twice"], "Say verify"],
  ])("%j make no sense", async (words, reason) => {
    const { exitCode, err } = await cli(words);
    expect(exitCode).toBe(2);
    expect(err).toContain(reason);
  });
});

test("a file that is not there, and a database that does not answer, are told without a stack", async () => {
  expect(await cli(["import", "shops", "/nowhere/shops.csv"])).toEqual({
    exitCode: 1,
    out: "",
    err: "/nowhere/shops.csv cannot be read (ENOENT)\n",
  });
  const { exitCode, err } = await cli(["demo", "load"]);
  expect(exitCode).toBe(1);
  expect(err).toMatch(/^The database is not available: .*\n$/);
});

test("a database of an early version is not touched, and the operator is told what to do", async () => {
  const { connection, pool } = await freshDatabase();
  await pool.query("update migrations.applied set name = '0001_places' where name = '0001_platform'");
  const { exitCode, err } = await cli(["migrate"], connection);
  expect(exitCode).toBe(1);
  expect(err).toMatch(/^This database was made by an early version .* Keep it and set DATA_DIR .*\n$/);
});

test("from an empty database to sample shops, by commands alone", async () => {
  const { connection } = await emptyDatabase();
  expect(await cli(["demo", "load"], connection)).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining("npm run cli -- migrate"),
  });
  expect((await cli(["migrate"], connection)).out).toContain("applied 0001_platform\n");
  expect((await cli(["migrate"], connection)).out).toBe("nothing to do\n");
  await cli(["import", "municipalities", `${DATA}municipalities.csv`], connection);
  await cli(["import", "cities", `${DATA}cities.csv`], connection);
  expect((await cli(["demo", "load"], connection)).out).toBe(
    "8 sample shops, 4 brands, 41 products and 7 people are there\n",
  );
  expect((await cli(["demo", "remove"], connection)).out).toBe(
    "8 sample shops, 4 brands, 41 products and 7 people removed\n",
  );
});

test("roles and tokens: who somebody is is a word, also after they chose another name", async () => {
  const database = await freshDatabase();
  const { connection } = database;
  for (const words of [
    ["token", "sam"],
    ["role", "grant", "sam", "mod"],
  ])
    expect(await cli(words, connection)).toMatchObject({
      exitCode: 1,
      err: "sam comes with the samples, which are not there; first run: npm run cli -- demo load\n",
    });
  expect(await cli(["token", "nobody-here"], connection)).toMatchObject({
    exitCode: 1,
    err: 'There is no user "nobody-here".\n',
  });
  await loadDemo(database);
  const { out: token, err } = await cli(["token", "sam"], connection);
  expect(err).toBe("Sam de Sample (/user/sample-sam)\n");
  expect(token).toMatch(/^[\w-]{43}\n$/);
  const viewerNow = () => viewerOfToken(database, token.trim(), { adminsNeedSecondFactor: true });
  const sam = asMember((await viewerNow()) ?? ANONYMOUS);
  await renameAccount(database, sam, { name: "Willem", siteName: "Highstreet", isLimited: false });

  const say = async (...words: string[]) => (await cli(["role", ...words], connection)).out;
  expect(await say("grant", "sam", "admin")).toBe("Willem (sample-willem) is now admin\n");
  expect(await say("grant", "sample-willem", "admin")).toBe(
    "Willem (sample-willem) is admin already; nothing changed\n",
  );
  const shop = "sample-de-slapende-reiger";
  expect(await say("grant", "sam", "shopAdmin", shop)).toBe(
    `Willem (sample-willem) is now shopAdmin of ${shop}\n`,
  );
  expect((await viewerNow())?.permissions).toMatchObject({ admin: true, shopAdmin: [expect.any(Number)] });
  expect(await say("revoke", "sam", "admin")).toBe("Willem (sample-willem) is no longer admin\n");
  expect(await say("revoke", "sam", "admin")).toBe("Willem (sample-willem) is not admin; nothing changed\n");
  expect((await viewerNow())?.permissions).toMatchObject({ admin: false });
  expect(await cli(["role", "grant", "sam", "brandAdmin", shop], connection)).toMatchObject({
    exitCode: 1,
    err: `There is no brand "${shop}".\n`,
  });
});

test("the log of roles is verified, and an entry that somebody forged is named", async () => {
  const database = await freshDatabase();
  const { connection, pool } = database;
  await loadDemo(database);
  const verify = () => cli(["audit", "verify"], connection);
  expect(await verify()).toMatchObject({ exitCode: 0, out: "0 entries\nall as they were written\n" });
  await cli(["role", "grant", "sam", "admin"], connection);
  expect(await verify()).toMatchObject({ exitCode: 0, out: "1 entry\nall as they were written\n" });
  await pool.query("alter table audit_entry disable trigger user");
  await pool.query("update audit_entry set action = 'revokeRole'");
  expect(await verify()).toEqual({
    exitCode: 1,
    out: "1 entry\n",
    err: "Entry 1 is not as it was written.\n",
  });
});

test("an import tells what was refused and why, by line, and takes the rest in", async () => {
  const { connection } = await freshDatabase();
  const file = await fileWith(`code,name,province,coffeeshops_2022,wietproef,lat,lon
GM0344,Utrecht,Utrecht,11,no,52.09,5.12
GM0363,Amsterdam,Noord-Holland,166,no,4.89,52.37
`);
  const line = "lies outside the country; latitude and longitude swapped?";
  const report = `${file}: 2 read, 1 added, 0 changed, 0 unchanged, 1 refused\n  line 3: ${line}\n`;
  expect(await cli(["import", "municipalities", file, "--dry-run"], connection)).toEqual({
    exitCode: 0,
    out: `${report}This was a trial; nothing was written.\n`,
    err: "",
  });
  expect((await cli(["import", "municipalities", file], connection)).out).toBe(report);
});

test("an import of OpenStreetMap tells shop by shop what a trial would change, and fails only when nothing could be taken", async () => {
  const { connection } = await freshDatabase();
  await cli(["import", "municipalities", `${DATA}municipalities.csv`], connection);
  await cli(["import", "cities", `${DATA}cities.csv`], connection);
  const tags = { shop: "cannabis", name: "Kif", phone: "020 671 5370" };
  const element = { type: "node", id: 7, lat: 52.37, lon: 4.9, timestamp: "2026-03-02T10:00:00Z", tags };
  const nameless = { ...element, id: 8, lat: 52.3, tags: { shop: "cannabis" } };
  const file = await fileWith(JSON.stringify({ elements: [element, nameless] }));
  expect(await cli(["import", "osm", file, "--dry-run"], connection)).toEqual({
    exitCode: 0,
    out: `${file}: 2 shops read, 1 added, 0 changed, 0 unchanged, 1 refused
  + kif (Kif, Amsterdam, node/7)
      phone: unknown → +31206715370
  node/8: has no name
© OpenStreetMap contributors, ODbL 1.0: whoever publishes these data says so and shares them alike.
This was a trial; nothing was written.
`,
    err: "",
  });
  expect((await cli(["import", "osm", file], connection)).exitCode).toBe(0);
  expect((await cli(["import", "osm", file, "--complete"], connection)).out).toContain(
    "0 changed, 1 unchanged",
  );
  const empty = await fileWith(JSON.stringify({ elements: [nameless] }));
  expect(await cli(["import", "osm", empty], connection)).toMatchObject({
    exitCode: 1,
    err: "Nothing of the file could be taken.\n",
  });
  expect(await cli(["import", "osm", await fileWith("<osm/>")], connection)).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining("neither a .osm.pbf nor an answer of Overpass"),
  });
});

test("an import of which every line was refused has failed", async () => {
  const { connection } = await freshDatabase();
  const file = await fileWith(`code,name,province,coffeeshops_2022,wietproef,lat,lon
GM0363,Amsterdam,Noord-Holland,166,no,4.89,52.37
`);
  const { exitCode, err } = await cli(["import", "municipalities", file], connection);
  expect([exitCode, err]).toEqual([1, "Every line was refused.\n"]);
});

test("a file without its columns is refused as a whole", async () => {
  const { connection } = await freshDatabase();
  const { exitCode, out } = await cli(["import", "shops", await fileWith("a,b\n1,2\n")], connection);
  expect(exitCode).toBe(1);
  expect(out).toContain("line 1: has no column id, name");
});

test("a person is erased once their url is typed again, and not by mistake", async () => {
  const database = await freshDatabase();
  const { connection } = database;
  const isThere = async () => (await database.pool.query("select from account")).rowCount === 1;
  await addMember(database, { name: "Sam" });
  expect(await cli(["erase", "sam"], connection, "noor\n")).toEqual({
    exitCode: 1,
    out: "",
    err: "This erases Sam and all that is kept about them. Type sam to go on:\nThat is another word; nothing was erased\n",
  });
  expect((await cli(["erase", "sam"], connection)).exitCode).toBe(1);
  expect((await cli(["erase", "noor", "--yes"], connection)).err).toBe("Nobody has the address /user/noor\n");
  expect(await isThere()).toBe(true);
  expect((await cli(["erase", "sam"], connection, "sam\n")).out).toBe("/user/sam is erased\n");
  expect(await isThere()).toBe(false);
  await addMember(database, { name: "Noor" });
  expect((await cli(["erase", "noor", "--yes"], connection)).exitCode).toBe(0);
  expect(await isThere()).toBe(false);
});
