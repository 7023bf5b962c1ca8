import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { inDays, inMinutes, NOW } from "#features/deals/server/small-offers.test-support.ts";
import { postBySlug } from "#features/discover/server/post-by-slug.ts";
import { publishDuePosts } from "#features/discover/server/publish-due-posts.ts";
import { hold } from "#features/holds/server/hold.ts";
import { cityIdsOf } from "#features/news/server/city-ids-of.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { statement } from "#platform/database/statement.ts";
import { LOCALES } from "#platform/i18n/locales.ts";
import { testWorld } from "#tests/support/database.ts";
import {
  added,
  errorsOf,
  idOf,
  moved,
  patch,
  type PostAnswer,
  postsAdmin,
  WRITTEN,
} from "./posts.test-support.ts";

const database = testWorld(async (world) => {
  await settleSmallWorld(world);
});

const admin = () => postsAdmin(database);

const pageOf = (slug: string, locale: "nl" | "en" | "de" = "nl", now = NOW) =>
  postBySlug(database, { slug, locale, now });

const log = statement(
  "log-of-removed-posts-in-test",
  () => sql<{ action: string; role: string; details: object }>`
    select action, actor_role as role, details from audit_entry where target_type = 'post' order by seq`,
);

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
