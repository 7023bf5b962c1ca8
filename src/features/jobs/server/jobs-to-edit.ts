import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import type { NamedItem } from "#features/dashboard/field.ts";
import type { ListQuery } from "#features/dashboard/list-query.ts";
import { editedList } from "#features/dashboard/server/edited-list.ts";
import { revOf } from "#features/dashboard/server/rev-of.ts";
import { type Rights, rightsOf } from "#features/accounts/server/speaks-for.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Employers, JOB_LIST, JobToEdit, JobValues } from "../job-fields.ts";
import type { JobState } from "../job-state.ts";
import { isTheirs } from "./job-rights.ts";

type JobSort = (typeof JOB_LIST.sorts)[number];
type JobFilter = keyof typeof JOB_LIST.filters;

export type JobListQuery = ListQuery<JobSort, JobFilter>;

interface JobRow {
  id: number;
  values: Omit<JobValues, "validThrough">;
  validThrough: Date;
  state: JobState;
  rejectedReason: string | null;
  postedAt: Date | null;
  slug: string;
  isSample: boolean;
  applicationCount: number;
  changedAt: Date;
}

const offers = sql`
  job_offer left join shop on shop.id = job_offer.shop_id left join brand on brand.id = job_offer.brand_id`;

const columns = sql`
  job_offer.id, job_offer.valid_through as "validThrough", job_offer.state,
  job_offer.rejected_reason as "rejectedReason", job_offer.posted_at as "postedAt", job_offer.slug,
  job_offer.is_sample as "isSample", job_offer.updated_at as "changedAt",
  (select count(*)::int from job_application where job_application.job_id = job_offer.id) as "applicationCount",
  json_build_object(
    'shop', case when shop.id is not null then json_build_object('_id', shop.id::text, 'name', shop.name) end,
    'brand', case when brand.id is not null then json_build_object('_id', brand.id::text, 'name', brand.name) end,
    'title', job_offer.title, 'role', job_offer.role, 'description', job_offer.description,
    'requirements', job_offer.requirements, 'employment', job_offer.employment,
    'hoursLow', job_offer.hours_low, 'hoursHigh', job_offer.hours_high,
    'salaryLowCents', job_offer.salary_low_cents, 'salaryHighCents', job_offer.salary_high_cents,
    'salaryUnit', job_offer.salary_unit, 'applyBy', job_offer.apply_by, 'applyTo', job_offer.apply_to) as values`;

const jobsOfIds = statement(
  "jobs-to-edit",
  (_, p: Params<Rights & { ids: readonly number[] }>) => sql<JobRow>`
    select ${columns} from ${offers} where job_offer.id = any (${p.ids}::bigint[]) and ${isTheirs(p)}`,
  { isRead: true },
);

/** A job offer that somebody may edit; undefined for none, and for one of another employer. */
export async function jobToEdit(
  database: Database,
  member: Member,
  { id }: { id: number },
): Promise<JobToEdit | undefined> {
  const row = await jobsOfIds.first(database, { ids: [id], ...rightsOf(member) });
  return row && editedJob(row);
}

function editedJob(row: JobRow): JobToEdit {
  const { id, values, validThrough, postedAt, applicationCount, changedAt, ...told } = row;
  const all = { ...values, validThrough: validThrough.toISOString() };
  const shown = { ...told, postedAt: postedAt?.toISOString() ?? null };
  return {
    id,
    rev: revOf({ ...all, ...shown }),
    values: all,
    // Whoever applies meanwhile changes nothing of what is edited.
    shown: { ...shown, applicationCount, changedAt: changedAt.toISOString() },
  };
}

interface Asked extends Rights {
  q: string;
  state: string | null;
}

const jobList = editedList<JobSort, Asked>({
  things: "jobs",
  from: offers,
  id: sql`job_offer.id`,
  isTheirs,
  isAsked: (p) => sql`
    (${p.state}::text is null or job_offer.state = ${p.state})
    and (strpos(lower(coalesce(shop.name, brand.name)), lower(${p.q})) > 0 or exists (
      select from jsonb_each_text(job_offer.title) as part
      where part.key <> 'source' and strpos(lower(part.value), lower(${p.q})) > 0))`,
  orders: {
    changed: sql`job_offer.updated_at`,
    title: sql`lower(job_offer.title ->> (job_offer.title ->> 'source'))`,
    employer: sql`lower(coalesce(shop.name, brand.name))`,
    ends: sql`job_offer.valid_through`,
  },
});

/** A page of the job offers that somebody may edit: an admin all of them, whoever speaks for shops or brands theirs. */
export function jobsToEdit(database: Database, member: Member, query: JobListQuery & { size?: number }) {
  const rights = rightsOf(member);
  const asked = { ...rights, q: query.q, state: query.filters.state ?? null };
  return jobList.page(database, asked, query, async (ids) =>
    (await jobsOfIds.all(database, { ids, ...rights })).map(editedJob),
  );
}

const employersOfIds = statement(
  "employers-of-ids",
  (_, p: Params<{ shopIds: readonly number[]; brandIds: readonly number[] }>) => sql<
    NamedItem & { kind: "shop" | "brand" }
  >`
    select id::text as "_id", name, 'shop' as kind from shop where id = any (${p.shopIds}::bigint[])
    union all
    select id::text, name, 'brand' from brand where id = any (${p.brandIds}::bigint[])
    order by name, "_id"`,
  { isRead: true },
);

/** The shops and brands that somebody may offer work of. */
export async function employersOf(database: Database, { permissions }: Member): Promise<Employers> {
  if (permissions.admin) return undefined;
  const rows = await employersOfIds.all(database, {
    shopIds: permissions.shopAdmin,
    brandIds: permissions.brandAdmin,
  });
  const of = (wanted: "shop" | "brand") =>
    rows.filter(({ kind }) => kind === wanted).map(({ _id, name }) => ({ _id, name }));
  return { shop: of("shop"), brand: of("brand") };
}
