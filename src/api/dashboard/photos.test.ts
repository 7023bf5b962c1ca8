import { sql } from "kysely";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { grantRole } from "#features/accounts/server/account-roles.ts";
import { addMember, signedIn } from "#features/accounts/server/people.test-support.ts";
import type { AnsweredPhotos } from "#features/contributions/photos.ts";
import { NOW, shopId } from "#features/deals/server/small-offers.test-support.ts";
import { testPictures } from "#features/media/server/picture-tools.test-support.ts";
import { shownPicture } from "#features/media/server/shown-picture.ts";
import { shopRecord } from "#features/shops/server/shop-by-slug.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { testApi } from "../api.test-support.ts";

const database = testWorld(settleSmallWorld);
const pictures = testPictures();

let shop: string;
let tools: Awaited<ReturnType<typeof pictures>>;

beforeEach(async () => {
  shop = String(await shopId(database, "zeelucht"));
  tools = await pictures();
});

const removals = statement(
  "removals-of-pictures-in-test",
  () => sql<{ key: string }>`
    select payload ->> 'key' as key from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = job.task_id where task.identifier = 'remove-unused-picture'`,
);

const told = statement(
  "told-of-photos-in-test",
  () => sql<{ role: string; details: object }>`
    select actor_role as role, details from audit_entry where target_type = 'photos' order by seq`,
);

async function file(background: string): Promise<File> {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], "door.jpg", { type: "image/jpeg" });
}

/** Somebody who speaks for a shop, or an admin. */
async function callerOf(slug: string | null) {
  const { api } = testApi(database, { now: () => NOW, pictures: tools });
  const member = await addMember(database);
  await grantRole(database, { accountId: member.accountId, role: slug ? "shopAdmin" : "admin", item: slug });
  const headers = await signedIn(database, member);
  async function call(method: string, query: string, body?: BodyInit, more: Record<string, string> = {}) {
    const answer = await api.request(`/dashboard/photos${query}`, {
      method,
      headers: { ...headers, ...more },
      ...(body && { body }),
    });
    return { status: answer.status, body: (await answer.json()) as AnsweredPhotos };
  }
  async function add(image: File | string, of = shop, as?: string) {
    const form = new FormData();
    form.set("image", typeof image === "string" ? await file(image) : image);
    form.set("shop", of);
    if (as !== undefined) form.set("as", as);
    return call("POST", "", form);
  }
  return {
    read: (of = shop) => call("GET", `?shop=${of}`),
    add,
    save: (body: object) =>
      call("PATCH", "", JSON.stringify({ shop, ...body }), { "content-type": "application/json" }),
  };
}

const earlier = statement(
  "earlier-photos-in-test",
  () => sql<{ stood: { logo: { key: string } | null } }>`
    select stood from revision where target_type = 'photos' order by id`,
);

const page = () => shopRecord(database, { slug: "zeelucht", locale: "nl", now: NOW });
const kept = ({ photos }: Pick<AnsweredPhotos, "photos">) => photos.map(({ _id, alt }) => ({ _id, alt }));

describe("the photos of a shop", () => {
  test("are added one by one, in their order, and are on its page at once", async () => {
    const owner = await callerOf("zeelucht");
    expect(await owner.read()).toMatchObject({ status: 200, body: { shop, photos: [] } });
    await owner.add("#a33");
    const { status, body } = await owner.add("#3a3");
    expect([status, body.photos.length]).toEqual([200, 2]);
    expect((await owner.read()).body).toEqual(body);
    const { photos } = (await page()).shop;
    expect(photos.map(({ key }) => key)).toEqual(body.photos.map(({ key }) => key));
    expect(await shownPicture(database, photos[0]?.key ?? "")).toBeDefined();
    expect(await told.all(database)).toMatchObject([{ role: "shopAdmin" }, { role: "shopAdmin" }]);
  });

  test("are for whoever speaks for the shop and for admins, and for nobody else there", async () => {
    const [owner, other, admin] = [await callerOf("zeelucht"), await callerOf("mosa"), await callerOf(null)];
    const { body } = await owner.add("#a33");
    expect((await admin.add("#3a3")).status).toBe(200);
    const refused = { status: 404, body: { errors: [{ param: "shop" }] } };
    expect(await other.read()).toMatchObject(refused);
    expect(await other.add("#33a")).toMatchObject(refused);
    expect(await other.save({ rev: body.rev, photos: [] })).toMatchObject(refused);
    expect((await owner.read()).body.photos).toHaveLength(2);
  });

  test("are each there once", async () => {
    const owner = await callerOf("zeelucht");
    await owner.add("#a33");
    expect((await owner.add("#a33")).body.photos).toHaveLength(1);
  });

  test("are at most twenty, and the one too many leaves no file behind", async () => {
    const owner = await callerOf("zeelucht");
    for (let place = 0; place < 20; place += 1) await owner.add(`rgb(${place * 12}, 0, 0)`);
    expect(await owner.add("#00f")).toMatchObject({
      status: 409,
      body: { errors: [{ msg: "Has as many photos as it may", param: "image" }] },
    });
    expect((await owner.read()).body.photos).toHaveLength(20);
    expect(await tools.namesOfFiles()).toHaveLength(20);
  });

  test("are pictures, by their bytes and not by their names", async () => {
    const owner = await callerOf("zeelucht");
    const text = new File(["no picture"], "door.jpg", { type: "image/jpeg" });
    expect(await owner.add(text)).toMatchObject({ status: 400, body: { errors: [{ param: "image" }] } });
    const huge = new File([new Uint8Array(10_000_001)], "door.jpg", { type: "image/jpeg" });
    expect(await owner.add(huge)).toMatchObject({ status: 413, body: { errors: [{ param: "image" }] } });
    expect((await owner.read()).body.photos).toEqual([]);
  });
});

describe("a save of the photos", () => {
  test("puts them in order, says what one sees, and removes what is missing with its file", async () => {
    const owner = await callerOf("zeelucht");
    for (const colour of ["#a33", "#3a3", "#33a"]) await owner.add(colour);
    const { rev, photos } = (await owner.read()).body;
    const [first, second, third] = photos;
    const [one, , three] = kept({ photos });
    const alt = { nl: "De leestafel", en: "The reading table", source: "nl" };
    const wanted = [{ ...three, alt }, one];
    const saved = await owner.save({ rev, photos: wanted });
    expect([saved.status, kept(saved.body)]).toEqual([200, wanted]);
    expect(saved.body.rev).not.toBe(rev);
    expect((await page()).shop.photos).toMatchObject([
      { key: third?.key, alt: { text: "De leestafel", locale: "nl" } },
      { key: first?.key, alt: null },
    ]);
    expect(await removals.all(database)).toEqual([{ key: second?.key }]);
  });

  test("says it for this shop alone, also where another shows the same picture", async () => {
    const admin = await callerOf(null);
    const mosa = String(await shopId(database, "mosa"));
    await admin.add("#a33");
    await admin.add("#a33", mosa);
    const { rev, photos } = (await admin.read()).body;
    const alt = { nl: "De deur", source: "nl" };
    await admin.save({ rev, photos: photos.map(({ _id }) => ({ _id, alt })) });
    expect((await admin.read(mosa)).body.photos).toMatchObject([{ alt: null }]);
  });

  test("takes no photo of another shop, and none twice", async () => {
    const [owner, other] = [await callerOf("zeelucht"), await callerOf("mosa")];
    const mosa = String(await shopId(database, "mosa"));
    const [theirs] = kept((await other.add("#a33", mosa)).body);
    const { rev, photos } = (await owner.add("#3a3")).body;
    expect(await owner.save({ rev, photos: [theirs] })).toMatchObject({
      status: 404,
      body: { errors: [{ param: "photos.0._id" }] },
    });
    const [own] = kept({ photos });
    expect(await owner.save({ rev, photos: [own, own] })).toMatchObject({
      status: 400,
      body: { errors: [{ param: "photos.1._id" }] },
    });
    expect((await owner.read()).body.rev).toBe(rev);
    expect((await other.read(mosa)).body.photos).toHaveLength(1);
  });

  test("that somebody was before is refused with the photos as they stand", async () => {
    const [owner, admin] = [await callerOf("zeelucht"), await callerOf(null)];
    const { rev } = (await owner.add("#3a3")).body;
    const { body } = await admin.add("#a33");
    expect(await owner.save({ rev, photos: [] })).toMatchObject({ status: 409, body: { current: body } });
    expect((await owner.read()).body.photos).toHaveLength(2);
  });
});

describe("the logo of a shop", () => {
  test("is on its page at once, is no photo, and another one takes its place with its file", async () => {
    const owner = await callerOf("zeelucht");
    await owner.add("#a33");
    const { body } = await owner.add("#3a3", shop, "logo");
    expect([body.photos.length, (await page()).shop.logo]).toEqual([1, body.logo]);
    expect(await shownPicture(database, body.logo?.key ?? "")).toBeDefined();
    const later = await owner.add("#33a", shop, "logo");
    expect((await owner.read()).body).toEqual(later.body);
    expect(later.body.logo?.key).not.toBe(body.logo?.key);
    expect(await removals.all(database)).toEqual([{ key: body.logo?.key }]);
    expect((await earlier.all(database)).map(({ stood }) => stood.logo)).toEqual([null, body.logo]);
  });

  test("is taken away with a save, and stays with one that says nothing of it", async () => {
    const owner = await callerOf("zeelucht");
    const { rev, logo } = (await owner.add("#3a3", shop, "logo")).body;
    expect((await owner.save({ rev, photos: [] })).body).toMatchObject({ rev, logo });
    expect((await owner.save({ rev, photos: [], logo: null })).body.logo).toBeNull();
    expect((await page()).shop.logo).toBeNull();
    expect(await removals.all(database)).toEqual([{ key: logo?.key }]);
    expect((await told.all(database)).map(({ details }) => details)).toEqual([
      { fields: ["logo"] },
      { fields: ["logo"] },
    ]);
  });

  test("leaves no trace where it is the same", async () => {
    const owner = await callerOf("zeelucht");
    const { body } = await owner.add("#3a3", shop, "logo");
    expect((await owner.add("#3a3", shop, "logo")).body).toEqual(body);
    expect(await removals.all(database)).toEqual([]);
  });

  test("has room beside twenty photos", async () => {
    const owner = await callerOf("zeelucht");
    for (let place = 0; place < 20; place += 1) await owner.add(`rgb(${place * 12}, 0, 0)`);
    expect((await owner.add("#00f", shop, "logo")).status).toBe(200);
  });

  test("makes a save wrong that did not know of it, and is for nobody else", async () => {
    const [owner, other] = [await callerOf("zeelucht"), await callerOf("mosa")];
    const { rev } = (await owner.add("#a33")).body;
    expect((await other.add("#3a3", shop, "logo")).status).toBe(404);
    const { body } = await owner.add("#3a3", shop, "logo");
    expect(await owner.save({ rev, photos: [], logo: null })).toMatchObject({
      status: 409,
      body: { current: body },
    });
    expect(await owner.add("#3a3", shop, "sign")).toMatchObject({
      status: 400,
      body: { errors: [{ param: "as" }] },
    });
  });
});
