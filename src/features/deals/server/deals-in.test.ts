import { describe, expect, test } from "vitest";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { readDealFilters } from "../deal-query.ts";
import { addDeal } from "./add-deal.ts";
import { dealBySlug } from "./deal-by-slug.ts";
import { dealsIn } from "./deals-in.ts";
import { dealsOfBrand } from "./deals-of-brand.ts";
import { dealsOfShop } from "./deals-of-shop.ts";
import { leaveOutUnknown } from "#features/news/server/leave-out-unknown.ts";
import { addBrand, dealIn, inDays, inMinutes, NOW, paperDeal, shopId } from "./small-offers.test-support.ts";

const database = testWorld(settleSmallWorld);

const listed = async (query = "", now = NOW) => {
  const { filters } = readDealFilters(new URLSearchParams(query));
  return dealsIn(database, { filters, locale: "en", now });
};
const slugs = async (query = "", now = NOW) => (await listed(query, now)).items.map(({ slug }) => slug);

describe("which deals are shown", () => {
  test("those that hold now, whatever the job has come round to", async () => {
    const brandId = await addBrand(database);
    const late = await dealIn(database, "live", paperDeal(brandId, { validTo: inDays(2) }));
    const due = await dealIn(database, "scheduled", paperDeal(brandId, { validFrom: inDays(-0.01) }));
    await dealIn(database, "scheduled", paperDeal(brandId, { validFrom: inDays(1) }));
    for (const state of ["draft", "pending", "paused", "expired", "rejected"] as const)
      await dealIn(database, state, paperDeal(brandId));
    expect(await slugs()).toEqual([late.slug, due.slug]);
    expect(await slugs("", inDays(2))).not.toContain(late.slug);
  });

  test("the sixth of a brand as soon as one of five ends", async () => {
    const brandId = await addBrand(database);
    const ending = await dealIn(database, "live", paperDeal(brandId, { validTo: inMinutes(2) }));
    for (let count = 0; count < 4; count += 1) await dealIn(database, "live", paperDeal(brandId));
    const sixth = await dealIn(database, "scheduled", paperDeal(brandId, { validTo: inDays(8) }));
    expect(await slugs()).not.toContain(sixth.slug);
    const later = await slugs("", inMinutes(2));
    expect(later).toContain(sixth.slug);
    expect(later).not.toContain(ending.slug);
  });

  test("five a brand, those that are live already first", async () => {
    const brandId = await addBrand(database);
    for (let count = 0; count < 3; count += 1) await dealIn(database, "live", paperDeal(brandId));
    for (let count = 0; count < 4; count += 1) await dealIn(database, "scheduled", paperDeal(brandId));
    expect((await listed()).total).toBe(5);
  });

  test("none of a licensed grower, who may not advertise", async () => {
    const brandId = await addBrand(database, { isLicensedGrower: true });
    await expect(addDeal(database, paperDeal(brandId))).rejects.toMatchObject({
      kind: "notCompliant",
      errors: [{ param: "brand", msg: "This brand may not advertise" }],
    });
  });
});

describe("lists", () => {
  test("of a city have the deals of its shops and those that hold everywhere", async () => {
    const brandId = await addBrand(database);
    const here = await dealIn(
      database,
      "live",
      paperDeal(brandId, { shopIds: [await shopId(database, "andersom")] }),
    );
    const there = await dealIn(
      database,
      "live",
      paperDeal(brandId, { shopIds: [await shopId(database, "mosa")] }),
    );
    const anywhere = await dealIn(database, "live", paperDeal(brandId));
    expect(await slugs("city=utrecht")).toEqual([here.slug, anywhere.slug]);
    // Each counts what its list has, so the one that is valid everywhere counts in both.
    expect((await listed()).facets.cities.map(({ key, count }) => [key, count])).toEqual([
      ["maastricht", 2],
      ["utrecht", 2],
    ]);
    expect(await slugs("city=maastricht&kind=gift")).toEqual([]);
    const ofShop = await dealsOfShop(database, {
      shopId: await shopId(database, "mosa"),
      locale: "nl",
      now: NOW,
    });
    expect(ofShop.map(({ slug }) => slug)).toEqual([there.slug]);
    expect(await dealsOfBrand(database, { brandId, locale: "nl", now: NOW })).toHaveLength(3);
  });

  test("offer no count that is not the length of the list it leads to, the chosen one by its name", async () => {
    const brandId = await addBrand(database);
    await addBrand(database, { name: "Nog Niets" });
    const shopIds = [await shopId(database, "andersom")];
    await dealIn(database, "live", paperDeal(brandId, { shopIds }));
    for (let count = 0; count < 2; count += 1) await dealIn(database, "live", paperDeal(brandId));
    const asked = async (query: string) => {
      const read = readDealFilters(new URLSearchParams(query));
      const { filters, names } = await leaveOutUnknown(database, read, "de");
      return dealsIn(database, { filters, names, locale: "de", now: NOW });
    };
    const rotterdam = await asked("city=rotterdam");
    expect(rotterdam.total).toBe(2);
    expect(rotterdam.facets.cities).toEqual([
      { key: "utrecht", name: "Utrecht", count: 3 },
      { key: "rotterdam", name: "Rotterdam", count: 2 },
    ]);
    const { total, facets } = await asked("brand=nog-niets&kind=gift");
    expect(total).toBe(0);
    expect(facets.brands).toEqual([{ key: "nog-niets", name: "Nog Niets", count: 0 }]);
    expect(facets.kinds).toEqual([{ key: "gift", name: "gift", count: 0 }]);
  });

  test("are in the order of time, and paying moves nothing", async () => {
    const brandId = await addBrand(database);
    const first = await dealIn(database, "live", paperDeal(brandId, { validTo: inDays(1) }));
    const paid = await dealIn(
      database,
      "live",
      paperDeal(brandId, { validTo: inDays(2), isSponsored: true }),
    );
    const last = await dealIn(
      database,
      "live",
      paperDeal(brandId, { validTo: inDays(3), validFrom: inDays(-3) }),
    );
    expect(await slugs()).toEqual([first.slug, paid.slug, last.slug]);
    expect((await slugs("sort=newest")).at(-1)).toBe(last.slug);
  });

  test("show the reader's language, else the one it was written in", async () => {
    await dealIn(database, "live", paperDeal(await addBrand(database)));
    const [deal] = (await listed()).items;
    expect(deal?.title).toEqual({ text: "Second pack half price", locale: "en" });
  });
});

describe("a deal that is over", () => {
  test("keeps its page, without code and link", async () => {
    const deal = paperDeal(await addBrand(database), {
      code: "VLOEI",
      url: "https://example.org/",
      kind: "code",
    });
    const { slug } = await dealIn(database, "live", deal);
    const asked = { slug, locale: "nl" } as const;
    expect(await dealBySlug(database, { ...asked, now: NOW })).toMatchObject({
      isRunning: true,
      code: "VLOEI",
    });
    expect(await dealBySlug(database, { ...asked, now: inDays(10) })).toMatchObject({
      isRunning: false,
      code: null,
      url: null,
    });
  });

  test("of one that has not begun or was never approved nobody knows", async () => {
    const brandId = await addBrand(database);
    for (const state of ["draft", "pending", "rejected", "paused"] as const) {
      const { slug } = await dealIn(database, state, paperDeal(brandId));
      await expect(dealBySlug(database, { slug, locale: "nl", now: inDays(30) })).rejects.toMatchObject({
        kind: "notFound",
      });
    }
  });
});

describe("the page of a deal", () => {
  const page = (slug: string, now = NOW) => dealBySlug(database, { slug, locale: "en", now });

  test("has the text in the reader's language, else in the one it was written in", async () => {
    const deal = paperDeal(await addBrand(database), { body: { nl: "Was.", source: "nl" } });
    const { slug } = await dealIn(database, "live", deal);
    expect(await page(slug)).toMatchObject({
      title: { locale: "en" },
      body: { blocks: [{ kind: "paragraph", inlines: ["Was."] }], locale: "nl" },
    });
  });

  test("is there as soon as the deal begins", async () => {
    const deal = paperDeal(await addBrand(database), { validFrom: inMinutes(2) });
    const { slug } = await dealIn(database, "scheduled", deal);
    await expect(page(slug)).rejects.toMatchObject({ kind: "notFound" });
    expect(await page(slug, inMinutes(2))).toMatchObject({ isRunning: true });
  });

  test("is none where nobody knows the deal, or the address is none", async () => {
    for (const slug of ["no-deal", "No deal!"])
      await expect(page(slug)).rejects.toMatchObject({ kind: "notFound" });
  });
});
