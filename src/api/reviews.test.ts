import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember, signedIn } from "#features/accounts/server/people.test-support.ts";
import { testPictures } from "#features/media/server/picture-tools.test-support.ts";
import {
  addOwner,
  addTrusted,
  settleReviewed,
  type ReviewedWorld,
  write,
} from "#features/reviews/server/small-reviews.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { testApi } from "./api.test-support.ts";

const pictures = testPictures();
let world: ReviewedWorld;
let sam: Member;
const database = testWorld(async (database) => {
  world = await settleReviewed(database);
  sam = await addMember(database, { name: "Sam" });
});

async function post(member: Member | null, call: string, body: unknown, more: Record<string, string> = {}) {
  const { post: send, report } = testApi(database);
  const headers = { ...(member && (await signedIn(database, member))), ...more };
  const answer = await send(`/${call}`, body, headers);
  expect(report).not.toHaveBeenCalled();
  return [answer.status, await answer.json()];
}

async function postForm(member: Member, call: string, form: FormData, more: Record<string, string> = {}) {
  const { api, report } = testApi(database, { pictures: await pictures() });
  const headers = { ...(await signedIn(database, member)), ...more };
  const answer = await api.request(`/${call}`, { method: "POST", body: form, headers });
  expect(report).not.toHaveBeenCalled();
  return [answer.status, await answer.json()];
}

async function get(member: Member | null, path: string) {
  const { get: read, report } = testApi(database);
  const answer = await read(path, member ? await signedIn(database, member) : {});
  expect(report).not.toHaveBeenCalled();
  return [answer.status, await answer.json()];
}

const refused = (msg: string, param: string) => ({ errors: [{ msg, param }] });
const atShop = (more: object = {}) => ({
  targetType: "shop",
  targetId: String(world.shop.id),
  overall: 4.5,
  ...more,
});

async function photo(colour: string): Promise<Blob> {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: "image/jpeg" });
}

test.each(["addreview", "editreview", "deletereview", "replyreview", "helpfulreview"])(
  "%s asks a visitor to sign in",
  async (call) => {
    expect(await post(null, call, {})).toEqual([401, refused("Sign in first", "authorization")]);
  },
);

test.each([
  [{ overall: 4.2 }, "Must be 1 to 5 stars, in halves", "overall"],
  [{ overall: "4" }, "Must be 1 to 5 stars, in halves", "overall"],
  [{ overall: 0 }, "Must be 1 to 5 stars, in halves", "overall"],
  [{ text: "Kort" }, "Must have at least 10 characters", "text"],
  [{ text: "\u200B".repeat(12) }, "Must have at least 10 characters", "text"],
  [{ text: "\u2800\u3164\u00AD\u200D".repeat(5) }, "Must have at least 10 characters", "text"],
  [{ text: "x".repeat(2001) }, "Must have at most 2000 characters", "text"],
  [{ text: "abc\u202Efed ghi jkl" }, "Must be plain text", "text"],
  [{ text: `zalgo${"\u0301".repeat(30)} is hier` }, "Must be plain text", "text"],
  [{ text: "een\u0000 twee drie vier" }, "Must be plain text", "text"],
  [{ aspects: { staff: 6 } }, "Must be 1 to 5 stars", "aspects.staff"],
  [{ aspects: { smell: 4 } }, "Must fit what is reviewed", "aspects"],
  [{ effects: ["happy"] }, "Must fit what is reviewed", "effects"],
  [{ effects: ["cured"] }, "Must be effects we know", "effects.0"],
  [{ visited: "tomorrow" }, "Must be one of thisMonth, lastMonth, earlier", "visited"],
  [{ state: "approved" }, "Must not be given", "state"],
  [{ locale: "xx" }, "Must be one of nl, en, de, es, fr, it, pl, pt, cz", "locale"],
  [{ text: "Koop het op https://example.org" }, "Must have no links yet", "text"],
])("a review with %j is refused", async (more, msg, param) => {
  expect(await post(sam, "addreview", atShop(more))).toEqual([400, refused(msg, param)]);
});

test.each([
  { targetId: "987654321" },
  { targetId: "nothing" },
  { targetType: "brand", targetId: "987654321" },
])("nobody reviews %j", async (more) => {
  expect(await post(sam, "addreview", atShop(more))).toEqual([404, refused("Not found", "targetId")]);
});

test("a text of 100,000 characters, of markup or with nothing but spaces is answered plainly", async () => {
  const [status] = await post(sam, "addreview", atShop({ text: "<script>alert(1)</script> en meer" }));
  expect(status).toBe(200);
  expect(
    await post(sam, "editreview", { reviewId: 1, rev: 1, overall: 3, text: "a".repeat(100_000) }),
  ).toEqual([400, refused("Must have at most 2000 characters", "text")]);
  const [, told] = await get(sam, `/getreviews?targetType=shop&targetId=${world.shop.id}`);
  expect(told.mine).toMatchObject({ text: "<script>alert(1)</script> en meer", state: "pending" });
});

describe("a review", () => {
  test("is written once, also when it is sent twice with one key, and shown once it is approved", async () => {
    const headers = { "idempotency-key": "once" };
    const first = await post(sam, "addreview", atShop({ text: "Fijne koffie en rust." }), headers);
    expect(first).toEqual([200, { reviewId: expect.any(String), rev: 1, state: "pending" }]);
    expect(await post(sam, "addreview", atShop({ text: "Fijne koffie en rust." }), headers)).toEqual(first);
    expect(await post(sam, "addreview", atShop())).toEqual([
      409,
      refused("You have reviewed it already", "targetId"),
    ]);
    const url = `/getreviews?targetType=shop&targetId=${world.shop.id}`;
    expect(await get(null, url)).toMatchObject([200, { items: [], total: 0, mine: null, rating: null }]);
    expect(await get(sam, url)).toMatchObject([
      200,
      { items: [], mine: { state: "pending", isMine: true, overall: 4.5, user: { url: "sam", rank: 1 } } },
    ]);
  });

  test("is changed with the rev that was read, and withdrawn", async () => {
    const [, { reviewId }] = await post(sam, "addreview", atShop({ text: "Fijne koffie en rust." }));
    const edit = { reviewId, rev: 1, overall: 3, text: "Toch wat druk geworden." };
    expect(await post(sam, "editreview", edit)).toEqual([200, { reviewId, rev: 2, state: "pending" }]);
    expect(await post(sam, "editreview", edit)).toEqual([409, refused("Was changed since", "rev")]);
    const noor = await addMember(database, { name: "Noor" });
    expect(await post(noor, "editreview", { ...edit, rev: 2 })).toEqual([
      404,
      refused("Not found", "reviewId"),
    ]);
    expect(await post(noor, "deletereview", { reviewId })).toEqual([404, refused("Not found", "reviewId")]);
    for (const _ of [1, 2]) expect(await post(sam, "deletereview", { reviewId })).toEqual([200, {}]);
    expect(await post(sam, "editreview", { ...edit, rev: 2 })).toEqual([
      409,
      refused("Was withdrawn", "reviewId"),
    ]);
    expect(await post(sam, "addreview", atShop())).toEqual([200, { reviewId, rev: 3, state: "pending" }]);
  });

  test("helps others, and is answered by whoever speaks for the shop", async () => {
    const noor = await addTrusted(database, { name: "Noor" });
    const owner = await addOwner(database, world.shop);
    const { reviewId } = await write(database, noor, {
      target: world.shop,
      said: { text: "Dat was gezellig." },
    });
    const vote = (member: Member, helpful: unknown) => post(member, "helpfulreview", { reviewId, helpful });
    for (const _ of [1, 2]) expect(await vote(sam, true)).toEqual([200, { helpfulCount: 1 }]);
    expect(await vote(noor, true)).toEqual([403, refused("Must not be your own", "reviewId")]);
    expect(await vote(sam, "yes")).toEqual([400, refused("Must be true or false", "helpful")]);
    const canReply = async (who: Member | null, { type, id } = world.shop) =>
      (await get(who, `/getreviews?targetType=${type}&targetId=${id}`))[1].canReply;
    expect([await canReply(null), await canReply(sam), await canReply(owner)]).toEqual([false, false, true]);
    const maker = await addOwner(database, world.brand);
    expect([await canReply(maker, world.product), await canReply(maker)]).toEqual([true, false]);
    const reply = (member: Member, text: string) => post(member, "replyreview", { reviewId, text });
    expect(await reply(sam, "Dank voor je komst!")).toEqual([403, refused("Not allowed", "permissions")]);
    expect(await reply(owner, "Dank")).toEqual([400, refused("Must have at least 10 characters", "text")]);
    expect(await reply(owner, "Dank voor je komst!")).toMatchObject([200, { text: "Dank voor je komst!" }]);
    expect(await reply(owner, "En tot de volgende keer")).toEqual([
      409,
      refused("Has an answer already", "reviewId"),
    ]);
    const [, told] = await get(sam, `/getreviews?targetType=shop&targetId=${world.shop.id}`);
    expect(told.items).toMatchObject([
      { _id: String(reviewId), helpfulCount: 1, isHelpful: true, reply: { text: "Dank voor je komst!" } },
    ]);
  });

  test("of a product says where it was bought, as every shop is named", async () => {
    const { type, id } = world.product;
    const boughtAtId = String(world.shop.id);
    const review = { targetType: type, targetId: String(id), overall: 4, text: "", boughtAtId };
    expect(await post(sam, "addreview", review)).toMatchObject([200, {}]);
    const [, { mine }] = await get(sam, `/getreviews?targetType=${type}&targetId=${id}`);
    expect(mine.boughtAt).toEqual({ _id: boughtAtId, url: "andersom", name: "Andersom" });
  });

  test("has photos, of which some stay", async () => {
    const form = new FormData();
    const fields = atShop({ aspects: { staff: 5 }, isLocal: true, effects: [], text: "Met foto’s erbij." });
    for (const [name, value] of Object.entries(fields))
      form.set(name, typeof value === "object" ? JSON.stringify(value) : String(value));
    for (const colour of ["#c40", "#04c"]) form.append("photos", await photo(colour), "photo.jpg");
    const key = { "idempotency-key": "form" };
    const [status, { reviewId }] = await postForm(sam, "addreview", form, key);
    expect(status).toBe(200);
    expect(await postForm(sam, "addreview", form, key)).toMatchObject([200, { reviewId }]);
    const url = `/getreviews?targetType=shop&targetId=${world.shop.id}`;
    const [, { mine }] = await get(sam, url);
    expect(mine).toMatchObject({ aspects: { staff: 5 }, isLocal: true, text: "Met foto’s erbij." });
    expect(mine.photos).toHaveLength(2);
    expect(mine.photos[0]).toMatchObject({
      _id: expect.stringMatching(/^\d+$/),
      width: 60,
      height: 40,
      url: expect.stringMatching(/^\/img\/[0-9a-f]{32}/),
    });
    const change = new FormData();
    const kept = mine.photos[1].key as string;
    const edit = { reviewId, rev: 1, overall: 4, keepPhotos: JSON.stringify([kept]) };
    for (const [name, value] of Object.entries(edit)) change.set(name, String(value));
    change.append("photos", await photo("#0c4"), "photo.jpg");
    expect(await postForm(sam, "editreview", change)).toMatchObject([200, { rev: 2 }]);
    const [, again] = await get(sam, url);
    expect(again.mine.photos.map((one: { key: string }) => one.key)).toEqual([kept, expect.any(String)]);
    expect(again.mine.photos[1].key).not.toBe(mine.photos[0].key);
  });

  test("with what is no photo, or with five, is refused and leaves nothing behind", async () => {
    const send = async (photos: Blob[]) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(atShop())) form.set(name, String(value));
      for (const one of photos) form.append("photos", one, "photo.jpg");
      return postForm(sam, "addreview", form);
    };
    expect(await send([new Blob(["<svg/>"])])).toEqual([
      400,
      refused("Must be a JPEG, PNG or WebP picture", "photos"),
    ]);
    const five = await Promise.all(["#100", "#200", "#300", "#400", "#500"].map(photo));
    expect(await send(five)).toEqual([400, refused("Must be at most 4", "photos")]);
    const odd = new FormData();
    odd.append("photos", "no file");
    expect(await postForm(sam, "addreview", odd)).toEqual([400, refused("Must be files", "photos")]);
    const [, { mine }] = await get(sam, `/getreviews?targetType=shop&targetId=${world.shop.id}`);
    expect(mine).toBeNull();
  });
});

test.each([
  ["targetType=city&targetId=1", 400, "targetType"],
  ["targetType=shop", 400, "targetId"],
  ["targetType=shop&targetId=987654321", 404, "targetId"],
  ["targetType=shop&targetId=1&page=0", 400, "page"],
  ["targetType=shop&targetId=1&stars=6", 400, "stars"],
  ["targetType=shop&targetId=1&sort=paid", 400, "sort"],
])("getreviews?%s is answered with %i", async (query, status, param) => {
  expect(await get(null, `/getreviews?${query}`)).toMatchObject([status, { errors: [{ param }] }]);
});
