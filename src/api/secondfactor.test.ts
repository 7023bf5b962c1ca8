import { generateSync } from "otplib";
import { describe, expect, test } from "vitest";
import { addMember, signedIn } from "#features/accounts/server/people.test-support.ts";
import { testDatabase } from "#tests/support/database.ts";
import { testApi } from "./api.test-support.ts";

const database = testDatabase();

async function somebody() {
  let nowMs = Date.now();
  const { post, report } = testApi(database, { now: () => new Date(nowMs) });
  const member = await addMember(database, { name: "Noor" });
  const session = await signedIn(database, member);
  const call = async (body: unknown, headers: Record<string, string> = session) => {
    const answer = await post("/secondfactor", body, headers);
    expect(report).not.toHaveBeenCalled();
    return { answer, status: answer.status, body: (await answer.json()) as Record<string, never> };
  };
  const codeOf = (secret: string) => generateSync({ secret, epoch: nowMs / 1000 });
  const pass = () => void (nowMs += 30_000);
  return { member, call, codeOf, pass };
}

test("it is set up, shown by another session, and taken off", async () => {
  const { member, call, codeOf, pass } = await somebody();
  const { secret = "", uri } = (await call({ begin: true })).body;
  expect(uri).toContain("otpauth://totp/Highstreet:Noor?");
  const spaced = codeOf(secret).replace(/^.../, "$& ");
  const { body } = await call({ confirm: spaced });
  expect(body).toEqual({ recoveryCodes: Array.from({ length: 10 }, () => expect.any(String)) });
  const other = await signedIn(database, member);
  pass();
  expect(await call({ code: codeOf(secret) }, other)).toMatchObject({ status: 200, body: {} });
  const [recoveryCode] = body.recoveryCodes ?? [];
  expect(await call({ recoveryCode }, other)).toMatchObject({ status: 200, body: {} });
  pass();
  expect(await call({ remove: true, code: codeOf(secret) }, other)).toMatchObject({ status: 200, body: {} });
  expect(await call({ code: codeOf(secret) }, other)).toMatchObject({
    status: 409,
    body: { errors: [{ msg: "Is not set up", param: "code" }] },
  });
});

test("one's own user says that it is set up, once it is confirmed and until it is taken off", async () => {
  const { member, call, codeOf, pass } = await somebody();
  const { post } = testApi(database);
  const session = await signedIn(database, member);
  const isSetUp = async () => {
    const { user } = (await (await post("/profile", {}, session)).json()) as { user: object };
    return (user as { hasSecondFactor: boolean }).hasSecondFactor;
  };
  const { secret = "" } = (await call({ begin: true })).body;
  expect(await isSetUp()).toBe(false);
  await call({ confirm: codeOf(secret) });
  expect(await isSetUp()).toBe(true);
  pass();
  await call({ remove: true, code: codeOf(secret) });
  expect(await isSetUp()).toBe(false);
});

test("a wrong code is refused, and the sixth try told when to come back", async () => {
  const { call, codeOf } = await somebody();
  const { secret = "" } = (await call({ begin: true })).body;
  await call({ confirm: codeOf(secret) });
  const replayed = { code: codeOf(secret) };
  for (const _ of [1, 2, 3, 4, 5])
    expect(await call(replayed)).toMatchObject({
      status: 400,
      body: { errors: [{ msg: "Is not right", param: "code" }] },
    });
  const { status, answer, body } = await call(replayed);
  expect([status, answer.headers.get("retry-after")]).toEqual([429, "900"]);
  expect(body).toEqual({ errors: [{ msg: "Was tried too often", param: "code" }] });
});

describe("nothing is done with", () => {
  test.each([
    [{}, "begin"],
    [[], "request"],
    [{ begin: false }, "begin"],
    [{ begin: true, code: "123456" }, "begin"],
    [{ remove: true }, "begin"],
    [{ remove: true, confirm: "123456" }, "begin"],
    [{ code: "123456", recoveryCode: "a" }, "begin"],
    [{ code: "12345" }, "code"],
    [{ code: 123456 }, "code"],
    [{ code: "１２３４５６" }, "code"],
    [{ confirm: "abcdef" }, "confirm"],
    [{ recoveryCode: "a".repeat(41) }, "recoveryCode"],
    [{ begin: true, accountId: 1 }, "accountId"],
  ])("%j", async (body, param) => {
    const { call } = await somebody();
    const answer = await call(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: [{ param }] });
  });

  test("no session", async () => {
    const { call } = await somebody();
    expect((await call({ begin: true }, {})).status).toBe(401);
  });
});
