import { parse } from "csv-parse/sync";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import {
  addBrand,
  inDays,
  inMinutes,
  NOW,
  shopId,
} from "#features/deals/server/small-offers.test-support.ts";
import { postBySlug } from "#features/discover/server/post-by-slug.ts";
import { publishDuePosts } from "#features/discover/server/publish-due-posts.ts";
import { addArticle } from "#features/discover/server/small-posts.test-support.ts";
import { hold } from "#features/holds/server/hold.ts";
import { cityIdsOf } from "#features/news/server/city-ids-of.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { statement } from "#platform/database/statement.ts";
import { LOCALES } from "#platform/i18n/locales.ts";
import { testWorld } from "#tests/support/database.ts";
import { callerOf } from "./callers.test-support.ts";

const database = testWorld(async (world) => {
  await settleSmallWorld(world);
});

interface PostAnswer {
  _id: string;
  rev: string;
  state: string;
  slug: string;
  title: Record<string, string>;
  [field: string]: unknown;
}

const admin = () => callerOf(database, "discover", { role: "admin" });

type Caller = Awaited<ReturnType<typeof admin>>;

const WRITTEN = {
  kind: "article",
  author: "editorial",
  isSponsored: false,
  title: { nl: "Een avond in Utrecht", en: "An evening in Utrecht", source: "nl" },
  lead: { nl: "Kort", en: "Short", source: "nl" },
  body: { nl: "Lang", en: "Long", source: "nl" },
};

async function added(call: Caller, change: object = {}): Promise<PostAnswer> {
  const { status, body } = await call("POST", "", { ...WRITTEN, ...change });
  expect([status, body]).toEqual([200, expect.objectContaining({ state: "draft" })]);
  return body as PostAnswer;
}

const idOf = ({ _id: id }: PostAnswer) => id;

const patch = (call: Caller, { _id: id, rev }: PostAnswer, changes: object) =>
  call("PATCH", "", { _id: id, rev, changes });

async function moved(call: Caller, post: PostAnswer, changes: object): Promise<PostAnswer> {
  const { status, body } = await patch(call, post, changes);
  expect([status, body]).toEqual([200, expect.anything()]);
  return body as PostAnswer;
}

const errorsOf = ({ status, body }: { status: number; body: never }) => [
  status,
  (body as { errors: { msg: string; param: string }[] }).errors.map(({ msg, param }) => `${param}: ${msg}`),
];

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

describe("a post", () => {
  test("is read in the language of the reader once it is published, and is not before its time", async () => {
    const call = await admin();
    const post = await added(call, { publishedAt: inMinutes(10).toISOString() });
    const scheduled = await moved(call, post, { step: "publish" });
    expect(scheduled).toMatchObject({ state: "scheduled" });
    await expect(pageOf(post.slug)).rejects.toMatchObject({ kind: "notFound" });
    expect(await pageOf(post.slug, "en", inMinutes(11))).toMatchObject({
      title: { text: "An evening in Utrecht", locale: "en" },
    });
    expect(await pageOf(post.slug, "de", inMinutes(11))).toMatchObject({ title: { locale: "nl" } });
    expect(await publishDuePosts(database, { now: inMinutes(11) })).toBe(1);
  });

  test("without a date is out at once, keeps that date, and is not put off any more", async () => {
    const call = await admin();
    const out = await moved(call, await added(call), { step: "publish" });
    expect(out).toMatchObject({ state: "published", publishedAt: NOW.toISOString() });
    expect(errorsOf(await patch(call, out, { publishedAt: inDays(1).toISOString() }))).toEqual([
      400,
      ["publishedAt: Is out already"],
    ]);
    expect(errorsOf(await patch(call, out, { publishedAt: null }))).toEqual([
      400,
      ["publishedAt: Is missing"],
    ]);
  });

  test("that is scheduled for an earlier hour is out as soon as that is saved", async () => {
    const call = await admin();
    const post = await added(call, { publishedAt: inDays(1).toISOString() });
    const scheduled = await moved(call, post, { step: "publish" });
    expect(await moved(call, scheduled, { publishedAt: inDays(-1).toISOString() })).toMatchObject({
      state: "published",
    });
    expect(await pageOf(post.slug)).toMatchObject({ publishedAt: expect.any(String) });
  });

  test("changes in fields, keeps what stood, and loses nothing when two save at once", async () => {
    const call = await admin();
    const post = await added(call, { tags: "one" });
    const cities = [...(await cityIdsOf(database, { names: ["Utrecht"] })).values()];
    const saved = await moved(call, post, { cities: cities.map((id) => ({ _id: String(id) })), tags: null });
    expect(saved).toMatchObject({ cities: [{ name: "Utrecht" }], tags: null, title: WRITTEN.title });
    expect(await patch(call, post, { tags: "late" })).toMatchObject({
      status: 409,
      body: { current: { rev: saved.rev, tags: null } },
    });
    const kept = statement(
      "revisions-of-post-in-test",
      () => sql<{ tags: string }>`select stood ->> 'tags' as tags from revision where target_type = 'post'`,
    );
    expect(await kept.all(database)).toEqual([{ tags: "one" }]);
  });

  test("has nothing in its text that a browser would do: marks, scripts and other links stay words or go", async () => {
    const call = await admin();
    const text =
      "<script>document.title = 'x'</script>\n\nHallo <b onclick=\"x()\">daar</b> [klik](javascript:void(0)) [uit](data:text/html,x)";
    const post = await added(call, { body: { nl: text, source: "nl" } });
    const { slug } = await moved(call, post, { step: "publish" });
    const { body } = await pageOf(slug);
    expect(body.parts).toEqual([
      { kind: "text", blocks: [{ kind: "paragraph", inlines: ["Hallo ", "daar", " ", "klik", " ", "uit"] }] },
    ]);
    // As it was written it is only for its editor.
    expect((await call("GET", `?id=${idOf(post)}`)).body).toMatchObject({ body: { nl: text } });
  });

  test("has no pictures from elsewhere, nor amid words, nor of other posts", async () => {
    const call = await admin();
    const post = await added(call);
    const refused = [400, ["body.nl: Pictures must be of this post, each on a line of its own"]];
    for (const picture of [
      "![x](https://elsewhere.example/a.png)",
      "Words ![x](/img/0123456789abcdef0123456789abcdef) around",
      "![x](/img/0123456789abcdef0123456789abcdef)",
      "![x][far]\n\n[far]: https://elsewhere.example/a.png",
    ])
      expect([
        picture,
        ...errorsOf(await patch(call, post, { body: { nl: picture, source: "nl" } })),
      ]).toEqual([picture, ...refused]);
    expect(errorsOf(await patch(call, post, { cover: "0123456789abcdef0123456789abcdef" }))).toEqual([
      400,
      ["cover: Pictures must be of this post, each on a line of its own"],
    ]);
  });

  test("in nine languages is no body too long, and one too long says in which", async () => {
    const call = await admin();
    const post = await added(call);
    const long = Object.fromEntries(LOCALES.map((locale) => [locale, "a".repeat(20_000)]));
    const saved = await moved(call, post, { body: { ...long, source: "nl" } });
    const { status, body } = await patch(call, saved, {
      body: { nl: "a", de: "a".repeat(20_001), source: "nl" },
    });
    expect([status, body]).toMatchObject([400, { errors: [{ param: "changes.body.de" }] }]);
  });
});

describe("a post goes", () => {
  test("when it is taken down: its page is gone, and it can be revised and come back", async () => {
    const call = await admin();
    const out = await moved(call, await added(call), { step: "publish" });
    const down = await moved(call, out, { step: "withdraw" });
    await expect(pageOf(out.slug)).rejects.toMatchObject({ kind: "notFound" });
    expect(errorsOf(await patch(call, down, { step: "publish" }))).toEqual([
      409,
      ["step: Not possible in this state"],
    ]);
    const draft = await moved(call, down, { step: "revise" });
    await moved(call, draft, { step: "publish" });
    expect(await pageOf(out.slug)).toMatchObject({ slug: out.slug });
  });

  test("for good once nobody sees it, and not while it is out or a moderator took it away", async () => {
    const call = await admin();
    const remove = ({ _id: id, rev }: PostAnswer) => call("DELETE", "", { _id: id, rev });
    const draft = await added(call);
    const out = await moved(call, draft, { step: "publish" });
    expect(errorsOf(await remove(out))).toEqual([409, ["state: Is out already"]]);
    const down = await moved(call, out, { step: "withdraw" });
    expect((await remove(draft)).status).toBe(409);
    await hold(database, { type: "post", id: Number(idOf(down)) }, { pictureKey: null });
    expect((await remove(down)).status).toBe(409);
    const other = await added(call);
    expect(await remove(other)).toMatchObject({ status: 200, body: {} });
    expect(await call("GET", `?id=${idOf(other)}`)).toMatchObject({ status: 404 });
    expect((await log.all(database)).at(-1)).toMatchObject({ action: "remove" });
  });
});
