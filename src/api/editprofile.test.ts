import { expect, test } from "vitest";
import { autocomplete } from "#features/search/server/autocomplete.ts";
import { indexAccounts } from "#features/accounts/server/index-accounts.ts";
import { addMember, signedIn } from "#features/accounts/server/people.test-support.ts";
import { testDatabase } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { testApi } from "./api.test-support.ts";

const database = testDatabase();

async function samOn(on = database) {
  const { post, report } = testApi(on);
  const sam = await addMember(on, { name: "Sam" });
  const headers = await signedIn(on, sam);
  const edit = (body: unknown, more = {}) => post("/editprofile", body, { ...headers, ...more });
  const user = async () => {
    const answer = await post("/profile", {}, headers);
    return ((await answer.json()) as { user: Record<string, unknown> }).user;
  };
  return { sam, edit, user, report };
}

const found = async () =>
  (await autocomplete(database, { kinds: ["users"], question: "sam", locale: "nl" })).map(({ name }) => name);

test("what is named is changed, and nothing else", async () => {
  const { edit, user } = await samOn();
  const before = await user();
  const changes = {
    locale: "pl",
    bio: "  I'd rather be in Zażółć 🌿 ",
    privacy: { likes: "everyone" },
    onboardingStep: "pickUsername",
  };
  const answer = await edit(changes);
  expect([answer.status, await answer.json()]).toEqual([200, {}]);
  const after = {
    ...before,
    ...changes,
    bio: "I'd rather be in Zażółć 🌿",
    privacy: { ...(before.privacy as object), likes: "everyone" },
  };
  expect(await user()).toEqual(after);
  expect((await edit({ bio: "" })).status).toBe(200);
  expect(await user()).toEqual({ ...after, bio: "" });
  expect((await edit({ onboardingStep: null })).status).toBe(200);
  expect(await user()).toEqual({ ...after, bio: "", onboardingStep: null });
});

test("a bio has one spelling, and 300 characters at most", async () => {
  const { edit, user } = await samOn();
  expect((await edit({ bio: "e\u0301".repeat(300) })).status).toBe(200);
  expect(await user()).toMatchObject({ bio: "é".repeat(300) });
  expect((await edit({ bio: "é".repeat(301) })).status).toBe(400);
});

test("who does not want to be found is found no longer, from the moment of the answer", async () => {
  const { sam, edit } = await samOn();
  await indexAccounts(database, { accountIds: [sam.accountId] });
  expect(await found()).toEqual(["Sam"]);
  await edit({ privacy: { searchable: "nobody" } });
  expect(await found()).toEqual([]);
  await edit({ privacy: { searchable: "everyone" } });
  expect(await found()).toEqual(["Sam"]);
  await edit({ privacy: { profile: "friends" } });
  expect(await found()).toEqual([]);
});

test.each([
  [{}, "Must have at least one field", "request"],
  [{ bio: 1 }, "Must be text", "bio"],
  [{ bio: "one\ntwo" }, "Must be one line", "bio"],
  [{ bio: "a\u0000b" }, "Must be one line", "bio"],
  [{ bio: "a\u202eb" }, "Must be plain text", "bio"],
  [{ bio: null }, "Must be text", "bio"],
  [{ locale: "xx" }, "Must be a language of the site", "locale"],
  [{ locale: "cs" }, "Must be a language of the site", "locale"],
  [{ privacy: { likes: "some" } }, "Must be one of everyone, friends, nobody", "privacy.likes"],
  [{ privacy: { searchable: "friends" } }, "Must be one of everyone, nobody", "privacy.searchable"],
  [{ privacy: { all: "nobody" } }, "Must not be given", "privacy.all"],
  [{ privacy: "nobody" }, "Must be an object", "privacy"],
  [{ onboardingStep: "pickNothing" }, expect.stringMatching(/^Must be one of pickTypes,/), "onboardingStep"],
  [{ isNewlyVerified: true }, "Must be false", "isNewlyVerified"],
  [{ bio: "x", permissions: { admin: true } }, "Must not be given", "permissions"],
  [{ bio: "x", eraseAt: null }, "Must not be given", "eraseAt"],
])("%j is refused, and nothing of it is kept", async (body, msg, param) => {
  const { edit, user, report } = await samOn();
  const before = await user();
  const answer = await edit(body);
  expect([answer.status, await answer.json()]).toEqual([400, { errors: [{ msg, param }] }]);
  expect(await user()).toEqual(before);
  expect(report).not.toHaveBeenCalled();
});

test("changes of different choices at the same moment all count", async () => {
  const fresh = await freshDatabase();
  const { edit, user } = await samOn(fresh);
  const keys = ["profile", "reviews", "likes", "friends", "searchable", "requests"];
  await Promise.all(keys.map((key) => edit({ privacy: { [key]: "nobody" } })));
  expect(await user()).toMatchObject({ privacy: Object.fromEntries(keys.map((key) => [key, "nobody"])) });
});

test("sent again with its key, an older change does not undo a newer one", async () => {
  const { edit, user } = await samOn();
  const key = { "idempotency-key": "k" };
  await edit({ bio: "first" }, key);
  await edit({ bio: "second" });
  const again = await edit({ bio: "first" }, key);
  expect([again.headers.get("idempotency-replayed"), await again.json()]).toEqual(["true", {}]);
  expect(await user()).toMatchObject({ bio: "second" });
});
