import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { type Params, statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { grantRole } from "./account-roles.ts";
import { asAdmin } from "./members.ts";
import { addMember } from "./people.test-support.ts";
import {
  codeAt,
  later,
  NOW,
  sessionOf,
  setUp,
  type SignedInOptions,
  withFactor,
  wrong,
} from "./second-factor.test-support.ts";
import { beginSecondFactor, confirmSecondFactor } from "./set-up-second-factor.ts";
import { removeSecondFactor, showSecondFactor } from "./show-second-factor.ts";

const database = testDatabase();

const factorRows = statement(
  "second-factors-in-test",
  () => sql<{ row: string }>`
    select second_factor::text as row from second_factor
    union all select recovery_code::text from recovery_code`,
  { isRead: true },
);

const copySecret = statement(
  "copy-secret-in-test",
  (_, p: Params<{ from: number; to: number }>) => sql`
    update second_factor set secret = (select secret from second_factor where account_id = ${p.from})
    where account_id = ${p.to}`,
);

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
      await sessionOf(database, member),
      await sessionOf(database, member),
      await sessionOf(database, member, { isFromProvider: false }),
    ];
    const seen = async () =>
      Promise.all([viewer(), other(), ofTools()].map(async (one) => (await one).hasSecondFactor));
    await beginSecondFactor(database, member, { siteName: "Highstreet", now: NOW });
    expect(await seen()).toEqual([true, true, true]);
    const { recoveryCodes } = await setUp(database, await viewer());
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
    const { secret } = await setUp(database, member);
    await expect(confirm(codeAt(secret, NOW))).rejects.toMatchObject(problem("Is set up already", "confirm"));
    await expect(setUp(database, member)).rejects.toMatchObject(problem("Is set up already", "begin"));
  });

  test("needs a sign-in of this moment: a session alone may be stolen", async () => {
    const viewer = await (await sessionOf(database, await addMember(database)))();
    const signedInAt = viewer.signedInAt ?? 0;
    const begin = (minutes: number) =>
      beginSecondFactor(database, viewer, { siteName: "", now: new Date(signedInAt + minutes * 60_000) });
    await expect(begin(11)).rejects.toThrow("Sign in again first");
    expect(await begin(9)).toHaveProperty("secret");
  });

  test("keeps nothing that whoever reads the table could use", async () => {
    const { secret, recoveryCodes } = await withFactor(database);
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
    const [victim, attacker] = [await withFactor(database), await withFactor(database)];
    await copySecret.run(database, { from: attacker.me.accountId, to: victim.me.accountId });
    await expect(victim.show(codeAt(attacker.secret, later(30)), later(30))).rejects.toThrow();
  });
});

describe("taking it off", () => {
  test("asks for it once more, and a new one has to be shown again", async () => {
    const { first, viewer, me, secret, recoveryCodes } = await withFactor(database);
    const remove = (code: string) => removeSecondFactor(database, me, { proof: { code }, now: later(30) });
    await expect(remove(wrong(secret))).rejects.toMatchObject(notRight);
    expect((await viewer()).hasSecondFactor).toBe(false);
    await remove(codeAt(secret, later(30)));
    expect((await viewer()).hasSecondFactor).toBe(true);
    expect(await factorRows.all(database)).toEqual([]);
    const next = await setUp(database, await first());
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
    return sessionOf(database, member, options);
  }
  const shown = "Show your second factor first";

  test("in production does nothing as such before one is set up", async () => {
    const viewer = await admin({ adminsNeedSecondFactor: true });
    await expect(viewer().then(asAdmin)).rejects.toThrow(shown);
    await setUp(database, await viewer());
    expect(asAdmin(await viewer())).toHaveProperty("accountId");
  });

  test("elsewhere needs none, but who has one shows it", async () => {
    const viewer = await admin({});
    expect(asAdmin(await viewer())).toHaveProperty("accountId");
    await setUp(database, await viewer());
    const again = await sessionOf(database, await viewer());
    await expect(again().then(asAdmin)).rejects.toThrow(shown);
  });

  test("of the command line has shown one", async () => {
    const viewer = await admin({ adminsNeedSecondFactor: true, isFromProvider: false });
    expect(asAdmin(await viewer())).toMatchObject({ signedInAt: null });
  });
});
