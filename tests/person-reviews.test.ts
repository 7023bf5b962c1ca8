import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember, choosePrivacy } from "#features/accounts/server/people.test-support.ts";
import { addTrusted, settleReviewed, write } from "#features/reviews/server/small-reviews.test-support.ts";
import { befriendUser } from "#features/social/server/befriend-user.ts";
import { blockUser } from "#features/social/server/block-user.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { ANONYMOUS, type Viewer } from "#platform/viewer.ts";
import { testWorld } from "./support/database.ts";
import { drawnPages } from "./support/drawn-pages.ts";

let noor: Member;
let sam: Member;
let world: Awaited<ReturnType<typeof settleReviewed>>;
const database = testWorld(async (database) => {
  world = await settleReviewed(database);
  noor = await addTrusted(database, { name: "Noor" });
  sam = await addMember(database, { name: "Samuel" });
});

async function read(path: string, viewer: Viewer = ANONYMOUS) {
  const errors: unknown[] = [];
  const report = (error: unknown) => errors.push(error);
  const draw = await drawnPages({ database, now: () => new Date(), report, viewer });
  const answer = await draw(path);
  expect(errors).toEqual([]);
  return answer;
}

const TEXT = "Smells of an orange that was peeled in a barn.";

describe("the reviews on /user/{url}", () => {
  beforeEach(async () => {
    await write(database, noor, { target: world.product, said: { overall: 4.5, text: TEXT } });
  });

  test("lead to what they are about, in the language they are written in", async () => {
    const { text } = await read("/user/noor");
    expect(text).toContain(TEXT);
    expect(text).toMatch(/<h3[^>]*><a [^>]*href="\/supplies\/red-tips"[^>]*>Red Tips/);
  });

  test.each([
    ["everyone", { visitor: true, stranger: true, friend: true, self: true }],
    ["friends", { visitor: false, stranger: false, friend: true, self: true }],
    ["nobody", { visitor: false, stranger: false, friend: false, self: true }],
  ] as const)("are for %s as its person chose", async (reviews, seen) => {
    await choosePrivacy(database, noor, { reviews });
    const friend = await addMember(database, { name: "Friend" });
    await befriendUser(database, friend, { userId: noor.accountId });
    await befriendUser(database, noor, { userId: friend.accountId });
    const isSeen = async (viewer?: Viewer) => (await read("/user/noor", viewer)).text.includes(TEXT);
    expect({
      visitor: await isSeen(),
      stranger: await isSeen(sam),
      friend: await isSeen(friend),
      self: await isSeen(noor),
    }).toEqual(seen);
  });

  test("are shown to nobody who is blocked, both ways, no more than the page", async () => {
    await blockUser(database, noor, { userId: sam.accountId, block: true });
    expect((await read("/user/noor", sam)).status).toBe(404);
    expect((await read("/user/samuel", noor)).status).toBe(404);
  });

  test("are absent, with their heading, where there are none", async () => {
    const { text } = await read("/user/samuel");
    expect(text).not.toContain('id="reviews"');
  });
});

const addMany = statement(
  "add-reviewed-products-in-test",
  (_, p: Params<{ accountId: number }>) => sql`
    with added as (
      insert into product (slug, name, sort_name, type, brand_id, source, observed_on)
      select 'tips-' || n, 'Tips ' || n, 'Tips ' || n, 'supplies', brand_id, 'operator', '2026'
      from product, generate_series(1, 12) as n where slug = 'red-tips'
      returning id
    )
    insert into review (author_id, target_type, target_id, overall_halves, locale, state, is_sample, written_at)
    select ${p.accountId}, 'product', id, 8, 'en', 'approved', false, now() - make_interval(days => id::int) from added`,
);

test("the reviews of a person have pages with addresses, and one past the end leads to the last", async () => {
  await addMany.run(database, noor);
  const first = (await read("/user/noor")).text;
  expect(first).toContain('href="/user/noor?page=2#reviews"');
  expect(first).toContain(">Tips 10<");
  const second = (await read("/user/noor?page=2")).text;
  expect(second).toContain('href="/user/noor#reviews"');
  expect([second.includes(">Tips 11<"), second.includes(">Tips 10<")]).toEqual([true, false]);
  const beyond = await read("/user/noor?page=9");
  expect(beyond.status).toBe(302);
  expect(/"location","([^"]+)"/.exec(beyond.text)?.[1]).toBe("/user/noor?page=2");
});
