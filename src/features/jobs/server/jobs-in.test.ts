import { describe, expect, test } from "vitest";
import { leaveOutUnknown } from "#features/news/server/leave-out-unknown.ts";
import {
  addBrand,
  dealIn,
  inDays,
  inMinutes,
  NOW,
  paperDeal,
  shopId,
} from "#features/deals/server/small-offers.test-support.ts";
import { shopRecord } from "#features/shops/server/shop-by-slug.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { jobJsonLd } from "../job-json-ld.ts";
import type { NewJobOffer } from "../job-offer.ts";
import { readJobFilters } from "../job-query.ts";
import type { JobStep } from "../job-state.ts";
import { endDueJobs } from "./end-due-jobs.ts";
import { jobBySlug } from "./job-by-slug.ts";
import { jobsIn } from "./jobs-in.ts";
import { jobsOfBrand } from "./jobs-of-brand.ts";
import { jobsOfShop } from "./notices-of-shop.ts";
import { moveJobOffer } from "./move-job-offer.ts";
import { noticesOfShop } from "./notices-of-shop.ts";
import { addJob, type JobOfTest } from "./small-jobs.test-support.ts";

let andersom: number;
const database = testWorld(async (database) => {
  await settleSmallWorld(database);
  andersom = await shopId(database, "andersom");
});

const offered = (change: Partial<NewJobOffer> = {}, steps?: JobStep[]) =>
  addJob(database, { shopId: andersom, ...change } as JobOfTest, { steps });

const slugs = async (query = "", now = NOW) => {
  const { filters } = readJobFilters(new URLSearchParams(query));
  return (await jobsIn(database, { filters, locale: "en", now })).items.map(({ slug }) => slug);
};

describe("which jobs are shown", () => {
  test("those that are open now, whatever the job has come round to", async () => {
    const open = await offered();
    const closing = await offered({ validThrough: inDays(2) });
    await offered({}, ["submit"]);
    await offered({}, ["submit", "approve", "pause"]);
    await offered({}, ["submit", "approve", "fill"]);
    expect(new Set(await slugs())).toEqual(new Set([open.slug, closing.slug]));
    expect(await slugs("", inDays(3))).toEqual([open.slug]);
    expect(await slugs("sort=closing")).toEqual([closing.slug, open.slug]);
    expect(await endDueJobs(database, { now: inDays(3) })).toBe(1);
  });

  test("by city, work and employment, of shops and of brands", async () => {
    const brandId = await addBrand(database);
    const ofShop = await offered();
    const ofBrand = await offered({ shopId: null, brandId, role: "office", employment: "fullTime" });
    expect(await slugs("city=utrecht")).toEqual([ofShop.slug]);
    expect(await slugs("role=office&employment=fullTime")).toEqual([ofBrand.slug]);
    const asked = { locale: "nl", now: NOW } as const;
    expect((await jobsOfShop(database, { shopId: andersom, ...asked })).map(({ slug }) => slug)).toEqual([
      ofShop.slug,
    ]);
    expect(
      (await jobsOfBrand(database, { brandSlug: "vloeipapier-zonen", ...asked })).map(({ slug }) => slug),
    ).toEqual([ofBrand.slug]);
    const another = await addBrand(database, { name: "Nog Niets" });
    await offered({ shopId: null, brandId: another });
    expect(await jobsOfBrand(database, { brandSlug: "vloeipapier-zonen", ...asked })).toHaveLength(1);
  });
});

test("a city without work stands among the choices by its name, and counts none", async () => {
  await offered();
  const read = readJobFilters(new URLSearchParams("city=rotterdam"));
  const { filters, names } = await leaveOutUnknown(database, read, "nl");
  const { total, facets } = await jobsIn(database, { filters, names, locale: "nl", now: NOW });
  expect(total).toBe(0);
  expect(facets.cities).toEqual([
    { key: "utrecht", name: "Utrecht", count: 1 },
    { key: "rotterdam", name: "Rotterdam", count: 0 },
  ]);
});

test("a shop's page tells of its deals and of its work, once it has any", async () => {
  const notices = async () => {
    const asked = { locale: "nl", now: NOW } as const;
    const { shop, notices } = await shopRecord(database, { slug: "andersom", ...asked });
    const { deals, jobs } = await noticesOfShop(database, { shopId: shop.id, notices, ...asked });
    return { deals: deals.map(({ slug }) => slug), jobs: jobs.map(({ slug }) => slug) };
  };
  expect(await notices()).toEqual({ deals: [], jobs: [] });
  const job = await offered();
  expect(await notices()).toEqual({ deals: [], jobs: [job.slug] });
  const deal = await dealIn(database, "live", paperDeal(await addBrand(database), { shopIds: [andersom] }));
  expect(await notices()).toEqual({ deals: [deal.slug], jobs: [job.slug] });
});

describe("a job's page", () => {
  const page = (slug: string, now = NOW) => jobBySlug(database, { slug, locale: "nl", now });
  const posting = async (slug: string, now = NOW) => jobJsonLd(await page(slug, now), "https://example.org");

  test("tells search engines of it while it is open, and of no other", async () => {
    const { slug } = await offered();
    expect(await posting(slug)).toMatchObject({
      "@type": "JobPosting",
      employmentType: "PART_TIME",
      description: "Koffie, veel koffie.",
      hiringOrganization: { name: "Andersom" },
      jobLocation: { address: { addressLocality: "Utrecht" } },
      baseSalary: { value: { minValue: 15, maxValue: 16, unitText: "HOUR" } },
    });
    expect(await posting(slug, inDays(31))).toBeNull();
    expect(jobJsonLd({ ...(await page(slug)), isSample: true }, "https://example.org")).toBeNull();
  });

  test("stays when it is filled, without the way to apply", async () => {
    const { slug } = await offered({}, ["submit", "approve", "fill"]);
    expect(await page(slug)).toMatchObject({ isOpen: false, apply: null });
  });

  test("says what is asked for, and is closed as soon as its time is over", async () => {
    const requirements = { nl: "Een glimlach.", source: "nl" } as const;
    const { slug } = await offered({ requirements, validThrough: inMinutes(9) });
    const pageAt = (now: Date) => jobBySlug(database, { slug, locale: "en", now });
    expect(await pageAt(NOW)).toMatchObject({
      isOpen: true,
      apply: { way: "email" },
      requirements: { blocks: [{ kind: "paragraph", inlines: ["Een glimlach."] }], locale: "nl" },
    });
    expect(await pageAt(inMinutes(9))).toMatchObject({ isOpen: false, apply: null });
  });

  test("of a draft nobody knows", async () => {
    const { slug } = await offered({}, []);
    await expect(page(slug)).rejects.toMatchObject({ kind: "notFound" });
  });
});

describe("an offer is refused", () => {
  test.each<[Partial<NewJobOffer>, string]>([
    [{ shopId: null }, "shopId"],
    [{ cityId: 1 }, "cityId"],
    [{ hours: { low: 20, high: 12 } }, "hours"],
    [{ salary: { lowCents: 2, highCents: 1, unit: "hour" } }, "salary"],
    [{ apply: { way: "email", to: "nobody" } }, "apply"],
    [{ apply: { way: "url", to: "javascript:alert(1)" } }, "apply"],
    [{ validThrough: inDays(91) }, "validThrough"],
    [{ validThrough: inDays(-1) }, "validThrough"],
  ])("%j at %s", async (change, param) => {
    await expect(offered(change)).rejects.toMatchObject({
      kind: "invalid",
      errors: [{ param }],
    });
  });

  test("once it is over", async () => {
    const { id: jobId } = await offered({}, ["submit"]);
    await expect(moveJobOffer(database, { jobId, step: "approve", now: inDays(31) })).rejects.toMatchObject({
      kind: "conflict",
    });
  });
});
