import { describe, expect, test } from "vitest";
import { testWorld } from "#tests/support/database.ts";
import { shopBySlug } from "./shop-by-slug.ts";
import { NOW, equipShop, setStatus, settleSmallWorld } from "./small-world.test-support.ts";

const database = testWorld(settleSmallWorld);

test("a shop brings its place, its facts with their source, and unknown for what nobody has told", async () => {
  await equipShop(database, { slug: "zeelucht", amenities: ["wifi"] });
  const shop = await shopBySlug(database, { slug: "zeelucht", locale: "en", now: NOW });
  expect(shop).toMatchObject({
    name: "Zeelucht",
    kind: "coffeeshop",
    status: "active",
    isSample: false,
    street: "Strandweg",
    houseNumber: "5",
    postcode: null,
    city: { slug: "hoek-van-holland", name: "Hook of Holland" },
    province: "Zuid-Holland",
    municipality: { slug: "rotterdam", officialCoffeeshopCount: { count: 39 } },
    access: { residents: "unknown", idCheck: "unknown", minimumAge: null, membership: "unknown" },
    amenities: { wifi: "yes", seats: "unknown" },
    rating: null,
    reviewCount: 0,
    distanceMetres: null,
  });
  expect(Object.keys(shop.facts)).toEqual(["listing"]);
  expect(shop.facts.listing).toEqual({ ...shop.listing, reference: null });
  expect(Date.parse(shop.createdAt)).not.toBeNaN();
});

describe("a shop that", () => {
  test.each(["temporarilyClosed", "permanentlyClosed"])("is %s still has its page", async (status) => {
    await setStatus(database, { slug: "andersom", status });
    expect((await shopBySlug(database, { slug: "andersom", locale: "nl", now: NOW })).status).toBe(status);
  });

  test.each(["draft", "pending", "merged"])("is %s has none", async (status) => {
    await setStatus(database, { slug: "andersom", status });
    await expect(shopBySlug(database, { slug: "andersom", locale: "nl", now: NOW })).rejects.toMatchObject({
      kind: "notFound",
    });
  });
});

test.each(["nowhere", "Andersom", "", "andersom\0", "x".repeat(10_000)])(
  "there is no shop at %j",
  async (slug) => {
    await expect(shopBySlug(database, { slug, locale: "nl", now: NOW })).rejects.toMatchObject({
      kind: "notFound",
    });
  },
);
