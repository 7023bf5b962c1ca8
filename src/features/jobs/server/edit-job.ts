import { sql } from "kysely";
import type { Role } from "#features/accounts/access.ts";
import { asBrandAdmin, asShopAdmin, type Member } from "#features/accounts/server/members.ts";
import { record } from "#features/audit/server/record.ts";
import { type GivenFields, itemAnswer } from "#features/dashboard/field.ts";
import { keepToSamples } from "#features/dashboard/server/keep-to-samples.ts";
import { withRev } from "#features/dashboard/server/with-rev.ts";
import { APPROVED_AS_IT_STANDS, WAS_SHOWN } from "#features/deals/call-refusals.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, type FieldError, Invalid, NotAllowed, NotFound, Stale } from "#platform/errors/errors.ts";
import { STANDS_TOO_LONG } from "../call-refusals.ts";
import { JOB_FIELDS, type JobToEdit, type JobValues } from "../job-fields.ts";
import { LONGEST_OFFER_DAYS, type NewJobOffer } from "../job-offer.ts";
import { APPROVED_STATES, type JobStep, STEPS_OF_ADMINS } from "../job-state.ts";
import { troublesOfJobOffer } from "../job-troubles.ts";
import { addJobOffer } from "./add-job-offer.ts";
import { jobToEdit } from "./jobs-to-edit.ts";
import { moveJobOffer } from "./move-job-offer.ts";

type GivenJob = GivenFields<typeof JOB_FIELDS>;
type Employer = Pick<GivenJob, "shop" | "brand">;

/** What somebody saves of a job offer: fields, and a step of its state. */
export interface JobChanges extends Partial<Omit<GivenJob, "shop" | "brand">> {
  step?: JobStep | undefined;
  /** Why it is refused. */
  reason?: string | undefined;
}

const employerOfNew = statement(
  "employer-of-new-job",
  (_, p: Params<{ shopId: number | null; brandId: number | null }>) => sql<{ isSample: boolean }>`
    select is_sample as "isSample" from shop where id = ${p.shopId}::bigint
    union all
    select is_sample from brand where id = ${p.brandId}::bigint and status <> 'merged'`,
);

/**
 * Adds a job offer as a draft, inside of the caller's transaction.
 * @throws NotAllowed for an employer that they don't speak for; Invalid by field
 */
export async function newJob(
  tx: Database,
  member: Member,
  given: GivenJob,
  { now }: { now: Date },
): Promise<JobToEdit> {
  const offer = { ...writtenJob(given), cityId: null, languages: [] };
  // Whose it is comes first: nobody else's employer is told apart from one that is not there.
  const role = rightTo(member, given);
  const troubles = troublesOfJobOffer(offer, { now });
  if (troubles.length > 0) throw new Invalid(byField(troubles));
  const employer = await employerOfNew.first(tx, offer);
  if (!employer) throw new Invalid([{ msg: "Is unknown", param: offer.shopId === null ? "brand" : "shop" }]);
  await keepToSamples(tx, member, employer);
  const { id } = await addJobOffer(tx, { ...offer, ...employer }, { now });
  await record(tx, {
    actorId: member.accountId,
    actorRole: role,
    action: "add",
    targetType: "job",
    targetId: id,
  });
  return (await jobToEdit(tx, member, { id })) as JobToEdit;
}

/**
 * Saves fields of a job offer and moves its state, inside of the caller's transaction.
 * @throws NotFound for one of others; Stale; Conflict where it is approved and may only be moved, or can't be moved so; NotAllowed
 *   for a step of an admin; Invalid by field
 */
export async function editJob(
  tx: Database,
  member: Member,
  { id, rev, changes }: { id: number; rev: string; changes: JobChanges },
  { now }: { now: Date },
): Promise<JobToEdit> {
  const { step, reason, ...given } = changes;
  const before = await lockedJob(tx, member, { id });
  if (!before) throw new NotFound("_id");
  const saved = await withRev<JobValues>(tx, {
    type: "job",
    id,
    rev,
    by: member,
    role: rightTo(member, employerOf(before)),
    now,
    isSample: ({ shown }) => shown.isSample === true,
    fields: JOB_FIELDS,
    read: (inside) => lockedJob(inside, member, { id }),
    write: async (inside, stands) => {
      if (Object.keys(given).length > 0)
        await writeFields(inside, member, { job: stands as JobToEdit, given, now });
      if (!step) return;
      if (STEPS_OF_ADMINS.includes(step) && !member.permissions.admin) throw new NotAllowed("step");
      await moveJobOffer(inside, { jobId: id, step, now, reason: reason || null });
    },
  });
  return saved as JobToEdit;
}

/**
 * Removes a job offer that nobody has seen; one that was shown is closed and keeps its page.
 * @throws NotFound; Stale; Conflict
 */
export async function removeJob(
  tx: Database,
  member: Member,
  { id, rev }: { id: number; rev: string },
): Promise<void> {
  const job = await lockedJob(tx, member, { id });
  if (!job) throw new NotFound("_id");
  if (job.rev !== rev) throw new Stale(itemAnswer(job));
  if (isApproved(job)) throw new Conflict("state", WAS_SHOWN.msg);
  await deleteJob.run(tx, { id });
  await record(tx, {
    actorId: member.accountId,
    actorRole: rightTo(member, employerOf(job)),
    action: "remove",
    targetType: "job",
    targetId: id,
  });
}

const deleteJob = statement("delete-job-offer", (db, p: Params<{ id: number }>) =>
  db.deleteFrom("job_offer").where("id", "=", p.id),
);

const holdJob = statement(
  "hold-job-to-edit",
  (_, p: Params<{ id: number }>) => sql`select id from job_offer where id = ${p.id} for update`,
);

/** One of others is not locked. */
async function lockedJob(
  tx: Database,
  member: Member,
  asked: { id: number },
): Promise<JobToEdit | undefined> {
  if (!(await jobToEdit(tx, member, asked))) return undefined;
  await holdJob.all(tx, asked);
  return jobToEdit(tx, member, asked);
}

const isApproved = ({ shown }: JobToEdit) => APPROVED_STATES.includes(shown.state);

type JobColumns = Omit<GivenJob, "shop" | "brand" | "title" | "description" | "requirements"> & {
  id: number;
  title: string;
  description: string;
  requirements: string | null;
  now: Date;
};

const updateJob = statement("save-job-offer", (db, p: Params<JobColumns>) =>
  db
    .updateTable("job_offer")
    .set({
      title: p.title,
      role: p.role,
      description: p.description,
      requirements: p.requirements,
      employment: p.employment,
      hours_low: p.hoursLow,
      hours_high: p.hoursHigh,
      salary_low_cents: p.salaryLowCents,
      salary_high_cents: p.salaryHighCents,
      salary_unit: p.salaryUnit,
      apply_by: p.applyBy,
      apply_to: p.applyTo,
      valid_through: p.validThrough,
      updated_at: p.now,
    })
    .where("id", "=", p.id),
);

const DAY_MS = 86_400_000;

/** What an admin has approved stays as it was approved. */
async function writeFields(
  tx: Database,
  member: Member,
  { job, given, now }: { job: JobToEdit; given: Partial<Omit<GivenJob, "shop" | "brand">>; now: Date },
): Promise<void> {
  if (isApproved(job) && !member.permissions.admin) throw new Conflict("state", APPROVED_AS_IT_STANDS.msg);
  const fields = {
    ...job.values,
    validThrough: new Date(job.values.validThrough),
    ...given,
    ...employerOf(job),
  } as GivenJob;
  const written = writtenJob(fields);
  const troubles = byField(troublesOfJobOffer({ ...written, cityId: null }, { now }));
  const { postedAt } = job.shown;
  const standsMs = postedAt === null ? 0 : fields.validThrough.getTime() - Date.parse(postedAt);
  if (troubles.length === 0 && standsMs > LONGEST_OFFER_DAYS * DAY_MS)
    troubles.push({ msg: STANDS_TOO_LONG.msg, param: "validThrough" });
  if (troubles.length > 0) throw new Invalid(troubles);
  const { shop: _shop, brand: _brand, title, description, requirements, ...columns } = fields;
  await updateJob.run(tx, {
    ...columns,
    applyTo: written.apply.to,
    id: job.id,
    title: JSON.stringify(title),
    description: JSON.stringify(description),
    requirements: requirements && JSON.stringify(requirements),
    now,
  });
}

function employerOf({ values: { shop, brand } }: JobToEdit): Employer {
  const idOf = (item: { _id: string } | null) => (item === null ? null : Number(item["_id"]));
  return { shop: idOf(shop), brand: idOf(brand) };
}

/** By which of their roles they edit it. @throws NotAllowed */
function rightTo(member: Member, { shop, brand }: Employer): Role {
  if (shop !== null) asShopAdmin(member, shop);
  if (brand !== null) asBrandAdmin(member, brand);
  if (member.permissions.admin) return "admin";
  return shop === null ? "brandAdmin" : "shopAdmin";
}

/** The names that these have in the call. */
const NAMES: Readonly<Record<string, keyof GivenJob>> = {
  shopId: "shop",
  hours: "hoursLow",
  salary: "salaryLowCents",
  apply: "applyTo",
};

const byField = (troubles: readonly FieldError[]): FieldError[] =>
  troubles.map(({ param, ...error }) => ({ ...error, param: NAMES[param] ?? param }));

/** Half of a range is none: it is refused with the rest of the troubles, as NaN fits no limit. */
function writtenJob(given: GivenJob): Omit<NewJobOffer, "cityId" | "languages"> {
  const { shop, brand, hoursLow, hoursHigh, salaryLowCents, salaryHighCents, salaryUnit, applyBy, applyTo } =
    given;
  const { title, role, employment, description, requirements, validThrough } = given;
  const hasHours = hoursLow !== null || hoursHigh !== null;
  const hasSalary = salaryLowCents !== null || salaryHighCents !== null || salaryUnit !== null;
  return {
    shopId: shop,
    brandId: brand,
    title,
    role,
    employment,
    description,
    requirements,
    validThrough,
    hours: hasHours ? { low: hoursLow ?? Number.NaN, high: hoursHigh ?? Number.NaN } : null,
    salary: hasSalary
      ? {
          lowCents: salaryLowCents ?? Number.NaN,
          highCents: salaryUnit === null ? Number.NaN : (salaryHighCents ?? Number.NaN),
          unit: salaryUnit ?? "hour",
        }
      : null,
    apply: { way: applyBy, to: applyBy === "inApp" ? null : applyTo },
  };
}
