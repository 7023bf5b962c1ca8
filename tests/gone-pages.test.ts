import { sql } from "kysely";
import { Hono } from "hono";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { addMember, choosePrivacy, leave } from "#features/accounts/server/people.test-support.ts";
import { addAdmin, addReview, told } from "#features/moderation/server/small-case.test-support.ts";
import { decideReview } from "#features/moderation/server/decide-review.ts";
import {
  addLiveDeal,
  addLiveJob,
  addPublishedPost,
} from "#features/moderation/server/small-news.test-support.ts";
import { settleReviewed } from "#features/reviews/server/small-reviews.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { pageHandler } from "#platform/http/page-handler.ts";
import { securityHeaders } from "#platform/http/security-headers.ts";
import { hostTable } from "#platform/i18n/hosts.ts";
import { testDatabase } from "./support/database.ts";
import { drawnPages } from "./support/drawn-pages.ts";

const database = testDatabase();

const pathOf = statement(
  "path-of-page-in-test",
  (_, p: Params<{ type: string; id: number }>) => sql<{ path: string }>`
    select case ${p.type}
      when 'deals' then (select '/deals/' || slug from deal where id = ${p.id}::bigint)
      when 'jobs' then (select '/jobs/' || slug from job_offer where id = ${p.id}::bigint)
      else (select '/discover/' || slug from discover_post where id = ${p.id}::bigint)
    end as path`,
);

async function pathOfNews(type: string, id: number): Promise<string> {
  return (await pathOf.first(database, { type, id }))?.path ?? "";
}

const take = {
  shop: statement("take-shop-away", () => sql`update shop set status = 'draft' where slug = 'andersom'`),
  deal: statement("take-deal-away", () => sql`update deal set state = 'paused'`),
  job: statement("take-job-away", () => sql`update job_offer set state = 'paused'`),
  post: statement("take-post-away", () => sql`update discover_post set state = 'withdrawn'`),
  product: statement("take-product-away", () => sql`delete from product where slug = 'red-tips'`),
  brand: statement(
    "take-brand-away",
    () => sql`update brand set status = 'draft' where slug = 'vloeipapier-zonen'`,
  ),
  decision: statement("take-decision-away", () => sql`delete from decision`),
};

async function decisionPath(): Promise<string> {
  const reviewId = await addReview(database, await addMember(database));
  const explanation = "It insults the person behind the counter.";
  const ada = await addAdmin(database, "Ada");
  await decideReview(database, ada, { reviewId, approve: false, reason: "hate", explanation });
  return `/moderation/${(await told(database)).at(-1)?.details.decisionId}`;
}

/** Each kind of page that can be taken away: makes one, says where it is, and takes it away. */
const KINDS: Record<string, () => Promise<{ path: string; takeAway: () => Promise<unknown> }>> = {
  "somebody who hides": async () => {
    const noor = await addMember(database, { name: "Noor" });
    return { path: "/user/noor", takeAway: () => choosePrivacy(database, noor, { profile: "nobody" }) };
  },
  "somebody who leaves": async () => {
    const noor = await addMember(database, { name: "Noor" });
    return { path: "/user/noor", takeAway: () => leave(database, noor) };
  },
  "a shop": async () => ({ path: "/coffeeshop/andersom", takeAway: () => take.shop.run(database) }),
  "a product": async () => ({ path: "/supplies/red-tips", takeAway: () => take.product.run(database) }),
  "a brand": async () => ({ path: "/brand/vloeipapier-zonen", takeAway: () => take.brand.run(database) }),
  "a deal": async () => {
    const id = await addLiveDeal(database, world.brand.id);
    return { path: await pathOfNews("deals", id), takeAway: () => take.deal.run(database) };
  },
  "a job": async () => ({
    path: await pathOfNews("jobs", await addLiveJob(database)),
    takeAway: () => take.job.run(database),
  }),
  "a post": async () => ({
    path: await pathOfNews("discover", await addPublishedPost(database)),
    takeAway: () => take.post.run(database),
  }),
  "a decision": async () => ({ path: await decisionPath(), takeAway: () => take.decision.run(database) }),
};

let world: Awaited<ReturnType<typeof settleReviewed>>;
beforeEach(async () => {
  world = await settleReviewed(database);
  vi.useFakeTimers({ toFake: ["performance"] });
  return () => void vi.useRealTimers();
});

/** The real pages behind the page cache, with a database that can go away. */
async function site() {
  let isAway = false;
  const draw = await drawnPages({ database, now: () => new Date(), report: () => undefined });
  const app = new Hono();
  app.use(securityHeaders({ isSecure: false, isDevelopment: false }));
  app.onError((error, c) => c.text(error.message, 503));
  app.all(
    "*",
    pageHandler({
      hosts: hostTable({ PORT: 3000, LOCALE_HOSTS: "" }, false),
      appUserAgent: "HighstreetApp",
      movedTo: async () => null,
      viewerOf: async () => undefined,
      onPageSeen: () => undefined,
      render: async (request) => {
        if (isAway) throw new Error("The database is away");
        const { status, text, headers } = await draw(new URL(request.url).pathname);
        return new Response(text, { status, headers });
      },
    }),
  );
  return {
    ask: async (path: string) => (await app.request(`http://localhost:3000${path}`)).status,
    loseDatabase: () => (isAway = true),
  };
}

describe.each(Object.entries(KINDS))("the page of %s that was taken away", (kind, make) => {
  test("does not come back while the site cannot draw it", async () => {
    const { path, takeAway } = await make();
    const { ask, loseDatabase } = await site();
    expect(await ask(path)).toBe(200);
    await takeAway();
    vi.advanceTimersByTime(10_000);
    expect(await ask(path)).toBe(404);
    loseDatabase();
    expect(await ask(path)).toBe(503);
  });

  if (kind.startsWith("somebody"))
    test("does not come back though nobody has asked for it since", async () => {
      const { path, takeAway } = await make();
      const { ask, loseDatabase } = await site();
      expect(await ask(path)).toBe(200);
      await takeAway();
      vi.advanceTimersByTime(10_000);
      loseDatabase();
      expect(await ask(path)).toBe(503);
    });
});
