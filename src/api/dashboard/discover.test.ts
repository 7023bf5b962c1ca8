import { parse } from "csv-parse/sync";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { addBrand, inDays, NOW, shopId } from "#features/deals/server/small-offers.test-support.ts";
import { postBySlug } from "#features/discover/server/post-by-slug.ts";
import { addArticle } from "#features/discover/server/small-posts.test-support.ts";
import { cityIdsOf } from "#features/news/server/city-ids-of.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { statement } from "#platform/database/statement.ts";
import { LOCALES } from "#platform/i18n/locales.ts";
import { testWorld } from "#tests/support/database.ts";
import { callerOf } from "./callers.test-support.ts";
import { added, errorsOf, moved, type PostAnswer, postsAdmin, WRITTEN } from "./posts.test-support.ts";

const database = testWorld(async (world) => {
  await settleSmallWorld(world);
});

const admin = () => postsAdmin(database);

const pageOf = (slug: string, locale: "nl" | "en" | "de" = "nl", now = NOW) =>
  postBySlug(database, { slug, locale, now });

const log = statement(
  "log-of-posts-in-test",
  () => sql<{ action: string; role: string; details: object }>`
    select action, actor_role as role, details from audit_entry where target_type = 'post' order by seq`,
);

describe("the list", () => {
  test("is for admins, of all posts, and whoever speaks for a brand or shop has none", async () => {
    const { id } = await addArticle(database);
    const { body } = await (await admin())("GET", "");
    expect(body).toMatchObject({ total: 1, page: 1, items: [{ _id: String(id), state: "published" }] });
    await addBrand(database);
    const others = await callerOf(database, "discover", { role: "brandAdmin", of: "vloeipapier-zonen" });
    expect(await others("GET", "")).toMatchObject({ status: 403 });
    expect(await others("POST", "", WRITTEN)).toMatchObject({ status: 403 });
  });

  test("is searched by title, tag, town and author, filtered by state, label and missing language, and sorted", async () => {
    const call = await admin();
    const cityIds = [...(await cityIdsOf(database, { names: ["Utrecht"] })).values()];
    const all = Object.fromEntries(LOCALES.map((locale) => [locale, "Noot"]));
    await addArticle(database, {
      title: { nl: "Aap", en: "Monkey", source: "nl" },
      tags: ["open-dag"],
      cityIds,
    });
    await addArticle(
      database,
      {
        title: { ...all, source: "nl" } as never,
        lead: { ...all, source: "nl" } as never,
        body: { ...all, source: "nl" } as never,
        brandId: await addBrand(database),
        isSponsored: true,
        publishedAt: inDays(2),
      },
      { steps: ["publish"] },
    );
    await addArticle(database, { title: { nl: "Mies", source: "nl" } }, { steps: [] });
    const titles = async (query: string) =>
      ((await call("GET", query)).body as { items: PostAnswer[] }).items.map(({ title }) => title["nl"]);
    expect(await titles("?q=MONK")).toEqual(["Aap"]);
    expect(await titles("?q=open-d")).toEqual(["Aap"]);
    expect(await titles("?q=utrecht")).toEqual(["Aap"]);
    expect(await titles("?q=vloeipapier")).toEqual(["Noot"]);
    expect(await titles("?q=%25")).toEqual([]);
    expect(await titles("?state=scheduled")).toEqual(["Noot"]);
    expect(await titles("?sponsored=yes")).toEqual(["Noot"]);
    expect(await titles("?missing=de&sort=title")).toEqual(["Aap", "Mies"]);
    expect(await titles("?sort=-title")).toEqual(["Noot", "Mies", "Aap"]);
    expect(await call("GET", "?sort=price&state=gone")).toMatchObject({ status: 400 });
  });

  test("comes as a file in the words of the reader, in which nothing is a formula", async () => {
    await addArticle(database, { title: { nl: "=1+1", source: "nl" } });
    const { body } = await (await admin())("GET", "?format=csv&lang=nl");
    const [head = [], line = []] = parse(body as string, { bom: true });
    const told = Object.fromEntries(head.map((label: string, at: number) => [label, line[at]]));
    expect(told).toMatchObject({ id: expect.any(String), Titel: "'=1+1" });
  });
});

describe("a new post", () => {
  test("is a draft that nobody else sees, with plain tags, and is noted in the log", async () => {
    const post = await added(await admin(), { tags: "Open Dag, uitgaan,, uitgaan" });
    expect(post).toMatchObject({
      slug: "een-avond-in-utrecht",
      tags: "open-dag, uitgaan",
      publishedAt: null,
    });
    await expect(pageOf(post.slug)).rejects.toMatchObject({ kind: "notFound" });
    expect(await log.all(database)).toEqual([{ action: "add", role: "admin", details: {} }]);
  });

  test("says by its field what is wrong", async () => {
    const call = await admin();
    const wrong = { ...WRITTEN, title: { source: "nl", en: "No Dutch" }, publishedAt: "tomorrow", colour: 1 };
    const { status, body } = await call("POST", "", wrong);
    expect([status, (body as { errors: { param: string }[] }).errors.map(({ param }) => param)]).toEqual([
      400,
      ["title", "publishedAt", "colour"],
    ]);
    expect(errorsOf(await call("POST", "", { ...WRITTEN, author: "brand" }))).toEqual([
      400,
      ["brand: Is missing"],
    ]);
    expect(errorsOf(await call("POST", "", { ...WRITTEN, kind: "event" }))).toEqual([
      400,
      ["startsAt: Is missing"],
    ]);
    const [startsAt, endsAt] = [inDays(2).toISOString(), inDays(1).toISOString()];
    expect(errorsOf(await call("POST", "", { ...WRITTEN, kind: "event", startsAt, endsAt }))).toEqual([
      400,
      ["endsAt: Must end after its beginning"],
    ]);
    expect(errorsOf(await call("POST", "", { ...WRITTEN, tags: "a,b,c,d,e,f,g,h,i" }))).toEqual([
      400,
      ["tags: Must be at most 8 tags"],
    ]);
    expect(errorsOf(await call("POST", "", { ...WRITTEN, author: "shop", shop: { _id: "999999" } }))).toEqual(
      [400, ["shop: Is unknown"]],
    );
  });

  test("is none of a licensed grower, who may not advertise", async () => {
    const brand = { _id: String(await addBrand(database, { isLicensedGrower: true })) };
    expect(errorsOf(await (await admin())("POST", "", { ...WRITTEN, author: "brand", brand }))).toEqual([
      422,
      ["brand: This brand may not advertise"],
    ]);
  });

  test("of a shop is labelled where it is paid for, and one of our own never is", async () => {
    const call = await admin();
    const shop = { _id: String(await shopId(database, "andersom")) };
    const paid = await added(call, { author: "shop", shop, isSponsored: true });
    const { slug } = await moved(call, paid, { step: "publish" });
    expect(await pageOf(slug)).toMatchObject({ isSponsored: true, author: { slug: "andersom" } });
    expect(await added(call, { isSponsored: true })).toMatchObject({ isSponsored: false });
  });
});
