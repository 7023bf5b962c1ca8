import { sql } from "kysely";
import { expect, test } from "vitest";
import { type Params, statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { beginSignIn } from "./begin-sign-in.ts";
import { forgetSignIns } from "./forget-sign-ins.ts";
import { addMember } from "./people.test-support.ts";
import { hashOfSecret } from "./secret.ts";
import { endOtherSessions, endSession, keepSession, openSessions, startSession } from "./sessions.ts";
import { makeSignInCode } from "./sign-in-code.ts";
import { viewerOfToken as viewerWith } from "./viewer-of-token.ts";

const database = testDatabase();

const pass = statement(
  "pass-time-in-test",
  (_, p: Params<{ hours: number }>) => sql`
    update session set used_at = used_at - make_interval(hours => ${p.hours}::int),
      created_at = created_at - make_interval(hours => ${p.hours}::int),
      signed_in_at = signed_in_at - make_interval(hours => ${p.hours}::int),
      expires_at = expires_at - make_interval(hours => ${p.hours}::int)`,
);
const leftHours = statement(
  "hours-left-in-test",
  () => sql<{ hours: number }>`
    select round(extract(epoch from expires_at - now()) / 3600, 1)::float8 as hours from session`,
  { isRead: true },
);
const rows = statement(
  "session-rows-in-test",
  () => sql<{ row: string }>`select session::text as row from session`,
  {
    isRead: true,
  },
);
const giveRoles = statement(
  "give-roles-in-test",
  (_, p: Params<{ accountId: number }>) => sql`
    insert into account_role (account_id, role) values (${p.accountId}, 'admin'), (${p.accountId}, 'mod')`,
);
const takeRoles = statement("take-roles-in-test", (db) => db.deleteFrom("account_role"));
const leftRows = statement(
  "rows-of-sign-ins-in-test",
  () => sql<{ sessions: number; signIns: number; codes: number }>`
    select (select count(*) from session)::int as sessions, (select count(*) from sign_in)::int as "signIns",
      (select count(*) from sign_in_code)::int as codes`,
  { isRead: true },
);
const passSignIns = statement(
  "pass-sign-ins-in-test",
  (_, p: Params<{ seconds: number }>) =>
    sql`update sign_in set expires_at = expires_at - make_interval(secs => ${p.seconds}::int)`,
);
const passCodes = statement(
  "pass-codes-in-test",
  (_, p: Params<{ seconds: number }>) =>
    sql`update sign_in_code set expires_at = expires_at - make_interval(secs => ${p.seconds}::int)`,
);

const viewerOfToken = (on: typeof database, token: string) =>
  viewerWith(on, token, { adminsNeedSecondFactor: false });

const start = ({ accountId }: { accountId: number }, isFromProvider = true) =>
  startSession(database, { accountId, device: "Firefox · Linux", isFromProvider });

test("a token is random, and what is kept of it is of no use to whoever reads the database", async () => {
  const sam = await addMember(database);
  const [one, other] = [await start(sam), await start(sam)];
  expect([one, other]).toEqual([expect.stringMatching(/^[\w-]{43}$/), expect.not.stringContaining(one)]);
  expect(JSON.stringify(await rows.all(database))).not.toContain(one);
});

test("a token tells who has it, and what they may do at that moment", async () => {
  const sam = await addMember(database, { name: "Sam" });
  const token = await start(sam);
  const viewer = await viewerOfToken(database, token);
  expect(viewer).toMatchObject({
    kind: "account",
    accountId: sam.accountId,
    name: "Sam",
    url: "sam",
    thumbnail: "/default-profilepic-1.jpg",
    permissions: { admin: false, mod: false, shopAdmin: [], brandAdmin: [] },
    hasSecondFactor: true,
  });
  expect(viewer?.signedInAt).toBeTypeOf("number");
  await giveRoles.run(database, sam);
  expect((await viewerOfToken(database, token))?.permissions).toMatchObject({ admin: true, mod: true });
  await takeRoles.run(database);
  expect((await viewerOfToken(database, token))?.permissions).toMatchObject({ admin: false, mod: false });
});

test("a token of the command line counts as with a second factor, and never as fresh", async () => {
  const viewer = await viewerOfToken(database, await start(await addMember(database), false));
  expect(viewer).toMatchObject({ signedInAt: null, hasSecondFactor: true });
});

test.each(["", "x", "A".repeat(43), "A".repeat(1_000_000), "\u0000", "Bearer"])(
  "a token like %.20s is nobody's",
  async (token) => {
    await start(await addMember(database));
    expect(await viewerOfToken(database, token)).toBeUndefined();
  },
);

test("a session lives 999,999 seconds from its last use, and 30 days however often it is used", async () => {
  const token = await start(await addMember(database));
  const hours = async () => (await leftHours.first(database))?.hours;
  expect(await hours()).toBe(277.8);
  await pass.run(database, { hours: 270 });
  expect(await viewerOfToken(database, token)).toBeDefined();
  expect(await hours()).toBe(277.8);
  await pass.run(database, { hours: 270 });
  expect(await viewerOfToken(database, token)).toBeDefined();
  expect(await hours()).toBe(30 * 24 - 540);
  await pass.run(database, { hours: 180 });
  expect(await viewerOfToken(database, token)).toBeUndefined();
});

test("one that is not used is over after that time", async () => {
  const token = await start(await addMember(database));
  await pass.run(database, { hours: 278 });
  expect(await viewerOfToken(database, token)).toBeUndefined();
});

test("its use is written once an hour", async () => {
  const token = await start(await addMember(database));
  const id = (await viewerOfToken(database, token))?.sessionId ?? 0;
  expect(await keepSession(database, id)).toBe(false);
  await pass.run(database, { hours: 2 });
  expect(await keepSession(database, id)).toBe(true);
  expect(await keepSession(database, id)).toBe(false);
});

test("open sessions are listed, the latest used first, without those that are over and those of others", async () => {
  const [sam, noor] = [await addMember(database), await addMember(database)];
  await start(sam);
  await pass.run(database, { hours: 278 });
  for (const person of [sam, noor, sam]) {
    await start(person);
    await pass.run(database, { hours: 1 });
  }
  const open = await openSessions(database, sam.accountId);
  expect(open.map(({ device }) => device)).toEqual(["Firefox · Linux", "Firefox · Linux"]);
  expect(open.map(({ usedAt }) => usedAt)).toEqual(
    open
      .map(({ usedAt }) => usedAt)
      .toSorted()
      .toReversed(),
  );
});

test("only its owner ends a session", async () => {
  const [sam, noor] = [await addMember(database), await addMember(database)];
  const token = await start(sam);
  const id = (await viewerOfToken(database, token))?.sessionId ?? 0;
  await expect(endSession(database, { id, accountId: noor.accountId })).rejects.toMatchObject({
    kind: "notFound",
  });
  await endOtherSessions(database, { id: 0, accountId: noor.accountId });
  expect(await viewerOfToken(database, token)).toBeDefined();
  await endSession(database, { id, accountId: sam.accountId });
  expect(await viewerOfToken(database, token)).toBeUndefined();
});

test("sessions are forgotten 30 days after their end, sign-ins and codes when they are over", async () => {
  const { accountId } = await addMember(database);
  await start({ accountId });
  const begun = { provider: "google", locale: "nl", path: "/", isStandalone: false, browser: "x" } as const;
  await beginSignIn(database, { ...begun, exchangeHash: hashOfSecret("x") });
  await makeSignInCode(database, { accountId, path: "/", isNew: false, browserHash: null });
  await pass.run(database, { hours: 277 + 30 * 24 });
  await passSignIns.run(database, { seconds: 599 });
  await passCodes.run(database, { seconds: 59 });
  expect(await forgetSignIns(database)).toBe(0);
  await pass.run(database, { hours: 1 });
  await passSignIns.run(database, { seconds: 2 });
  await passCodes.run(database, { seconds: 2 });
  expect(await forgetSignIns(database)).toBe(3);
  expect(await leftRows.first(database)).toEqual({ sessions: 0, signIns: 0, codes: 0 });
});
