import { sql } from "kysely";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import type { Role } from "#features/accounts/access.ts";
import { grantRole } from "#features/accounts/server/account-roles.ts";
import { addMember, signedIn } from "#features/accounts/server/people.test-support.ts";
import { brandBySlug } from "#features/brands/server/brand-by-slug.ts";
import { brandsIn } from "#features/brands/server/brands-in.ts";
import { readBrandFilters } from "#features/brands/brand-query.ts";
import { shownBrand } from "#features/brands/shown-brand.ts";
import type { AnsweredPhotos } from "#features/contributions/photos.ts";
import { NOW } from "#features/deals/server/small-offers.test-support.ts";
import { testPictures } from "#features/media/server/picture-tools.test-support.ts";
import { shownPicture } from "#features/media/server/shown-picture.ts";
import { productBySlug } from "#features/products/server/product-by-slug.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { testApi } from "../api.test-support.ts";

const database = testWorld(settleSmallCatalogue);
const pictures = testPictures();

let tools: Awaited<ReturnType<typeof pictures>>;

beforeEach(async () => {
  tools = await pictures();
});

const idOfBrand = statement(
  "brand-of-photos-in-test",
  (_, p: Params<{ slug: string }>) => sql<{ id: number }>`select id from brand where slug = ${p.slug}`,
);
const idOfProduct = statement(
  "product-of-photos-in-test",
  (_, p: Params<{ slug: string }>) => sql<{ id: number }>`select id from product where slug = ${p.slug}`,
);
const give = statement(
  "give-product-to-brand-in-test",
  (_, p: Params<{ slug: string; brand: string }>) => sql`
    update product set brand_id = (select id from brand where slug = ${p.brand}) where slug = ${p.slug}`,
);
const told = statement(
  "told-of-photos-of-brands-in-test",
  () => sql<{ type: string; role: string }>`
    select target_type as type, actor_role as role from audit_entry where target_type like '%Photos' order by seq`,
);
const earlier = statement(
  "earlier-photos-of-brands-in-test",
  () => sql<{ type: string }>`
    select target_type as type from revision where target_type like '%Photos' order by id`,
);

const brandOf = async (slug: string) => String((await idOfBrand.first(database, { slug }))?.id);
const productOf = async (slug: string) => String((await idOfProduct.first(database, { slug }))?.id);

async function file(background: string): Promise<File> {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], "label.jpg", { type: "image/jpeg" });
}

async function callerOf(role: Role, of: string | null = null) {
  const { api } = testApi(database, { now: () => NOW, pictures: tools });
  const member = await addMember(database);
  await grantRole(database, { accountId: member.accountId, role, item: of });
  const headers = await signedIn(database, member);
  async function call(method: string, query: string, body?: BodyInit, more: Record<string, string> = {}) {
    const answer = await api.request(`/dashboard/photos${query}`, {
      method,
      headers: { ...headers, ...more },
      ...(body && { body }),
    });
    return { status: answer.status, body: (await answer.json()) as AnsweredPhotos };
  }
  return {
    read: (query: string) => call("GET", query),
    async add(colour: string, fields: Record<string, string>) {
      const form = new FormData();
      form.set("image", await file(colour));
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return call("POST", "", form);
    },
    save: (body: object) => call("PATCH", "", JSON.stringify(body), { "content-type": "application/json" }),
  };
}

const brandPage = (slug = "dijkzaden") => brandBySlug(database, { slug, locale: "nl" });
const productPage = (slug = "fog-stick") => productBySlug(database, { slug, locale: "nl" });

describe("the pictures of a brand", () => {
  test("are added by whoever speaks for it, said in words, and are on its page with its logo", async () => {
    const [owner, brand] = [await callerOf("brandAdmin", "dijkzaden"), await brandOf("dijkzaden")];
    await owner.add("#a33", { brand });
    const { body } = await owner.add("#3a3", { brand });
    const [first, second] = body.photos.map(({ _id: id }) => ({ _id: id, alt: null }));
    const alt = { nl: "Zaden in een hand", source: "nl" };
    const saved = await owner.save({ brand, rev: body.rev, photos: [{ ...second, alt }, first] });
    expect(saved).toMatchObject({ status: 200, body: { brand, photos: [{ alt }, { alt: null }] } });
    const { body: withLogo } = await owner.add("#33a", { brand, as: "logo" });
    expect(await brandPage()).toMatchObject({
      logo: { key: withLogo.logo?.key, width: 60, height: 40 },
      photos: [{ key: body.photos[1]?.key, alt: { text: "Zaden in een hand" } }, { alt: null }],
    });
    expect(await shownPicture(database, withLogo.logo?.key ?? "")).toBeDefined();
    const { items } = await brandsIn(database, readBrandFilters(new URLSearchParams("q=dijkzaden")).filters);
    expect(items).toMatchObject([{ slug: "dijkzaden", logo: { key: withLogo.logo?.key } }]);
    expect(await told.all(database)).toEqual(
      Array.from({ length: 4 }, () => ({ type: "brandPhotos", role: "brandAdmin" })),
    );
    expect(await earlier.all(database)).toHaveLength(2);
  });

  test("are closed to whoever speaks for another brand or for a shop, and open to an admin", async () => {
    const brand = await brandOf("dijkzaden");
    const admin = await callerOf("admin");
    const { rev } = (await admin.add("#a33", { brand })).body;
    for (const other of [await callerOf("brandAdmin", "green-thumb-seeds"), await callerOf("mod")]) {
      const refused = { status: 404, body: { errors: [{ param: "brand" }] } };
      expect(await other.read(`?brand=${brand}`)).toMatchObject(refused);
      expect(await other.add("#3a3", { brand })).toMatchObject(refused);
      expect(await other.add("#3a3", { brand, as: "logo" })).toMatchObject(refused);
      expect(await other.save({ brand, rev, photos: [] })).toMatchObject(refused);
    }
    expect((await admin.read(`?brand=${brand}`)).body.photos).toHaveLength(1);
  });

  test("are not taken of a licensed grower, nor of what it makes, which may not advertise", async () => {
    const owner = await callerOf("brandAdmin", "lage-landen");
    const [brand, product] = [await brandOf("lage-landen"), await productOf("laagland-fog")];
    const refused = { status: 422, body: { errors: [{ param: "image" }] } };
    expect(await owner.add("#a33", { brand })).toMatchObject(refused);
    expect(await owner.add("#a33", { brand, as: "logo" })).toMatchObject(refused);
    expect(await owner.add("#a33", { product })).toMatchObject(refused);
    expect(await tools.namesOfFiles()).toEqual([]);
  });

  test("are shown by no page that has to be neutral", async () => {
    const admin = await callerOf("admin");
    await admin.add("#a33", { brand: await brandOf("dijkzaden") });
    const brand = await brandPage();
    expect(brand.photos).toHaveLength(1);
    expect(shownBrand(brand, { brandPage: "neutral", isIndexable: true })).toMatchObject({
      logo: null,
      photos: [],
    });
  });
});

describe("the pictures of a product", () => {
  test("are kept by moderators and whoever speaks for its brand, and are on its page", async () => {
    await give.run(database, { slug: "fog-stick", brand: "dijkzaden" });
    const product = await productOf("fog-stick");
    const [owner, mod] = [await callerOf("brandAdmin", "dijkzaden"), await callerOf("mod")];
    const { rev, photos } = (await owner.add("#a33", { product })).body;
    const alt = { nl: "Een voorgedraaide joint", source: "nl" };
    const kept = photos.map(({ _id: id }) => ({ _id: id, alt }));
    expect(await mod.save({ product, rev, photos: kept })).toMatchObject({ status: 200, body: { product } });
    expect((await productPage()).photos).toMatchObject([{ alt: { text: "Een voorgedraaide joint" } }]);
    expect(await (await callerOf("brandAdmin", "green-thumb-seeds")).add("#3a3", { product })).toMatchObject({
      status: 404,
      body: { errors: [{ param: "product" }] },
    });
    expect(await told.all(database)).toEqual([
      { type: "productPhotos", role: "brandAdmin" },
      { type: "productPhotos", role: "mod" },
    ]);
  });

  test("have no logo among them", async () => {
    const product = await productOf("fog-stick");
    expect(await (await callerOf("mod")).add("#a33", { product, as: "logo" })).toMatchObject({
      status: 400,
      body: { errors: [{ param: "as" }] },
    });
  });

  test("are of one thing, which the call names", async () => {
    const mod = await callerOf("mod");
    const refused = { status: 400, body: { errors: [{ param: "shop" }] } };
    expect(await mod.read("")).toMatchObject(refused);
    expect(await mod.read("?brand=1&product=1")).toMatchObject(refused);
    expect(await mod.save({ rev: "x", photos: [] })).toMatchObject(refused);
  });
});
