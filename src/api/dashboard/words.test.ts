import { expect, test } from "vitest";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { callerOf } from "./callers.test-support.ts";

const database = testWorld(settleSmallWorld);

const WORD = { word: "Cocaïne", locale: null, why: "hard drugs" };

test("a word is watched, found in the list, changed and watched no longer", async () => {
  const call = await callerOf(database, "words", { role: "admin" });
  const added = await call("POST", "", WORD);
  expect(added).toMatchObject({ status: 200, body: WORD });
  const { _id, rev } = added.body as { _id: string; rev: string };
  expect(await call("GET", "?q=coca")).toMatchObject({ body: { total: 1, items: [{ _id }] } });
  const changed = await call("PATCH", "", { _id, rev, changes: { locale: "nl" } });
  expect(changed).toMatchObject({ status: 200, body: { locale: "nl" } });
  expect(await call("PATCH", "", { _id, rev, changes: { locale: "de" } })).toMatchObject({ status: 409 });
  const { rev: now } = changed.body as { rev: string };
  expect(await call("DELETE", "", { _id, rev })).toMatchObject({ status: 409 });
  expect(await call("DELETE", "", { _id, rev: now })).toMatchObject({ status: 200 });
  expect(await call("GET", "")).toMatchObject({ body: { total: 0 } });
});

test.each([
  [{ ...WORD, word: "?!" }, "word", "Must have letters or digits"],
  [{ ...WORD, why: "" }, "why", "Must not be empty"],
  [{ ...WORD, word: "x".repeat(61) }, "word", "Must have at most 60 characters"],
  [{ ...WORD, locale: "xx" }, "locale", "Must be a language"],
])("what is wrong is said of its field: %j", async (form, param, msg) => {
  const call = await callerOf(database, "words", { role: "admin" });
  expect(await call("POST", "", form)).toMatchObject({ status: 400, body: { errors: [{ param, msg }] } });
});

test("a sentence is tried against the list, and nothing is kept of it", async () => {
  const words = await callerOf(database, "words", { role: "admin" });
  await words("POST", "", WORD);
  const call = await callerOf(database, "wordstry", { role: "admin" });
  expect(await call("POST", "", { text: "Ook COCAINE te koop?" })).toEqual({
    status: 200,
    body: { caught: [{ word: "Cocaïne", why: "hard drugs" }] },
  });
  expect(await call("POST", "", { text: "Rustig en vriendelijk." })).toMatchObject({ body: { caught: [] } });
  expect(await call("POST", "", { text: "x".repeat(2001) })).toMatchObject({ status: 400 });
});
