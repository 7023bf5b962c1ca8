import { beforeEach, expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { addBrand } from "#features/deals/server/small-offers.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { newPost } from "./edit-post.ts";

const database = testWorld(settleSmallWorld);

const makeInvented = statement("make-invented-in-test", (db, p: Params<{ accountId: number }>) =>
  db.updateTable("account").set({ is_sample: true, url: "sample-sam" }).where("id", "=", p.accountId),
);

let persona: Member;

beforeEach(async () => {
  const member = await addMember(database);
  await makeInvented.run(database, member);
  persona = { ...member, permissions: { ...member.permissions, admin: true } };
});

const WRITTEN = {
  kind: "article",
  author: "editorial",
  brand: null,
  shop: null,
  isSponsored: false,
  title: { nl: "Nieuws", source: "nl" },
  lead: { nl: "Kort", source: "nl" },
  body: { nl: "Lang", source: "nl" },
  cover: null,
  coverAlt: null,
  cities: [],
  tags: [],
  publishedAt: null,
  startsAt: null,
  endsAt: null,
  place: null,
} as const;

const write = (given: Partial<Parameters<typeof newPost>[2]>, by = persona) =>
  newPost(database, by, { ...WRITTEN, cities: [], tags: [], ...given });

test("what somebody invented writes for the editors is invented, and nothing real is written so", async () => {
  expect((await write({})).shown).toMatchObject({ isSample: true, slug: "sample-nieuws" });
  const brand = await addBrand(database);
  await expect(write({ author: "brand", brand })).rejects.toMatchObject({ kind: "notAllowed" });
});

test("whoever is no admin writes none", async () => {
  const member = await addMember(database);
  await expect(write({}, member)).rejects.toMatchObject({ kind: "notAllowed" });
});
