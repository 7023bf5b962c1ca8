import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { type Slots, statement } from "#platform/database/statement.ts";
import type { Recall } from "#platform/recall.ts";
import { testDatabase } from "#tests/support/database.ts";
import { readDealFilters } from "../deal-query.ts";
import { addDeal } from "./add-deal.ts";
import { dealBySlug } from "./deal-by-slug.ts";
import { dealsIn } from "./deals-in.ts";
import { dealsOfBrand } from "./deals-of-brand.ts";
import { dealsOfShop } from "./deals-of-shop.ts";
import { leaveOutUnknown } from "./leave-out-unknown.ts";
import { PAGES_READ_TOGETHER } from "./news-sql.ts";
import { addBrand, dealIn, inDays, inMinutes, NOW, paperDeal, shopId } from "./small-offers.test-support.ts";
import { counted } from "#platform/database/counted.test-support.ts";
import { deafMemory } from "#platform/recall.test-support.ts";

const addEndedDeals = statement(
  "add-ended-deals-in-test",
  (_, p: Slots<{ brandId: number; count: number }>) => sql`
    insert into deal (slug, brand_id, title, body, kind, category, valid_from, valid_to, state)
    select 'ended-' || number, ${p.brandId}, '{"nl": "Was", "source": "nl"}', '{"nl": "Was", "source": "nl"}',
      'gift', 'supplies', '2026-01-01', '2026-02-01', 'expired'
    from generate_series(1, ${p.count}::integer) as number`,
);

const database = testDatabase();
beforeEach(() => settleSmallWorld(database));

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

  describe("of those that were read before", () => {
    const { database: asked, questionCount, questionsOf } = counted(database);
    const recalled = async (memory: { now: Date; recall: Recall }) => {
      const { filters } = readDealFilters(new URLSearchParams());
      const { items } = await dealsIn(asked, { filters, locale: "en", ...memory });
      return items.map(({ slug }) => slug);
    };

    test("the ones that have not ended since, whatever the memory's clock says", async () => {
      const brandId = await addBrand(database);
      const ending = await dealIn(database, "live", paperDeal(brandId, { validTo: inDays(2) }));
      const lasting = await dealIn(database, "live", paperDeal(brandId));
      const { recall } = deafMemory().at(NOW);
      expect(await recalled({ now: NOW, recall })).toEqual([ending.slug, lasting.slug]);
      expect(await recalled({ now: inDays(2), recall })).toEqual([lasting.slug]);
    });

    test("with one that begins meanwhile as soon as it does, and no question before", async () => {
      const brandId = await addBrand(database);
      const lasting = await dealIn(database, "live", paperDeal(brandId));
      const coming = await dealIn(
        database,
        "scheduled",
        paperDeal(brandId, { validFrom: inMinutes(2), validTo: inDays(8) }),
      );
      const memory = deafMemory();
      expect(await recalled(memory.at(NOW))).toEqual([lasting.slug]);
      expect(await questionsOf(() => recalled(memory.at(inMinutes(1.99))))).toBe(0);
      expect(await recalled(memory.at(inMinutes(2)))).toEqual([lasting.slug, coming.slug]);
    });

    test("with one that begins meanwhile when nobody asks, read before somebody does", async () => {
      const deal = paperDeal(await addBrand(database), { validFrom: inMinutes(2) });
      const { slug } = await dealIn(database, "scheduled", deal);
      const memory = deafMemory();
      expect(await recalled(memory.at(NOW))).toEqual([]);
      const before = questionCount();
      memory.lookAt(inMinutes(2));
      await expect.poll(questionCount).toBeGreaterThan(before);
      const list = async () => expect(await recalled(memory.at(inMinutes(2)))).toEqual([slug]);
      expect(await questionsOf(list)).toBe(0);
    });

    test("with the sixth of a brand as soon as one of five ends", async () => {
      const brandId = await addBrand(database);
      const ending = await dealIn(database, "live", paperDeal(brandId, { validTo: inMinutes(2) }));
      for (let count = 0; count < 4; count += 1) await dealIn(database, "live", paperDeal(brandId));
      const sixth = await dealIn(database, "scheduled", paperDeal(brandId, { validTo: inDays(8) }));
      const memory = deafMemory();
      expect(await recalled(memory.at(NOW))).not.toContain(sixth.slug);
      const later = await recalled(memory.at(inMinutes(2)));
      expect(later).toContain(sixth.slug);
      expect(later).not.toContain(ending.slug);
    });
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
      errors: [{ param: "brandId", msg: "This brand may not advertise" }],
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
    // Each counts what its list has, so the one that holds anywhere counts in both.
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

  test("is over as soon as it ends, though it was read before and nobody is asked", async () => {
    const brandId = await addBrand(database);
    const { slug } = await dealIn(database, "live", paperDeal(brandId, { code: "VLOEI", kind: "code" }));
    const { database: asked, questionsOf } = counted(database);
    const { recall } = deafMemory().at(NOW);
    const page = (now: Date) => dealBySlug(asked, { slug, locale: "nl", now, recall });
    expect(await page(NOW)).toMatchObject({ isRunning: true, code: "VLOEI" });
    const questionCount = await questionsOf(async () => {
      expect(await page(inDays(10))).toMatchObject({ isRunning: false, code: null, url: null });
    });
    expect(questionCount).toBe(0);
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

describe("whoever asks for a deal first", () => {
  const { database: asked, questionCount, questionsOf } = counted(database);

  test("reads all that have a page for everybody", async () => {
    const brandId = await addBrand(database);
    const first = await dealIn(database, "live", paperDeal(brandId));
    const ended = { validFrom: inDays(-9), validTo: inDays(-2) };
    const others = [
      await dealIn(database, "live", paperDeal(brandId, { title: { nl: "Filters", source: "nl" } })),
      await dealIn(database, "expired", paperDeal(brandId, { ...ended, body: { nl: "Was.", source: "nl" } })),
    ];
    const memory = deafMemory();
    const page = (slug: string, now = NOW) => dealBySlug(asked, { slug, locale: "en", ...memory.at(now) });
    expect(await page(first.slug)).toMatchObject({ title: { locale: "en" }, body: { locale: "nl" } });
    for (const { slug } of others) expect(await questionsOf(() => page(slug, inMinutes(9)))).toBe(0);
    expect(await page(others[1]?.slug as string)).toMatchObject({
      isRunning: false,
      body: { blocks: [{ kind: "paragraph", inlines: ["Was."] }] },
    });
  });

  test("finds one that begins meanwhile among them once it does", async () => {
    const deal = paperDeal(await addBrand(database), { validFrom: inMinutes(2) });
    const { slug } = await dealIn(database, "scheduled", deal);
    const memory = deafMemory();
    const page = (now: Date) => dealBySlug(asked, { slug, locale: "en", ...memory.at(now) });
    await expect(page(NOW)).rejects.toMatchObject({ kind: "notFound" });
    const before = questionCount();
    memory.lookAt(inMinutes(2));
    await expect.poll(questionCount).toBeGreaterThan(before);
    const later = async () => expect(await page(inMinutes(2))).toMatchObject({ isRunning: true });
    expect(await questionsOf(later)).toBe(0);
  });

  test("is not answered from memory about one that nobody knows, and asks nothing about what is no address", async () => {
    const { recall } = deafMemory().at(NOW);
    const page = (slug: string) => dealBySlug(asked, { slug, locale: "en", now: NOW, recall });
    expect(
      await questionsOf(() => expect(page("No deal!")).rejects.toMatchObject({ kind: "notFound" })),
    ).toBe(0);
    await expect(page("no-deal")).rejects.toMatchObject({ kind: "notFound" });
    expect(await questionsOf(() => expect(page("no-deal")).rejects.toMatchObject({ kind: "notFound" }))).toBe(
      1,
    );
  });

  test("of an old one, behind hundreds, asks for that one", async () => {
    const brandId = await addBrand(database);
    const old = await dealIn(database, "live", paperDeal(brandId));
    await addEndedDeals.run(database, { brandId, count: PAGES_READ_TOGETHER });
    const { recall } = deafMemory().at(NOW);
    const page = (memory?: { recall: Recall }) =>
      dealBySlug(asked, { slug: old.slug, locale: "en", now: NOW, ...memory });
    expect(await page({ recall })).toMatchObject({ isRunning: true });
    expect(await questionsOf(() => page({ recall }))).toBe(1);
    expect(await questionsOf(() => page()), "without a memory").toBe(1);
  });
});
