import { expect, test } from "vitest";
import { addReader, LETTER } from "#features/newsletter/server/issues.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { callerOf } from "./callers.test-support.ts";

const database = testWorld(settleSmallWorld);

interface Answer {
  _id: string;
  rev: string;
  state: string;
  errors: { msg: string; param: string }[];
  [field: string]: unknown;
}

const adminsCall = () => callerOf(database, "newsletter", { role: "admin" });
type Caller = Awaited<ReturnType<typeof adminsCall>>;

async function asked(call: Caller, method: string, body: object) {
  const { status, body: answer } = await call(method, "", body);
  return { status, ...(answer as Answer) };
}

test("an issue is added as a draft, saved, and seen in the list, and a stale one is refused", async () => {
  const call = await adminsCall();
  const added = await asked(call, "POST", LETTER);
  expect(added).toMatchObject({ status: 200, state: "draft", subject: LETTER.subject });
  const { _id, rev } = added;
  const subject = { nl: "Later", source: "nl" };
  expect(await asked(call, "PATCH", { _id, rev, changes: { subject } })).toMatchObject({
    status: 200,
    subject,
  });
  expect(await asked(call, "PATCH", { _id, rev, changes: { subject } })).toMatchObject({ status: 409 });
  const { body } = await call("GET", "?q=later");
  expect(body).toMatchObject({ total: 1, items: [{ _id, progress: { waiting: 0, sent: 0 } }] });
});

test("what is wrong is said of its field", async () => {
  const call = await adminsCall();
  const { errors, status } = await asked(call, "POST", { ...LETTER, subject: { source: "nl" } });
  expect([status, errors]).toEqual([400, [{ msg: "Must not be empty", param: "subject" }]]);
});

test("once it has begun it can't be changed, removed or begun again, and can be stopped", async () => {
  await addReader(database, "nl");
  const call = await adminsCall();
  const { _id, rev } = await asked(call, "POST", LETTER);
  const begun = await asked(call, "PATCH", { _id, rev, changes: { step: "send" } });
  expect(begun).toMatchObject({ status: 200, state: "sending", progress: { waiting: 1, sent: 0 } });
  const now = { _id, rev: begun.rev };
  for (const changes of [{ subject: LETTER.subject }, { step: "send" }, { step: "goOn" }])
    expect(await asked(call, "PATCH", { ...now, changes })).toMatchObject({ status: 409 });
  expect(await asked(call, "DELETE", now)).toMatchObject({ status: 409 });
  expect(await asked(call, "PATCH", { ...now, changes: { step: "stop" } })).toMatchObject({
    state: "stopped",
  });
});

test("a try needs an address of one's own", async () => {
  const call = await adminsCall();
  const { _id, rev } = await asked(call, "POST", LETTER);
  const { status, errors } = await asked(call, "PATCH", { _id, rev, changes: { step: "try" } });
  expect([status, errors]).toEqual([409, [{ msg: "You have no confirmed e-mail address", param: "step" }]]);
});

test("a draft can be removed", async () => {
  const call = await adminsCall();
  const { _id, rev } = await asked(call, "POST", LETTER);
  expect(await asked(call, "DELETE", { _id, rev })).toMatchObject({ status: 200 });
  expect((await call("GET", `?id=${_id}`)).status).toBe(404);
});

test("no address is answered", async () => {
  await addReader(database, "nl");
  const call = await adminsCall();
  const { _id, rev } = await asked(call, "POST", LETTER);
  await asked(call, "PATCH", { _id, rev, changes: { step: "send" } });
  expect(JSON.stringify((await call("GET", `?id=${_id}`)).body)).not.toContain("@");
});
