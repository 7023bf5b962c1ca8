import { sql } from "kysely";
import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { addBrand, inDays, NOW, shopId } from "#features/deals/server/small-offers.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { MOST_APPLICATIONS } from "../application.ts";
import { pdf } from "./applications.test-support.ts";
import { applicationsOfJob, cvOfApplication } from "./applications-of-job.ts";
import { applyForJob } from "./apply-for-job.ts";
import { forgetOldApplications } from "./forget-old-applications.ts";
import { removeApplication } from "./remove-application.ts";
import { addJob } from "./small-jobs.test-support.ts";

const database = testWorld(settleSmallWorld);
const HERE = { way: "inApp", to: null } as const;

let mosa: number;
let job: { id: number; slug: string };
let owner: Member;
let stranger: Member;
beforeEach(async () => {
  mosa = await shopId(database, "mosa");
  job = await addJob(database, { shopId: mosa, apply: HERE });
  owner = await speaking({ shopAdmin: [mosa] });
  stranger = await speaking({ shopAdmin: [await shopId(database, "andersom")], brandAdmin: [1] });
});

async function speaking(permissions: Partial<Member["permissions"]>): Promise<Member> {
  const member = await addMember(database);
  return { ...member, permissions: { ...member.permissions, ...permissions } };
}

const SENT = { name: "Mies", email: "mies@example.org", message: "Ik maak goede koffie." };

interface Sending {
  accountId?: number | null;
  now?: Date;
  captcha?: Uint8Array | null;
  on?: Database;
}

const apply = (
  change: Partial<Parameters<typeof applyForJob>[1]> = {},
  { accountId = null, now = NOW, captcha = null, on = database }: Sending = {},
) => applyForJob(on, { jobId: job.id, cv: null, ...SENT, ...change }, { accountId, captcha, now });

const listed = (member = owner, jobId = job.id) => applicationsOfJob(database, member, { jobId });
const namesOf = async () => (await listed())?.map(({ name }) => name);

const fill = statement(
  "fill-job-in-test",
  (_, p: Params<{ jobId: number; count: number }>) => sql`
    insert into job_application (job_id, name, email, message)
    select ${p.jobId}, 'N', 'n@example.org', 'm' from generate_series(1, ${p.count}::int)`,
);

describe("an application", () => {
  test("is read in full by whoever speaks for the employer and by admins, the newest first, and by nobody else", async () => {
    const cv = pdf();
    await apply({ cv });
    await apply({ name: "Bram", email: undefined, phone: "+31 20 123 45 67" }, { now: inDays(1) });
    const all = await listed();
    expect(all).toMatchObject([
      { name: "Bram", email: null, phone: "+31 20 123 45 67", hasCv: false },
      { ...SENT, phone: null, hasCv: true, sentAt: NOW.toISOString(), goneAt: inDays(90).toISOString() },
    ]);
    const id = Number(all?.[1]?.["_id"]);
    expect(await cvOfApplication(database, owner, { id })).toEqual(cv);
    const admin = await speaking({ admin: true });
    expect(await listed(admin)).toEqual(all);
    expect(await listed(stranger)).toBeUndefined();
    expect(await cvOfApplication(database, stranger, { id })).toBeUndefined();
    await expect(removeApplication(database, stranger, { id })).rejects.toMatchObject({ kind: "notFound" });
    expect(await cvOfApplication(database, admin, { id })).toEqual(cv);
  });

  test("to a brand is for whoever speaks for the brand", async () => {
    const brandId = await addBrand(database);
    const ofBrand = await addJob(database, { brandId, apply: HERE });
    await apply({ jobId: ofBrand.id });
    expect(await listed(await speaking({ brandAdmin: [brandId] }), ofBrand.id)).toHaveLength(1);
    expect(await listed(owner, ofBrand.id)).toBeUndefined();
  });

  test("that somebody with an account sends again takes the place of the first, with its CV", async () => {
    const { accountId } = await addMember(database);
    await apply({ cv: pdf() }, { accountId });
    await apply({ name: "Mies de Wit" }, { accountId, now: inDays(1) });
    await apply();
    expect(await listed()).toMatchObject([
      { name: "Mies de Wit", hasCv: false, sentAt: inDays(1).toISOString() },
      { name: "Mies" },
    ]);
  });

  test("that is removed is gone for good, and leaves a line in the log without a name", async () => {
    await apply({ cv: pdf() });
    const [sent] = (await listed()) ?? [];
    const id = Number(sent?.["_id"]);
    await removeApplication(database, owner, { id });
    expect(await listed()).toEqual([]);
    expect(await cvOfApplication(database, owner, { id })).toBeUndefined();
    await expect(removeApplication(database, owner, { id })).rejects.toMatchObject({ kind: "notFound" });
    expect(await logged.all(database)).toMatchObject([
      { action: "remove", role: "shopAdmin", details: { jobId: job.id } },
    ]);
  });

  test("goes ninety days after it was sent, with its CV", async () => {
    await apply({ cv: pdf() });
    await apply({ name: "Bram" }, { now: inDays(1) });
    expect(await forgetOldApplications(database, { now: inDays(89) })).toBe(0);
    expect(await forgetOldApplications(database, { now: inDays(90) })).toBe(1);
    expect(await namesOf()).toEqual(["Bram"]);
  });
});

const logged = statement(
  "log-of-applications-in-test",
  () => sql<{ action: string; role: string; details: object }>`
    select action, actor_role as role, details from audit_entry where target_type = 'application'`,
);

describe("nobody applies", () => {
  const refusal = (doing: Promise<unknown>) =>
    doing.then(
      () => undefined,
      ({ errors: [error] }: { errors: object[] }) => error,
    );

  test("for a job that is over, filled, paused, not there, or taken applications for elsewhere", async () => {
    expect(await refusal(apply({}, { now: inDays(30) }))).toMatchObject({ msg: "The job is no longer open" });
    const filled = await addJob(
      database,
      { shopId: mosa, apply: HERE },
      { steps: ["submit", "approve", "fill"] },
    );
    const steps = ["submit", "approve", "pause"] as const;
    const paused = await addJob(database, { shopId: mosa, apply: HERE }, { steps: [...steps] });
    const byMail = await addJob(database, { shopId: mosa });
    expect(await refusal(apply({ jobId: filled.id }))).toMatchObject({ msg: "The job is no longer open" });
    expect(await refusal(apply({ jobId: paused.id }))).toEqual({ msg: "Not found", param: "jobId" });
    expect(await refusal(apply({ jobId: 0 }))).toEqual({ msg: "Not found", param: "jobId" });
    expect(await refusal(apply({ jobId: byMail.id }))).toMatchObject({
      msg: "Applications for this job go another way",
    });
  });

  test.each([
    ["nothing", Buffer.alloc(0)],
    ["a program", Buffer.from("MZ\u0090\u0000 %PDF-1.7 %%EOF")],
    ["a page", Buffer.from("<script>alert(1)</script>")],
    ["a PDF that ends early", pdf().subarray(0, 1000)],
  ])("with %s in place of a PDF", async (_, cv) => {
    expect(await refusal(apply({ cv }))).toEqual({ msg: "Must be a PDF", param: "cv" });
    expect(await listed()).toEqual([]);
  });

  test("twice with one captcha", async () => {
    const captcha = randomBytes(32);
    await apply({}, { captcha });
    expect(await refusal(apply({}, { captcha }))).toMatchObject({ param: "captcha" });
  });

  test("where two hundred have; whoever is among them may send theirs again", async () => {
    await fill.run(database, { jobId: job.id, count: MOST_APPLICATIONS - 1 });
    const { accountId } = await addMember(database);
    await apply({}, { accountId });
    expect(await refusal(apply())).toMatchObject({
      msg: "The job has as many applications as it can take",
      param: "jobId",
    });
    await apply({ name: "Mies de Wit" }, { accountId });
    expect(await listed()).toHaveLength(MOST_APPLICATIONS);
  });
});

test("of two who take the last place at once, one gets it", async () => {
  const fresh = await freshDatabase();
  await settleSmallWorld(fresh);
  const only = await addJob(fresh, { shopId: await shopId(fresh, "mosa"), apply: HERE });
  await fill.run(fresh, { jobId: only.id, count: MOST_APPLICATIONS - 1 });
  const both = await Promise.allSettled([1, 2].map(() => apply({ jobId: only.id }, { on: fresh })));
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});
