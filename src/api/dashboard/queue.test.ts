import { expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { addReview } from "#features/moderation/server/small-case.test-support.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { callerOf } from "./callers.test-support.ts";

const database = testWorld(settleSmallCatalogue);

test("an admin is told all that waits, a page at a time, and nothing of whose it is but the name", async () => {
  const sam = await addMember(database, { name: "Sam" });
  const id = await addReview(database, sam, { state: "pending" });
  const call = await callerOf(database, "queue", { role: "admin" });
  const { status, body } = await call("GET", "");
  expect(status).toBe(200);
  expect(body).toMatchObject({ page: 1 });
  const { items } = body as { items: object[] };
  expect(items[0]).toEqual({
    id: `newReviews-${id}`,
    kind: "newReviews",
    isSevere: false,
    title: expect.any(String),
    person: "Sam",
    since: expect.any(String),
  });
  expect(await call("GET", "?page=900")).toMatchObject({ status: 200, body: { items: [] } });
});

test("a moderator is told what moderators decide, and whoever speaks for a shop nothing", async () => {
  await addReview(database, await addMember(database), { state: "pending" });
  const moderator = await callerOf(database, "queue", { role: "mod" });
  const { items } = (await moderator("GET", "")).body as { items: { kind: string }[] };
  expect(items.filter(({ kind }) => kind !== "names")).toEqual([]);
  const owner = await callerOf(database, "queue", { role: "shopAdmin", of: "andersom" });
  expect(await owner("GET", "")).toMatchObject({ status: 403 });
});
