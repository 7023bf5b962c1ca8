import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { type Params, statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { codeAt, later, NOW, withFactor, wrong } from "./second-factor.test-support.ts";

const database = testDatabase();

const passTime = statement(
  "pass-tries-in-test",
  (_, p: Params<{ minutes: number }>) =>
    sql`update second_factor set tried_since = tried_since - make_interval(mins => ${p.minutes}::int)`,
);

const notRight = { kind: "invalid", errors: [{ msg: "Is not right", param: "code" }] };

describe("showing it", () => {
  test("marks the session, until the session ends", async () => {
    const { viewer, secret, show } = await withFactor(database);
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
    const { viewer, secret, show } = await withFactor(database);
    const now = later(600);
    const code = codeAt(secret, later(600 + steps * 30));
    await show(code, now).catch(() => undefined);
    expect((await viewer()).hasSecondFactor).toBe(isBelieved);
  });

  test("a code counts once, and none before it counts any more", async () => {
    const { secret, show } = await withFactor(database);
    // The one with which it was confirmed.
    await expect(show(codeAt(secret, NOW))).rejects.toMatchObject(notRight);
    const now = later(60);
    await show(codeAt(secret, now), now);
    await expect(show(codeAt(secret, now), now)).rejects.toMatchObject(notRight);
    await expect(show(codeAt(secret, later(30)), now)).rejects.toMatchObject(notRight);
    await show(codeAt(secret, later(90)), now);
  });

  test("a recovery code counts once, however it is typed", async () => {
    const { viewer, recoveryCodes, recover } = await withFactor(database);
    const [one = "", two = ""] = recoveryCodes;
    await recover(` ${one.toUpperCase().replaceAll("-", " ")}`);
    expect((await viewer()).hasSecondFactor).toBe(true);
    const refusal = { errors: [{ msg: "Is not right", param: "recoveryCode" }] };
    for (const code of [one, "", "00000-00000-00000-00000", `${two}0`])
      await expect(recover(code)).rejects.toMatchObject(refusal);
    await recover(two);
  });

  test("the codes of somebody else are of no use", async () => {
    const [me, other] = [await withFactor(database), await withFactor(database)];
    await expect(me.show(codeAt(other.secret, later(30)), later(30))).rejects.toMatchObject(notRight);
    await expect(me.recover(other.recoveryCodes[0] ?? "")).rejects.toMatchObject({ kind: "invalid" });
  });
});

describe("guessing", () => {
  test("ends after five tries, for a quarter of an hour, also with the right code", async () => {
    const { secret, show, recover, recoveryCodes } = await withFactor(database);
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
    const { secret, show } = await withFactor(database);
    for (const seconds of [30, 60, 90]) {
      for (const _ of [1, 2, 3, 4]) await expect(show(wrong(secret))).rejects.toMatchObject(notRight);
      await show(codeAt(secret, later(seconds)), later(seconds));
    }
  });

  test("with many at once has no more than five tries", async () => {
    const on = await freshDatabase();
    const { secret, show } = await withFactor(on);
    const all = await Promise.allSettled(Array.from({ length: 40 }, () => show(wrong(secret))));
    const kinds = all.map((one) => one.status === "rejected" && (one.reason as { kind: string }).kind);
    expect(kinds.filter((kind) => kind === "invalid")).toHaveLength(5);
    expect(kinds.filter((kind) => kind === "tooOften")).toHaveLength(35);
  });
});

test("of two who use one code at once, one wins", async () => {
  const on = await freshDatabase();
  const { secret, recoveryCodes, show, recover } = await withFactor(on);
  const code = codeAt(secret, later(30));
  const winners = async (uses: Promise<void>[]) =>
    (await Promise.allSettled(uses)).filter(({ status }) => status === "fulfilled").length;
  expect(await winners([1, 2, 3, 4].map(() => show(code, later(30))))).toBe(1);
  expect(await winners([1, 2, 3].map(() => recover(recoveryCodes[0] ?? "")))).toBe(1);
});
