import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { addMember, signedIn } from "#features/accounts/server/people.test-support.ts";
import { sendMenuImage } from "#features/contributions/server/menu-image.test-support.ts";
import { addTrusted, settleReviewed, write } from "#features/reviews/server/small-reviews.test-support.ts";
import { CANARY, plantAccount, run } from "#features/leaving/server/planted-account.test-support.ts";
import { testPictures } from "#features/media/server/picture-tools.test-support.ts";
import { shopId } from "#features/deals/server/small-offers.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { autocomplete } from "#features/search/server/autocomplete.ts";
import { testDatabase } from "#tests/support/database.ts";
import { testApi } from "./api.test-support.ts";

const database = testDatabase();
const pictures = testPictures();

const STALE = [403, { errors: [{ msg: "Sign in again first", param: "session" }] }];
const told = async (answer: Response) => [answer.status, await answer.json()];

const coloured = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function plantedApi() {
  const tools = await pictures();
  const { planted, friend } = await plantAccount(database, tools);
  const headers = await signedIn(database, planted);
  const { post, get, report } = testApi(database, { pictures: tools });
  const makeStale = () => run(database, "update session set signed_in_at = now() - interval '11 minutes'");
  return { planted, friend, headers, post, get, report, makeStale };
}

describe("POST /api/export", () => {
  async function exported({
    post,
    headers,
  }: Pick<Awaited<ReturnType<typeof plantedApi>>, "post" | "headers">) {
    const answer = await post("/export", {}, headers);
    expect(answer.status).toBe(200);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const json = (topic: string): unknown => JSON.parse(strFromU8(files[`${topic}.json`] as Uint8Array));
    return { answer, files, json };
  }

  test("answers a zip to be saved and kept by nobody in between", async () => {
    const world = await plantedApi();
    const { answer, files } = await exported(world);
    const { headers } = answer;
    expect(headers.get("content-type")).toBe("application/zip");
    expect(headers.get("content-disposition")).toMatch(
      /^attachment; filename="qxqxurl-\d{4}-\d\d-\d\d\.zip"$/,
    );
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(Object.keys(files).toSorted()).toEqual([
      "README.txt",
      "account.json",
      "appeals.json",
      "applications.json",
      expect.stringMatching(/^applications\/\d+\.pdf$/),
      "bell.json",
      "blocks.json",
      "brand-photos.json",
      "calls.json",
      "changes.json",
      "claims.json",
      // Of a shop, and of a brand.
      expect.stringMatching(/^claims\/\d+\.pdf$/),
      expect.stringMatching(/^claims\/\d+\.pdf$/),
      "confirmed-facts.json",
      "contributions.json",
      "decisions.json",
      "earlier-names.json",
      "follows.json",
      "friends.json",
      "identities.json",
      "invitations.json",
      "letters-sent.json",
      "letters.json",
      "likes.json",
      "menu-pictures.json",
      "newsletter-issues.json",
      "newsletter-letters.json",
      "newsletter.json",
      "notices.json",
      expect.stringMatching(/^pictures\/[0-9a-f]{32}\.jpg$/),
      "portrait.jpg",
      "product-photos.json",
      "push-browsers.json",
      "push-sent.json",
      "push.json",
      "remarks.json",
      "reports.json",
      "review-replies.json",
      "review-votes.json",
      "reviews.json",
      "roles.json",
      "saves.json",
      "second-factor.json",
      "sessions.json",
      "shop-photos.json",
      "surveys.json",
      "tickets.json",
      "viewings.json",
      "watches.json",
    ]);
    expect(files["portrait.jpg"]?.slice(0, 3)).toEqual(new Uint8Array([0xff, 0xd8, 0xff]));
    expect(world.report).not.toHaveBeenCalled();
  });

  test("has the pictures that the person gave to reviews and menus, also those that nobody sees", async () => {
    const tools = await pictures();
    const { shop } = await settleReviewed(database);
    const noor = await addTrusted(database, { name: "Noor" });
    const [shown, hidden, waiting] = await Promise.all(["#c40", "#04c", "#0c4"].map(coloured));
    await write(database, noor, { target: shop, photos: [shown, hidden] as Buffer[] }, tools);
    const image = { shopId: shop.id, bytes: waiting as Buffer, name: "menu.jpg", isLimited: false };
    await sendMenuImage(database, tools, noor, image);
    await run(
      database,
      `insert into content_hold (target_type, target_id, hidden_until)
        select 'photo', media_id, 'infinity' from review_photo where position = 2`,
    );
    const { post } = testApi(database, { pictures: tools });
    const { files, json } = await exported({ post, headers: await signedIn(database, noor) });
    const [review] = json("reviews") as [{ photos: string[] }];
    const [menu] = json("menu-pictures") as [{ picture: string }];
    const named = [...review.photos, menu.picture].map((key) => `pictures/${key}.jpg`);
    expect(named).toHaveLength(3);
    expect(Object.keys(files).filter((name) => name.startsWith("pictures/"))).toEqual(named.toSorted());
    for (const name of named) expect(files[name]?.slice(0, 3)).toEqual(new Uint8Array([0xff, 0xd8, 0xff]));
  });

  test("has every text that is kept about the person, and no secret", async () => {
    const { files } = await exported(await plantedApi());
    const text = Object.values(files)
      .map((file) => strFromU8(file))
      .join("\n");
    const planted = ["name", "family", "url", "skeleton", "bio", "subject", "other", "device", "former"];
    for (const word of [...planted, "former-url", "mail@example.org", "letter@example.org", "key", "answer"])
      expect(text.toLowerCase()).toContain(CANARY + word);
    // The code of a sign-in under way.
    expect(text).not.toContain("qxqxpath");
    expect(text).not.toMatch(/hash/i);
  });

  test("tells who is what to the person, and what they follow and like", async () => {
    const world = await plantedApi();
    await settleSmallWorld(database);
    const { planted } = world;
    const shop = await shopId(database, "andersom");
    const noor = await addMember(database, { name: "Asked" });
    const mies = await addMember(database, { name: "Asks" });
    const bas = await addMember(database, { name: "Blocked" });
    const leaves = await addMember(database, { name: "Leaves" });
    const edge = `insert into friend_edge (lo, hi, lo_req, hi_req)
      select least($1, $2), greatest($1, $2), ($1 < $2) = $3, ($1 < $2) <> $3 from (select $1::bigint, $2::bigint, $3::boolean) as x`;
    await run(database, edge, [planted.accountId, noor.accountId, true]);
    await run(database, edge, [planted.accountId, mies.accountId, false]);
    await run(database, edge, [planted.accountId, leaves.accountId, true]);
    await run(database, "update account set erase_at = now() where id = $1", [leaves.accountId]);
    const ids = [planted.accountId, bas.accountId];
    await run(database, "insert into account_block (account_id, blocked_id) values ($1, $2)", ids);
    await run(database, "insert into account_block (blocked_id, account_id) values ($1, $2)", [
      planted.accountId,
      mies.accountId,
    ]);
    await run(database, "insert into shop_follow values ($1, $2)", [planted.accountId, shop]);
    await run(database, "insert into liking (account_id, type, target_id) values ($1, 'shop', $2)", [
      planted.accountId,
      shop,
    ]);
    const { json } = await exported(world);
    const friends = json("friends") as { name: string; state: string }[];
    expect(friends.map(({ name, state }) => [name, state]).toSorted()).toEqual([
      ["Asked", "friendRequested"],
      ["Asks", "requestByFriend"],
      ["Noor", "isFriend"],
    ]);
    expect(json("blocks")).toMatchObject([{ name: "Blocked", url: "blocked" }]);
    expect(json("follows")).toMatchObject([{ url: "andersom" }]);
    expect(json("likes")).toMatchObject([{ type: "shop", url: "andersom" }]);
    expect(json("sessions")).toMatchObject([
      { device: "qxqxdevice", latitude: 52.123, longitude: 4.987, accuracyMetres: 12 },
      { device: "Test", latitude: null },
    ]);
  });

  test("wants a sign-in of the last ten minutes, which a token of the command line never was", async () => {
    const { post, headers, makeStale } = await plantedApi();
    await makeStale();
    expect(await told(await post("/export", {}, headers))).toEqual(STALE);
    await run(database, "update session set signed_in_at = null");
    expect(await told(await post("/export", {}, headers))).toEqual(STALE);
    expect((await post("/export", {})).status).toBe(401);
  });

  test("is one's own only: nobody else can be named", async () => {
    const { post, headers, friend } = await plantedApi();
    const answer = await post("/export", { userId: String(friend.accountId) }, headers);
    expect(await told(answer)).toEqual([400, { errors: [{ msg: "Must not be given", param: "userId" }] }]);
  });
});

describe("POST /api/deleteaccount", () => {
  const found = async () =>
    (await autocomplete(database, { kinds: ["users"], question: "qxqxname", locale: "nl" })).length;

  test("hides the person at once, ends all sessions, and says until when it can be taken back", async () => {
    const { post, get, headers, friend } = await plantedApi();
    const other = await signedIn(database, { ...friend });
    expect([await found(), (await get("/getuser?url=qxqxurl")).status]).toEqual([1, 200]);
    const answer = await post("/deleteaccount", {}, headers);
    const { until } = (await answer.json()) as { until: string };
    expect(answer.status).toBe(200);
    expect(answer.headers.get("set-cookie")).toMatch(/^auth_token=; Max-Age=0; Path=\//);
    expect((Date.parse(until) - Date.now()) / 86_400_000).toBeCloseTo(14, 1);
    expect([await found(), (await get("/getuser?url=qxqxurl")).status]).toEqual([0, 404]);
    expect((await post("/profile", {}, headers)).status).toBe(401);
    expect(await (await post("/profile", {}, other)).json()).toMatchObject({ user: { friends: [] } });
  });

  test("is taken back from any session made anew, and everything is as it was", async () => {
    const { post, get, headers, planted, friend, makeStale } = await plantedApi();
    await post("/deleteaccount", {}, headers);
    const anew = await signedIn(database, planted);
    await makeStale();
    expect(await told(await post("/deleteaccount", { cancel: true }, anew))).toEqual([200, { until: null }]);
    expect([await found(), (await get("/getuser?url=qxqxurl")).status]).toEqual([1, 200]);
    expect(await (await post("/profile", {}, anew)).json()).toMatchObject({
      user: { eraseAt: null, friends: [{ _id: String(friend.accountId) }] },
    });
    expect(await told(await post("/deleteaccount", { cancel: true }, anew))).toEqual([200, { until: null }]);
  });

  test("asked for again, the days do not begin anew", async () => {
    const { post, headers, planted } = await plantedApi();
    const first = await (await post("/deleteaccount", {}, headers)).json();
    await run(database, "update account set erase_at = erase_at - interval '3 days' where url = 'qxqxurl'");
    const again = (await (await post("/deleteaccount", {}, await signedIn(database, planted))).json()) as {
      until: string;
    };
    const days = (Date.parse((first as { until: string }).until) - Date.parse(again.until)) / 86_400_000;
    expect(days).toBeCloseTo(3, 5);
  });

  test("sent again with its key after signing in anew, it is answered as before and ends no session", async () => {
    const { post, headers, planted } = await plantedApi();
    const key = { "idempotency-key": "k" };
    const first = await (await post("/deleteaccount", {}, { ...headers, ...key })).text();
    const anew = await signedIn(database, planted);
    await post("/deleteaccount", { cancel: true }, anew);
    const again = await post("/deleteaccount", {}, { ...anew, ...key });
    expect([again.headers.get("idempotency-replayed"), await again.text()]).toEqual(["true", first]);
    expect(await (await post("/profile", {}, anew)).json()).toMatchObject({ user: { eraseAt: null } });
  });

  test("wants a sign-in of the last ten minutes, and changes nothing without", async () => {
    const { post, headers, makeStale } = await plantedApi();
    await makeStale();
    expect(await told(await post("/deleteaccount", {}, headers))).toEqual(STALE);
    expect(await (await post("/profile", {}, headers)).json()).toMatchObject({ user: { eraseAt: null } });
    expect((await post("/deleteaccount", {})).status).toBe(401);
  });

  test.each([[{ cancel: false }], [{ cancel: "yes" }], [{ userId: "1" }], [{ until: null }]])(
    "%j is refused",
    async (body) => {
      const { post, headers } = await plantedApi();
      expect((await post("/deleteaccount", body, headers)).status).toBe(400);
      expect(await (await post("/profile", {}, headers)).json()).toMatchObject({ user: { eraseAt: null } });
    },
  );
});
