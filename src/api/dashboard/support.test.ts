import { expect, test } from "vitest";
import { grantRole } from "#features/accounts/server/account-roles.ts";
import { addMember, signedIn } from "#features/accounts/server/people.test-support.ts";
import { QUESTION } from "#features/support/question.test-support.ts";
import { solvedCaptcha, TEST_KEY } from "#platform/captcha/solved-captcha.test-support.ts";
import { testDatabase } from "#tests/support/database.ts";
import { testApi } from "../api.test-support.ts";
import { callerOf } from "./callers.test-support.ts";

const database = testDatabase();
const admin = () => callerOf(database, "support", { role: "admin" });
const { kind: _, ...question } = QUESTION;

interface TicketAnswer {
  _id: string;
  rev: string;
  state: string;
  replies: { text: string; isStaff: boolean }[];
}

/** Somebody with a role, who asked something signed in, and calls `/api/dashboard/support`. */
async function asker(name = "Mies") {
  const { api, post } = testApi(database, { captchaKey: TEST_KEY });
  const member = await addMember(database, { name });
  const headers = await signedIn(database, member);
  const answer = await post("/contact", { ...question, captcha: await solvedCaptcha("contact") }, headers);
  expect(answer.status).toBe(200);
  const { _id: id } = (await answer.json()) as { _id: string };
  const call = (path: string, method = "GET", body?: object) =>
    api.request(`/dashboard/support${path}`, {
      method,
      headers: { ...headers, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
  const grant = () => grantRole(database, { accountId: member.accountId, role: "mod", item: null });
  return { id, call, grant };
}

async function said(call: Awaited<ReturnType<typeof admin>>, id: string, changes: object) {
  const { rev = "" } = (await call("GET", `?id=${id}`)).body as Partial<TicketAnswer>;
  return call("PATCH", "", { _id: id, rev, changes });
}

test("what somebody asks signed in is among their tickets once they have a role, and nobody else’s without one", async () => {
  const { id, call, grant } = await asker();
  expect((await call("")).status).toBe(403);
  await grant();
  expect(await (await call("")).json()).toMatchObject({ total: 1, items: [{ _id: id, isOwn: true }] });
  const other = await callerOf(database, "support", { role: "mod" });
  expect((await other("GET", "")).body).toMatchObject({ total: 0, items: [] });
  expect(await other("GET", `?id=${id}`)).toMatchObject({ status: 404 });
  expect(await said(other, id, { reply: "Let me see" })).toMatchObject({ status: 404 });
});

test("an admin answers and closes in one save, and whoever asked reads it", async () => {
  const { id, call, grant } = await asker();
  await grant();
  const ada = await admin();
  const { status, body } = await said(ada, id, { reply: "Thank you.", state: "closed" });
  expect([status, body]).toMatchObject([200, { _id: id, state: "closed", replyCount: 1 }]);
  const read = (await (await call(`?id=${id}`)).json()) as TicketAnswer;
  expect(read).toMatchObject({ state: "closed", replies: [{ text: "Thank you.", isStaff: true }] });
});

test("the second of two who answer is shown the answer of the first", async () => {
  const { id } = await asker();
  const [ada, eva] = [await admin(), await admin()];
  const { rev } = (await eva("GET", `?id=${id}`)).body as TicketAnswer;
  await said(ada, id, { reply: "First" });
  const { status, body } = await eva("PATCH", "", { _id: id, rev, changes: { reply: "Second" } });
  expect([status, body]).toMatchObject([409, { current: { _id: id, replies: [{ text: "First" }] } }]);
});

test("an admin removes what is to be gone, and whoever asked does not", async () => {
  const { id, grant, call } = await asker();
  await grant();
  const ada = await admin();
  const { rev } = (await ada("GET", `?id=${id}`)).body as TicketAnswer;
  expect((await call("", "DELETE", { _id: id, rev })).status).toBe(403);
  const other = await callerOf(database, "support", { role: "mod" });
  expect(await other("DELETE", "", { _id: id, rev })).toMatchObject({ status: 404 });
  expect(await ada("DELETE", "", { _id: id, rev: "old" })).toMatchObject({ status: 409 });
  expect(await ada("DELETE", "", { _id: id, rev })).toMatchObject({ status: 200 });
  expect(await ada("GET", `?id=${id}`)).toMatchObject({ status: 404 });
});

test("several are closed at once, and what they were written with stays as it was", async () => {
  const [one, two] = [await asker("Mies"), await asker("Kees")];
  const ada = await admin();
  const { items } = (await ada("GET", "?state=open")).body as { items: TicketAnswer[] };
  const closed = items.map(({ _id, rev }) => ({ _id, rev, changes: { state: "closed" } }));
  const { body } = await ada("PATCH", "", { items: closed });
  expect((body as { items: TicketAnswer[] }).items.map(({ _id: id }) => id).toSorted()).toEqual(
    [one.id, two.id].toSorted(),
  );
  expect((await ada("GET", "?state=open")).body).toMatchObject({ total: 0 });
});

test.each([
  [{ reply: "" }, "changes.reply"],
  [{ reply: "x".repeat(4001) }, "changes.reply"],
  [{ reply: 7 }, "changes.reply"],
  [{ state: "answered" }, "changes.state"],
  [{ message: "I never wrote that" }, "changes.message"],
])("%j is refused", async (changes, param) => {
  const { id } = await asker();
  const { status, body } = await said(await admin(), id, changes);
  expect([status, body]).toMatchObject([400, { errors: [{ param }] }]);
});

test("the list is a file too, in which nobody’s sums are worked out", async () => {
  const { api, post } = testApi(database, { captchaKey: TEST_KEY });
  const ada = await addMember(database);
  await grantRole(database, { accountId: ada.accountId, role: "admin", item: null });
  const asked = { ...question, name: "=1+1", captcha: await solvedCaptcha("contact") };
  expect((await post("/contact", asked)).status).toBe(200);
  const answer = await api.request("/dashboard/support?format=csv&lang=en", {
    headers: await signedIn(database, ada),
  });
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="support.csv"');
  const text = await answer.text();
  expect(text).toContain("Waiting for an answer,Question,");
  expect(text).toContain(",'=1+1,mies@example.org,");
});

test("the list that begins with who waits longest is the other way round from its end, the closed ones first", async () => {
  const ada = await admin();
  const asked = [await asker("Mies"), await asker("Lies"), await asker("Kees")];
  await said(ada, asked[1]!.id, { reply: "Thank you.", state: "closed" });
  const ids = async (sort: string) =>
    ((await ada("GET", `?sort=${sort}`)).body as { items: TicketAnswer[] }).items.map((item) => item["_id"]);
  const there = await ids("waiting");
  expect(there.at(-1)).toBe(asked[1]!.id);
  expect(await ids("-waiting")).toEqual(there.toReversed());
});
