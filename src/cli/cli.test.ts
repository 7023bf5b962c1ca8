import { describe, expect, test, vi } from "vitest";
import { asMember } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { renameAccount } from "#features/accounts/server/rename-account.ts";
import { viewerOfToken } from "#features/accounts/server/viewer-of-token.ts";
import { loadDemo } from "#features/shops/server/load-demo.ts";
import { ANONYMOUS } from "#platform/viewer.ts";
import { emptyDatabase, freshDatabase } from "#tests/support/fresh-database.ts";
import { cli, DATA } from "./cli.test-support.ts";
import { runCommand } from "./run-command.ts";

// Each command is a process of its own, and some tests run six.
vi.setConfig({ testTimeout: 60_000 });

/** What a command answers before it opens anything: in this process, as one of its own would take a second to start. */
async function answerTo(words: string[]): Promise<{ exitCode: number; out: string; err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  const terminal = { out: (line: string) => out.push(line), err: (line: string) => err.push(line) };
  const exitCode = await runCommand(words, terminal);
  return { exitCode, out: out.join("\n"), err: err.join("\n") };
}

describe("the words", () => {
  test("without any, the commands are listed", async () => {
    const { exitCode, out } = await answerTo([]);
    expect(exitCode).toBe(0);
    expect(out).toMatch(
      /migrate {3}.*\n.*import {4}.*\n.*renew.*\n.*leads.*\n.*packs.*\n.*demo {6}.*\n.*token {5}.*\n.*role {6}.*\n.*generate.*\n.*erase.*\n.*audit/,
    );
  });

  test.each([
    "migrate",
    "import",
    "renew",
    "leads",
    "packs",
    "demo",
    "token",
    "role",
    "generate",
    "erase",
    "audit",
  ])("%s --help says how it is used, without a database", async (name) => {
    const { exitCode, out } = await answerTo([name, "--help"]);
    expect(exitCode).toBe(0);
    expect(out).toContain(`npm run cli -- ${name}`);
  });

  test.each([
    [["fly"], 'There is no command "fly"'],
    [["import", "planets", "x.csv"], "Say what to import"],
    [["import", "shops"], "Name one file"],
    [["import", "shops", "x.csv", "--force"], "--force"],
    [["import", "shops", "x.csv", "--complete"], "--complete goes with osm"],
    [["renew", "now"], "renew takes no words"],
    [["packs", "edam"], "packs takes no words"],
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
    [["audit", "verify", "--head", "12"], "A head is a number, a colon and 64 digits"],
  ])("%j make no sense", async (words, reason) => {
    const { exitCode, err } = await answerTo(words);
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

test("samples never come to a public site unless somebody says so", async () => {
  const load = (words: string[], settings: Record<string, string>) =>
    cli(["demo", "load", ...words], undefined, "", settings);
  const [byAddress, byOperator, said] = await Promise.all([
    load([], { SITE_URL: "https://example.org" }),
    load([], { OPERATOR: "Example Ltd" }),
    load(["--yes"], { OPERATOR: "Example Ltd" }),
  ]);
  for (const { exitCode, err } of [byAddress, byOperator])
    expect([exitCode, err]).toEqual([1, expect.stringContaining("two invented people are admins")]);
  expect(said.err).toContain("The database is not available");
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
    "9 sample shops, 5 brands, 42 products and 17 people are there\n",
  );
  expect((await cli(["demo", "remove"], connection)).out).toBe(
    "9 sample shops, 5 brands, 42 products and 17 people removed\n",
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
  await say("revoke", "ada", "admin");
  expect(await cli(["role", "revoke", "eva", "admin"], connection)).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining("is the last admin. Make another one first: role grant <user> admin"),
  });
  expect(await cli(["role", "grant", "sam", "brandAdmin", shop], connection)).toMatchObject({
    exitCode: 1,
    err: `There is no brand "${shop}".\n`,
  });
});

test("the log of roles is verified, and an entry that somebody forged is named", async () => {
  const database = await freshDatabase();
  const { connection, pool } = database;
  await loadDemo(database);
  const verify = async (...more: string[]) => {
    const { out, ...rest } = await cli(["audit", "verify", ...more], connection);
    const head = /^head (\d+:[0-9a-f]{64})\n/m.exec(out)?.[1] ?? "";
    return { ...rest, out: out.replace(/^head .*\n/m, ""), head };
  };
  expect(await verify()).toMatchObject({ exitCode: 0, out: "0 entries\nall as they were written\n" });
  await cli(["role", "grant", "sam", "admin"], connection);
  expect(await verify()).toMatchObject({ exitCode: 0, out: "1 entry\nall as they were written\n" });
  await cli(["role", "grant", "noor", "admin"], connection);
  const { head } = await verify();
  expect(await verify("--head", head)).toMatchObject({ exitCode: 0 });
  await pool.query("alter table audit_entry disable trigger user");
  await pool.query("delete from audit_entry where seq = 2");
  expect(await verify()).toMatchObject({ exitCode: 0 });
  expect(await verify("--head", head)).toMatchObject({
    exitCode: 1,
    err: "The end is missing: there was an entry 2, and the log ends at 1.\n",
  });
  expect(await verify("--head", head.replace("2:", "1:"))).toMatchObject({
    exitCode: 1,
    err: "Entry 1 is another one than the head says.\n",
  });
  await pool.query("update audit_entry set action = 'revokeRole'");
  expect(await verify()).toMatchObject({
    exitCode: 1,
    out: "1 entry\n",
    err: "Entry 1 is not as it was written.\n",
  });
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
