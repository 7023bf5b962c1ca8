import { sql } from "kysely";
import { generateSync } from "otplib";
import { describe, expect, test } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { ANONYMOUS } from "#platform/viewer.ts";
import { testDatabase } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { grantRole } from "./account-roles.ts";
import { asAdmin, asMember, type Member } from "./members.ts";
import { addMember } from "./people.test-support.ts";
import { startSession } from "./sessions.ts";
import { beginSecondFactor, confirmSecondFactor } from "./set-up-second-factor.ts";
import { removeSecondFactor, showSecondFactor } from "./show-second-factor.ts";
import { viewerOfToken } from "./viewer-of-token.ts";

const database = testDatabase();

const NOW = new Date("2026-11-21T13:15:10Z");
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const codeAt = (secret: string, at: Date) => generateSync({ secret, epoch: at.getTime() / 1000 });
const wrong = (secret: string) => {
  const right = [-30, 0, 30].map((seconds) => codeAt(secret, later(seconds)));
  return ["000000", "111111", "222222", "333333"].find((code) => !right.includes(code)) as string;
};

const factorRows = statement(
  "second-factors-in-test",
  () => sql<{ row: string }>`
    select second_factor::text as row from second_factor
    union all select recovery_code::text from recovery_code`,
  { isRead: true },
);

const passTime = statement(
  "pass-tries-in-test",
  (_, p: Params<{ minutes: number }>) =>
    sql`update second_factor set tried_since = tried_since - make_interval(mins => ${p.minutes}::int)`,
);

const copySecret = statement(
  "copy-secret-in-test",
  (_, p: Params<{ from: number; to: number }>) => sql`
    update second_factor set secret = (select secret from second_factor where account_id = ${p.from})
    where account_id = ${p.to}`,
);

interface SignedInOptions {
  on?: Database;
  isFromProvider?: boolean;
  adminsNeedSecondFactor?: boolean;
}

/** A session of somebody, and who they are through it now. */
async function sessionOf(
  { accountId }: { accountId: number },
  { on = database, isFromProvider = true, adminsNeedSecondFactor = false }: SignedInOptions = {},
) {
  const token = await startSession(on, { accountId, device: "Test", isFromProvider });
  return async () => asMember((await viewerOfToken(on, token, { adminsNeedSecondFactor })) ?? ANONYMOUS);
}

async function setUp(member: Member, on = database) {
  const now = member.signedInAt === null ? NOW : new Date(member.signedInAt);
  const { secret } = await beginSecondFactor(on, member, { siteName: "Highstreet", now });
  const code = codeAt(secret, NOW);
  return { secret, recoveryCodes: await confirmSecondFactor(on, member, { code, now: NOW }) };
}

/** Somebody with a second factor, and a new session of theirs. */
async function withFactor(options: SignedInOptions = {}) {
  const on = options.on ?? database;
  const member = await addMember(on);
  const first = await sessionOf(member, options);
  const { secret, recoveryCodes } = await setUp(await first(), on);
  const viewer = await sessionOf(member, options);
  const me = await viewer();
  const show = (code: string, now = NOW) => showSecondFactor(on, me, { proof: { code }, now });
  const recover = (recoveryCode: string) => showSecondFactor(on, me, { proof: { recoveryCode }, now: NOW });
  return { first, viewer, me, secret, recoveryCodes, show, recover };
}

const notRight = { kind: "invalid", errors: [{ msg: "Is not right", param: "code" }] };

describe("setting it up", () => {
  test("gives a secret for an app, with the name of the site and of the person", async () => {
    const member = await addMember(database, { name: "Noor & Sam" });
    const { secret, uri } = await beginSecondFactor(database, member, { siteName: "Café: Hoog", now: NOW });
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const url = new URL(uri);
    expect([url.protocol, url.host]).toEqual(["otpauth:", "totp"]);
    expect(decodeURIComponent(url.pathname)).toBe("/Café: Hoog:Noor & Sam");
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ secret, issuer: "Café: Hoog" });
  });

  test("counts only once a first code was shown, for the session that showed it", async () => {
    const member = await addMember(database);
    const [viewer, other, ofTools] = [
      await sessionOf(member),
      await sessionOf(member),
      await sessionOf(member, { isFromProvider: false }),
    ];
    const seen = async () =>
      Promise.all([viewer(), other(), ofTools()].map(async (one) => (await one).hasSecondFactor));
    await beginSecondFactor(database, member, { siteName: "Highstreet", now: NOW });
    expect(await seen()).toEqual([true, true, true]);
    const { recoveryCodes } = await setUp(await viewer());
    expect(await seen()).toEqual([true, false, true]);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[0-9a-f]{5}(-[0-9a-f]{5}){3}$/);
  });

  test("wants the code of the last secret that was given", async () => {
    const member = await addMember(database);
    const begin = () => beginSecondFactor(database, member, { siteName: "Highstreet", now: NOW });
    const [first, second] = [await begin(), await begin()];
    const confirm = (code: string) => confirmSecondFactor(database, member, { code, now: NOW });
    await expect(confirm(codeAt(first.secret, NOW))).rejects.toMatchObject({
      errors: [{ msg: "Is not right", param: "confirm" }],
    });
    expect(await confirm(codeAt(second.secret, NOW))).toHaveLength(10);
  });

  test("is done once, and begun before it is confirmed", async () => {
    const member = await addMember(database);
    const confirm = (code: string) => confirmSecondFactor(database, member, { code, now: NOW });
    const problem = (msg: string, param: string) => ({ kind: "conflict", errors: [{ msg, param }] });
    await expect(confirm("123456")).rejects.toMatchObject(problem("Is not set up", "confirm"));
    await expect(
      showSecondFactor(database, member, { proof: { code: "123456" }, now: NOW }),
    ).rejects.toMatchObject(problem("Is not set up", "code"));
    const { secret } = await setUp(member);
    await expect(confirm(codeAt(secret, NOW))).rejects.toMatchObject(problem("Is set up already", "confirm"));
    await expect(setUp(member)).rejects.toMatchObject(problem("Is set up already", "begin"));
  });

  test("needs a sign-in of this moment: a session alone may be stolen", async () => {
    const viewer = await (await sessionOf(await addMember(database)))();
    const signedInAt = viewer.signedInAt ?? 0;
    const begin = (minutes: number) =>
      beginSecondFactor(database, viewer, { siteName: "", now: new Date(signedInAt + minutes * 60_000) });
    await expect(begin(11)).rejects.toThrow("Sign in again first");
    expect(await begin(9)).toHaveProperty("secret");
  });

  test("keeps nothing that whoever reads the table could use", async () => {
    const { secret, recoveryCodes } = await withFactor();
    const rows = JSON.stringify(await factorRows.all(database)).toLowerCase();
    const hex = Buffer.from(secret).toString("hex");
    for (const text of [
      secret.toLowerCase(),
      hex,
      ...recoveryCodes,
      ...recoveryCodes.map((one) => one.replaceAll("-", "")),
    ])
      expect(rows).not.toContain(text);
  });

  test("is sealed for one account: its row is of no use in that of another", async () => {
    const [victim, attacker] = [await withFactor(), await withFactor()];
    await copySecret.run(database, { from: attacker.me.accountId, to: victim.me.accountId });
    await expect(victim.show(codeAt(attacker.secret, later(30)), later(30))).rejects.toThrow();
  });
});

describe("showing it", () => {
  test("marks the session, until the session ends", async () => {
    const { viewer, secret, show } = await withFactor();
    expect((await viewer()).hasSecondFactor).toBe(false);
    await expect(show(wrong(secret))).rejects.toMatchObject(notRight);
    expect((await viewer()).hasSecondFactor).toBe(false);
    await show(codeAt(secret, later(30)), later(30));
    expect((await viewer()).hasSecondFactor).toBe(true);
  });

  test.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])("a clock that is %d half minutes off is believed: %s", async (steps, isBelieved) => {
    const { viewer, secret, show } = await withFactor();
    const now = later(600);
    const code = codeAt(secret, later(600 + steps * 30));
    await show(code, now).catch(() => undefined);
    expect((await viewer()).hasSecondFactor).toBe(isBelieved);
  });

  test("a code counts once, and none before it counts any more", async () => {
    const { secret, show } = await withFactor();
    // The one with which it was confirmed.
    await expect(show(codeAt(secret, NOW))).rejects.toMatchObject(notRight);
    const now = later(60);
    await show(codeAt(secret, now), now);
    await expect(show(codeAt(secret, now), now)).rejects.toMatchObject(notRight);
    await expect(show(codeAt(secret, later(30)), now)).rejects.toMatchObject(notRight);
    await show(codeAt(secret, later(90)), now);
  });

  test("a recovery code counts once, however it is typed", async () => {
    const { viewer, recoveryCodes, recover } = await withFactor();
    const [one = "", two = ""] = recoveryCodes;
    await recover(` ${one.toUpperCase().replaceAll("-", " ")}`);
    expect((await viewer()).hasSecondFactor).toBe(true);
    const refusal = { errors: [{ msg: "Is not right", param: "recoveryCode" }] };
    for (const code of [one, "", "00000-00000-00000-00000", `${two}0`])
      await expect(recover(code)).rejects.toMatchObject(refusal);
    await recover(two);
  });

  test("the codes of somebody else are of no use", async () => {
    const [me, other] = [await withFactor(), await withFactor()];
    await expect(me.show(codeAt(other.secret, later(30)), later(30))).rejects.toMatchObject(notRight);
    await expect(me.recover(other.recoveryCodes[0] ?? "")).rejects.toMatchObject({ kind: "invalid" });
  });
});

describe("guessing", () => {
  test("ends after five tries, for a quarter of an hour, also with the right code", async () => {
    const { secret, show, recover, recoveryCodes } = await withFactor();
    for (const _ of [1, 2, 3, 4]) await expect(show(wrong(secret))).rejects.toMatchObject(notRight);
    await expect(recover("00000")).rejects.toMatchObject({ kind: "invalid" });
    const right = () => show(codeAt(secret, later(30)), later(30));
    await expect(right()).rejects.toMatchObject({
      kind: "tooOften",
      retryAfterSeconds: 15 * 60,
      errors: [{ msg: "Was tried too often", param: "code" }],
    });
    await expect(recover(recoveryCodes[0] ?? "")).rejects.toMatchObject({ kind: "tooOften" });
    await passTime.run(database, { minutes: 14 });
    await expect(right()).rejects.toMatchObject({ kind: "tooOften", retryAfterSeconds: 60 });
    await passTime.run(database, { minutes: 1 });
    await right();
  });

  test("is counted anew after a right code", async () => {
    const { secret, show } = await withFactor();
    for (const seconds of [30, 60, 90]) {
      for (const _ of [1, 2, 3, 4]) await expect(show(wrong(secret))).rejects.toMatchObject(notRight);
      await show(codeAt(secret, later(seconds)), later(seconds));
    }
  });

  test("with many at once has no more than five tries", { timeout: 60_000 }, async () => {
    const on = await freshDatabase();
    const { secret, show } = await withFactor({ on });
    const all = await Promise.allSettled(Array.from({ length: 40 }, () => show(wrong(secret))));
    const kinds = all.map((one) => one.status === "rejected" && (one.reason as { kind: string }).kind);
    expect(kinds.filter((kind) => kind === "invalid")).toHaveLength(5);
    expect(kinds.filter((kind) => kind === "tooOften")).toHaveLength(35);
  });
});

test("of two who use one code at once, one wins", { timeout: 60_000 }, async () => {
  const on = await freshDatabase();
  const { secret, recoveryCodes, show, recover } = await withFactor({ on });
  const code = codeAt(secret, later(30));
  const winners = async (uses: Promise<void>[]) =>
    (await Promise.allSettled(uses)).filter(({ status }) => status === "fulfilled").length;
  expect(await winners([1, 2, 3, 4].map(() => show(code, later(30))))).toBe(1);
  expect(await winners([1, 2, 3].map(() => recover(recoveryCodes[0] ?? "")))).toBe(1);
});

describe("taking it off", () => {
  test("asks for it once more, and a new one has to be shown again", async () => {
    const { first, viewer, me, secret, recoveryCodes } = await withFactor();
    const remove = (code: string) => removeSecondFactor(database, me, { proof: { code }, now: later(30) });
    await expect(remove(wrong(secret))).rejects.toMatchObject(notRight);
    expect((await viewer()).hasSecondFactor).toBe(false);
    await remove(codeAt(secret, later(30)));
    expect((await viewer()).hasSecondFactor).toBe(true);
    expect(await factorRows.all(database)).toEqual([]);
    const next = await setUp(await first());
    expect((await viewer()).hasSecondFactor).toBe(false);
    const old = { proof: { recoveryCode: recoveryCodes[0] ?? "" }, now: NOW };
    await expect(removeSecondFactor(database, me, old)).rejects.toMatchObject({ kind: "invalid" });
    const recoveryCode = next.recoveryCodes[0] ?? "";
    await removeSecondFactor(database, me, { proof: { recoveryCode }, now: NOW });
    expect(await factorRows.all(database)).toEqual([]);
  });
});

describe("an admin", () => {
  async function admin(options: SignedInOptions) {
    const member = await addMember(database);
    await grantRole(database, { accountId: member.accountId, role: "admin", item: null });
    return sessionOf(member, options);
  }
  const shown = "Show your second factor first";

  test("in production does nothing as such before one is set up", async () => {
    const viewer = await admin({ adminsNeedSecondFactor: true });
    await expect(viewer().then(asAdmin)).rejects.toThrow(shown);
    await setUp(await viewer());
    expect(asAdmin(await viewer())).toHaveProperty("accountId");
  });

  test("elsewhere needs none, but who has one shows it", async () => {
    const viewer = await admin({});
    expect(asAdmin(await viewer())).toHaveProperty("accountId");
    await setUp(await viewer());
    const again = await sessionOf(await viewer());
    await expect(again().then(asAdmin)).rejects.toThrow(shown);
  });

  test("of the command line has shown one", async () => {
    const viewer = await admin({ adminsNeedSecondFactor: true, isFromProvider: false });
    expect(asAdmin(await viewer())).toMatchObject({ signedInAt: null });
  });
});
