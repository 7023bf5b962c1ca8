import { expect, test } from "vitest";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { callerOf } from "./callers.test-support.ts";

const database = testWorld(settleSmallWorld);

const ANSWER = {
  name: "Hours of a shop",
  text: { source: "nl", nl: "Hoi [name], dank je. We hebben het aangepast.", en: "Hi [name], thank you." },
};

interface Saved {
  _id: string;
  rev: string;
}

test("a standard answer is written, found by its name and by its text, changed and deleted", async () => {
  const call = await callerOf(database, "answers", { role: "admin" });
  const added = await call("POST", "", ANSWER);
  expect(added).toMatchObject({ status: 200, body: { ...ANSWER, isSample: false } });
  const { _id, rev } = added.body as Saved;
  for (const q of ["hours", "AANGEPAST"])
    expect(await call("GET", `?q=${q}`)).toMatchObject({ body: { total: 1, items: [{ _id }] } });
  expect(await call("GET", "?q=receipt")).toMatchObject({ body: { total: 0 } });
  const changed = await call("PATCH", "", { _id, rev, changes: { name: "Opening hours" } });
  expect(changed).toMatchObject({ status: 200, body: { name: "Opening hours", text: ANSWER.text } });
  const late = await call("PATCH", "", { _id, rev, changes: { name: "Late" } });
  expect(late).toMatchObject({ status: 409 });
  const { rev: now } = changed.body as Saved;
  expect(await call("DELETE", "", { _id, rev: now })).toMatchObject({ status: 200 });
  expect(await call("GET", "")).toMatchObject({ body: { total: 0 } });
});

test.each([
  ["name", "Must not be empty", { name: " " }],
  ["name", "Must have at most 80 characters", { name: "x".repeat(81) }],
  ["text", "Must not be empty", { text: { source: "nl" } }],
  ["text.nl", "Must have at most 4000 characters", { text: { source: "nl", nl: "x".repeat(4001) } }],
  ["text.nl", "Must have nothing in brackets but [name]", { text: { source: "nl", nl: "Hoi [naam]" } }],
])("what is wrong is said of its field: %s, %s", async (param, msg, wrong) => {
  const call = await callerOf(database, "answers", { role: "admin" });
  const answer = await call("POST", "", { ...ANSWER, ...wrong });
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ param, msg }] } });
});

test("two are not called the same, whatever their capitals, neither as a new one nor by a change", async () => {
  const call = await callerOf(database, "answers", { role: "admin" });
  await call("POST", "", ANSWER);
  const msg = "Another one is called so";
  const again = await call("POST", "", { ...ANSWER, name: "HOURS of a shop" });
  expect(again).toMatchObject({ status: 400, body: { errors: [{ param: "name", msg }] } });
  const { _id, rev } = (await call("POST", "", { ...ANSWER, name: "Other" })).body as Saved;
  const changed = await call("PATCH", "", { _id, rev, changes: { name: ANSWER.name } });
  expect(changed).toMatchObject({ status: 400, body: { errors: [{ param: "changes.name", msg }] } });
  const braces = await call("PATCH", "", { _id, rev, changes: { text: { source: "en", en: "[date]" } } });
  expect(braces).toMatchObject({ status: 400, body: { errors: [{ param: "changes.text.en" }] } });
});

test("who is no admin reads and writes none", async () => {
  const call = await callerOf(database, "answers", { role: "mod" });
  expect(await call("GET", "")).toMatchObject({ status: 403 });
  expect(await call("POST", "", ANSWER)).toMatchObject({ status: 403 });
});
