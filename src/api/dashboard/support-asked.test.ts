import { beforeEach, expect, test } from "vitest";
import { grantRole } from "#features/accounts/server/account-roles.ts";
import { addMember, signedIn } from "#features/accounts/server/people.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { sql } from "kysely";
import { testDatabase } from "#tests/support/database.ts";
import { testApi } from "../api.test-support.ts";
import { callerOf } from "./callers.test-support.ts";

const database = testDatabase();

const ASKED = { subject: "mistake", message: "The hours of my shop are wrong.", locale: "nl" };

const queued = statement(
  "letters-queued-in-test",
  (_, p: Params<{ like: string }>) => sql<{ task: string }>`
    select task_identifier as task from graphile_worker.jobs where task_identifier like ${p.like} order by id`,
);

interface TicketAnswer {
  _id: string;
  rev: string;
}

let mies: Record<string, string>;
let accountId: number;
const { api, post } = testApi(database);
beforeEach(async () => {
  const member = await addMember(database, { name: "Mies" });
  accountId = member.accountId;
  await grantRole(database, { accountId, role: "mod", item: null });
  mies = await signedIn(database, member);
});

const ask = (body: object = ASKED, headers = mies) => post("/dashboard/support", body, headers);
const letters = async () => (await queued.all(database, { like: "send-ticket-%" })).map(({ task }) => task);

test("whoever has a role asks from the dashboard without a captcha: it is their ticket, under their name, and the desk has a letter", async () => {
  const answer = await ask();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    ...ASKED,
    state: "open",
    kind: "contact",
    name: "Mies",
    email: null,
    isOwn: true,
    replies: [],
  });
  expect(await letters()).toEqual(["send-ticket-notice"]);
  const other = await callerOf(database, "support", { role: "mod" });
  expect((await other("GET", "")).body).toMatchObject({ total: 0 });
});

test("the answer is told and stands there, and no letter goes to an address that nobody gave", async () => {
  const { _id: id, rev } = (await (await ask()).json()) as TicketAnswer;
  const ada = await callerOf(database, "support", { role: "admin" });
  expect(await ada("PATCH", "", { _id: id, rev, changes: { reply: "Thank you." } })).toMatchObject({
    status: 200,
  });
  expect(await letters()).toEqual(["send-ticket-notice"]);
  const told = await api.request("/notifications", { headers: mies });
  expect(await told.json()).toMatchObject([{ type: "ticketReply", redirect: `/dashboard/support?id=${id}` }]);
});

test("sent again with its key it is one ticket", async () => {
  const headers = { ...mies, "idempotency-key": "0f8b1c7e-8c0e-4d0e-9a51-6a0f6f3b7f10" };
  const [one, two] = [await (await ask(ASKED, headers)).json(), await (await ask(ASKED, headers)).json()];
  expect(two).toEqual(one);
});

test("the eleventh that waits for an answer is refused, and one more is taken once one is closed", async () => {
  const asked: TicketAnswer[] = [];
  for (let count = 0; count < 10; count += 1) asked.push((await (await ask()).json()) as TicketAnswer);
  const refused = await ask();
  expect([refused.status, await refused.json()]).toEqual([
    409,
    { errors: [{ msg: "Wait for an answer first", param: "message" }] },
  ]);
  const [{ _id: id, rev } = { _id: "", rev: "" }] = asked;
  const closed = await api.request("/dashboard/support", {
    method: "PATCH",
    headers: { ...mies, "content-type": "application/json" },
    body: JSON.stringify({ _id: id, rev, changes: { state: "closed" } }),
  });
  expect(closed.status).toBe(200);
  expect((await ask()).status).toBe(200);
});

test.each([
  [{ subject: "money" }, "subject"],
  [{ message: " " }, "message"],
  [{ message: "x".repeat(4001) }, "message"],
  [{ message: "a\u0000b" }, "message"],
  [{ locale: "xx" }, "locale"],
  [{ name: "Somebody else" }, "name"],
  [{ email: "stranger@example.org" }, "email"],
])("%j is refused beside its field", async (change, param) => {
  const answer = await ask({ ...ASKED, ...change });
  expect([answer.status, await answer.json()]).toMatchObject([400, { errors: [{ param }] }]);
  expect(await letters()).toEqual([]);
});

test("whoever has no role asks at the form that everybody has", async () => {
  const sam = await signedIn(database, await addMember(database, { name: "Sam" }));
  expect((await ask(ASKED, sam)).status).toBe(403);
  expect((await ask(ASKED, {})).status).toBe(401);
});
