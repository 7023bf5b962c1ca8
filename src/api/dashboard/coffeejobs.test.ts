import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { addBrand, inDays, NOW, shopId } from "#features/deals/server/small-offers.test-support.ts";
import { moveJobOffer } from "#features/jobs/server/move-job-offer.ts";
import { addJob } from "#features/jobs/server/small-jobs.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { callerOf } from "./callers.test-support.ts";

interface JobAnswer {
  _id: string;
  rev: string;
  state: string;
  [field: string]: unknown;
}

const database = testWorld(async (world) => {
  await settleSmallWorld(world);
});

let mosa: number;
let other: number;
let papers: number;

beforeEach(async () => {
  mosa = await shopId(database, "mosa");
  const [row] = await otherShop.all(database);
  other = (row as { id: number }).id;
  papers = await addBrand(database);
});

const otherShop = statement(
  "other-shop-in-test",
  () => sql<{ id: number }>`select id from shop where slug <> 'mosa' order by id limit 1`,
);

const logOfJobs = statement(
  "log-of-jobs-in-test",
  () => sql<{ action: string; role: string; details: object }>`
    select action, actor_role as role, details from audit_entry where target_type = 'job' order by seq`,
);

const applied = statement(
  "applied-in-test",
  (_, p: Params<{ jobId: number }>) => sql`
    insert into job_application (job_id, name, email, message) values (${p.jobId}, 'N', 'n@example.org', 'm')`,
);

const owner = () => callerOf(database, "coffeejobs", { role: "shopAdmin", of: "mosa" });
const brandAdmin = () => callerOf(database, "coffeejobs", { role: "brandAdmin", of: "vloeipapier-zonen" });
const admin = () => callerOf(database, "coffeejobs", { role: "admin" });

const written = {
  title: { nl: "Barista gezocht", source: "nl" },
  role: "bar",
  description: { nl: "Koffie zetten.", source: "nl" },
  employment: "partTime",
  applyBy: "email",
  applyTo: "werk@example.org",
  validThrough: inDays(30).toISOString(),
};

const item = (id: number) => ({ _id: String(id) });
const ids = ({ body }: { body: unknown }) =>
  (body as { items: JobAnswer[] }).items.map(({ _id: id }) => Number(id)).toSorted((a, b) => a - b);

describe("the list of job offers", () => {
  test("has those of all employers for an admin, and of their own shops or brands for others", async () => {
    const ofShop = await addJob(database, { shopId: mosa });
    const ofBrand = await addJob(database, { brandId: papers });
    const ofOther = await addJob(database, { shopId: other });
    expect(ids(await (await admin())("GET", ""))).toEqual([ofShop.id, ofBrand.id, ofOther.id]);
    expect(ids(await (await owner())("GET", ""))).toEqual([ofShop.id]);
    expect(ids(await (await brandAdmin())("GET", ""))).toEqual([ofBrand.id]);
    expect(await (await callerOf(database, "coffeejobs", { role: "mod" }))("GET", "")).toMatchObject({
      status: 403,
    });
  });

  test("can be searched by title and employer, filtered by state and sorted", async () => {
    const call = await admin();
    const open = await addJob(database, { brandId: papers });
    const draft = await addJob(
      database,
      { shopId: mosa, title: { nl: "Afwas", en: "Dishes", source: "nl" } },
      { steps: [] },
    );
    expect(ids(await call("GET", "?q=dish"))).toEqual([draft.id]);
    expect(ids(await call("GET", "?q=vloeipapier"))).toEqual([open.id]);
    expect(ids(await call("GET", "?state=live"))).toEqual([open.id]);
    const { body } = await call("GET", "?sort=title");
    expect((body as { items: JobAnswer[] }).items.map(({ _id: id }) => Number(id))).toEqual([
      draft.id,
      open.id,
    ]);
    expect(await call("GET", "?sort=pay")).toMatchObject({
      status: 400,
      body: { errors: [{ param: "sort" }] },
    });
  });
});

describe("a job offer", () => {
  test("of another employer is not there, to read, save, move or remove", async () => {
    const { id } = await addJob(database, { shopId: other }, { steps: [] });
    const call = await owner();
    const { body } = await (await admin())("GET", `?id=${id}`);
    const { rev } = body as JobAnswer;
    expect(await call("GET", `?id=${id}`)).toMatchObject({ status: 404 });
    const changes = { step: "submit" };
    expect(await call("PATCH", "", { ...item(id), rev, changes })).toMatchObject({ status: 404 });
    expect(await call("DELETE", "", { ...item(id), rev })).toMatchObject({ status: 404 });
    expect(await (await admin())("GET", `?id=${id}`)).toMatchObject({ body: { rev, state: "draft" } });
  });

  test("is added as a draft by whoever speaks for its shop or brand, and for nobody else's", async () => {
    const ofShop = await (await owner())("POST", "", { ...written, shop: item(mosa) });
    expect(ofShop).toMatchObject({
      status: 200,
      body: { state: "draft", shop: item(mosa), brand: null, hoursLow: null, slug: "barista-gezocht" },
    });
    expect(await (await brandAdmin())("POST", "", { ...written, brand: item(papers) })).toMatchObject({
      status: 200,
      body: { brand: item(papers), shop: null },
    });
    expect(await (await owner())("POST", "", { ...written, shop: item(other) })).toMatchObject({
      status: 403,
    });
    expect(await (await owner())("POST", "", { ...written, brand: item(papers) })).toMatchObject({
      status: 403,
    });
    const both = { shop: item(mosa), brand: item(papers) };
    expect(await (await owner())("POST", "", { ...written, ...both })).toMatchObject({ status: 403 });
    expect(await logOfJobs.all(database)).toMatchObject([
      { action: "add", role: "shopAdmin" },
      { action: "add", role: "brandAdmin" },
    ]);
  });

  test("is refused by the field that is wrong", async () => {
    const call = await owner();
    const refused = async (wrong: object) => {
      const { status, body } = await call("POST", "", { ...written, shop: item(mosa), ...wrong });
      return [status, ...(body as { errors: { param: string }[] }).errors.map(({ param }) => param)];
    };
    expect(await refused({ shop: null })).toEqual([400, "shop"]);
    expect(await refused({ hoursLow: 12 })).toEqual([400, "hoursLow"]);
    expect(await refused({ hoursLow: 20, hoursHigh: 12 })).toEqual([400, "hoursLow"]);
    expect(await refused({ salaryLowCents: 1500, salaryHighCents: 1600 })).toEqual([400, "salaryLowCents"]);
    expect(await refused({ applyTo: "nobody" })).toEqual([400, "applyTo"]);
    expect(await refused({ applyBy: "url" })).toEqual([400, "applyTo"]);
    expect(await refused({ validThrough: inDays(-1).toISOString() })).toEqual([400, "validThrough"]);
    expect(await refused({ validThrough: inDays(91).toISOString() })).toEqual([400, "validThrough"]);
  });

  test("for which people apply here has no address to write to, and how many did changes no `rev`", async () => {
    const call = await owner();
    const asked = { ...written, shop: item(mosa), applyBy: "inApp" };
    const { body } = await call("POST", "", asked);
    const added = body as JobAnswer;
    expect(added).toMatchObject({ applyBy: "inApp", applyTo: null, applicationCount: 0 });
    await applied.run(database, { jobId: Number(added["_id"]) });
    const { body: since } = await call("GET", `?id=${added["_id"]}`);
    expect(since).toMatchObject({ rev: added.rev, applicationCount: 1 });
    const byMail = { applyBy: "email", applyTo: "werk@example.org" };
    const changed = await call("PATCH", "", { _id: added["_id"], rev: added.rev, changes: byMail });
    expect(changed).toMatchObject({ status: 200, body: byMail });
    const { rev } = changed.body as JobAnswer;
    expect(await call("PATCH", "", { _id: added["_id"], rev, changes: { applyBy: "inApp" } })).toMatchObject({
      status: 200,
      body: { applyBy: "inApp", applyTo: null },
    });
  });

  test("is sent, approved by an admin alone, and its text stands from then on", async () => {
    const call = await owner();
    const added = (await call("POST", "", { ...written, shop: item(mosa) })).body as JobAnswer;
    const move = async (by: typeof call, { _id, rev }: JobAnswer, changes: object) =>
      by("PATCH", "", { _id, rev, changes });
    const sent = await move(call, added, { step: "submit", hoursLow: 12, hoursHigh: 16 });
    expect(sent).toMatchObject({ status: 200, body: { state: "pending", hoursHigh: 16 } });
    expect(await move(call, sent.body as JobAnswer, { step: "approve" })).toMatchObject({ status: 403 });
    const open = await move(await admin(), sent.body as JobAnswer, { step: "approve" });
    expect(open).toMatchObject({ body: { state: "live", postedAt: NOW.toISOString() } });
    const job = open.body as JobAnswer;
    expect(await move(call, job, { hoursHigh: 20 })).toMatchObject({ status: 409 });
    expect(await call("DELETE", "", { _id: job["_id"], rev: job.rev })).toMatchObject({ status: 409 });
    expect(await move(call, added, { step: "pause" })).toMatchObject({
      status: 409,
      body: { current: { state: "live" } },
    });
    const late = { validThrough: inDays(91).toISOString() };
    expect(await move(await admin(), job, late)).toMatchObject({
      status: 400,
      body: { errors: [{ param: "validThrough" }] },
    });
    expect(await move(call, job, { step: "fill" })).toMatchObject({ status: 200, body: { state: "filled" } });
  });

  test("that is over is offered again as a draft, and stands ninety days from its second approval", async () => {
    const { id } = await addJob(database, { shopId: mosa }, { now: inDays(-60) });
    await moveJobOffer(database, { jobId: id, step: "end", now: NOW });
    const call = await owner();
    const { rev } = (await call("GET", `?id=${id}`)).body as JobAnswer;
    const renewed = await call("PATCH", "", { ...item(id), rev, changes: { step: "renew" } });
    expect(renewed).toMatchObject({ body: { state: "draft", postedAt: null } });
    const changes = { validThrough: inDays(80).toISOString(), step: "submit" };
    const sent = await call("PATCH", "", { ...item(id), rev: (renewed.body as JobAnswer).rev, changes });
    expect(sent).toMatchObject({ status: 200, body: { state: "pending" } });
    const approved = { ...item(id), rev: (sent.body as JobAnswer).rev, changes: { step: "approve" } };
    expect(await (await admin())("PATCH", "", approved)).toMatchObject({
      body: { state: "live", postedAt: NOW.toISOString() },
    });
  });

  test("that nobody has seen is removed", async () => {
    const { id } = await addJob(database, { shopId: mosa }, { steps: [] });
    const call = await owner();
    const { rev } = (await call("GET", `?id=${id}`)).body as JobAnswer;
    expect(await call("DELETE", "", { ...item(id), rev })).toMatchObject({ status: 200 });
    expect(await call("GET", `?id=${id}`)).toMatchObject({ status: 404 });
  });
});
