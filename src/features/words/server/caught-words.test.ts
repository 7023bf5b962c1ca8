import { expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import type { Member } from "#features/accounts/server/members.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { testDatabase } from "#tests/support/database.ts";
import { MOST_WORDS } from "../watched-word.ts";
import { caughtWords } from "./caught-words.ts";
import { editWord, newWord, removeWord } from "./edit-word.ts";

const database = testDatabase();
const NOW = new Date("2026-11-29T12:00:00Z");

async function addAdmin(): Promise<Member> {
  const member = await addMember(database);
  return { ...member, permissions: { ...member.permissions, admin: true } };
}

const watch = (admin: Member, word: string, locale: Locale | null = null) =>
  newWord(database, admin, { word, locale, why: "hard drugs" }, { now: NOW });

async function caughtIn(text: string, locale: Locale | null = "nl") {
  return (await caughtWords(database, { text, locale, isSample: false })).map(({ word }) => word);
}

test("whole words are found, whatever their case, accents and look-alikes, and nothing inside of other words", async () => {
  await watch(await addAdmin(), "Cocaïne");
  for (const text of ["cocaine", "COCAÏNE!", "Is hier cocaïne?", "сосаine", "co\u00ADcaine", "(cocaine)"])
    expect([text, await caughtIn(text)]).toEqual([text, ["Cocaïne"]]);
  for (const text of ["", "cocaines", "procaine", "co caine", "novocaine"])
    expect([text, await caughtIn(text)]).toEqual([text, []]);
});

test("a phrase is found with whatever stands between its words", async () => {
  await watch(await addAdmin(), "te koop");
  expect(await caughtIn("Hier is het te   koop.")).toEqual(["te koop"]);
  expect(await caughtIn("te-koop")).toEqual(["te koop"]);
  expect(await caughtIn("koop te")).toEqual([]);
  expect(await caughtIn("te koopje")).toEqual([]);
});

test("what looks like a pattern is a word like any other", async () => {
  await watch(await addAdmin(), "a.*b");
  expect(await caughtIn("a lot of b")).toEqual([]);
  expect(await caughtIn("a b")).toEqual(["a.*b"]);
});

test("a word of a language is looked for in its texts, and where the language is not known", async () => {
  await watch(await addAdmin(), "gift", "de");
  expect(await caughtIn("A gift", "en")).toEqual([]);
  expect(await caughtIn("Ein Gift", "de")).toEqual(["gift"]);
  expect(await caughtIn("gift", null)).toEqual(["gift"]);
});

test("what is saved or removed holds at once", async () => {
  const admin = await addAdmin();
  const { id, rev } = await watch(admin, "een");
  const saved = await editWord(database, admin, { id, rev, changes: { word: "twee" } }, { now: NOW });
  expect([await caughtIn("een"), await caughtIn("twee")]).toEqual([[], ["twee"]]);
  await removeWord(database, admin, { id, rev: saved.rev });
  expect(await caughtIn("twee")).toEqual([]);
});

test("each is watched once, and only words are", async () => {
  const admin = await addAdmin();
  const { id, rev } = await watch(admin, "Cocaïne");
  await expect(watch(admin, "cocaine")).rejects.toMatchObject({ errors: [{ msg: "Is watched already" }] });
  await expect(watch(admin, "?!")).rejects.toMatchObject({ errors: [{ param: "word" }] });
  await watch(admin, "cocaine", "nl");
  const changes = { locale: "nl" } as const;
  await expect(editWord(database, admin, { id, rev, changes }, { now: NOW })).rejects.toMatchObject({
    errors: [{ msg: "Is watched already" }],
  });
});

test("there are at most so many", async () => {
  const admin = await addAdmin();
  for (let count = 0; count < MOST_WORDS; count += 1) await watch(admin, `word${count}x`);
  await expect(watch(admin, "onemore")).rejects.toMatchObject({ kind: "conflict" });
});
