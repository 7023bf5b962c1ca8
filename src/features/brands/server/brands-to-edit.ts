import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { rightsOf } from "#features/accounts/server/speaks-for.ts";
import type { ListQuery } from "#features/dashboard/list-query.ts";
import { editedList } from "#features/dashboard/server/edited-list.ts";
import { revOf } from "#features/dashboard/server/rev-of.ts";
import { photosJson, pictureJson } from "#features/media/server/shown-photos.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { BRAND_LIST, BrandShown, BrandToEdit, BrandValues } from "../brand-fields.ts";

type BrandSort = (typeof BRAND_LIST.sorts)[number];
type BrandFilter = keyof typeof BRAND_LIST.filters;

export type BrandListQuery = ListQuery<BrandSort, BrandFilter>;

interface BrandRow extends Omit<BrandShown, "changedAt"> {
  id: number;
  values: BrandValues;
  changedAt: Date;
}

interface Rights {
  /** Null for an admin, who edits all. */
  brandIds: readonly number[] | null;
}

const isTheirs = (p: Params<Rights>) => sql`
  (${p.brandIds}::bigint[] is null or brand.id = any (${p.brandIds}::bigint[]))`;

const productCount = sql`(select count(*) from product where product.brand_id = brand.id and product.status = 'active')::integer`;

const brandsOfIds = statement(
  "brands-to-edit",
  (_, p: Params<Rights & { ids: readonly number[] }>) => sql<BrandRow>`
    select brand.id, brand.status as state, brand.slug, brand.is_sample as "isSample", brand.source,
      brand.observed_on as "observedOn", ${productCount} as "productCount",
      (select count(*) from strain where strain.breeder_id = brand.id)::integer as "strainCount",
      ${pictureJson(sql`brand.logo_id`)} as logo, ${photosJson("brand", sql`brand.id`)} as photos,
      brand.updated_at as "changedAt",
      json_build_object(
        'name', brand.name, 'note', brand.note, 'kind', brand.kind, 'isLicensedGrower', brand.is_licensed_grower,
        'licenceSource', brand.licence_source, 'description', brand.description, 'website', brand.website,
        'email', brand.email, 'phone', brand.phone) as values
    from brand where brand.id = any (${p.ids}::bigint[]) and ${isTheirs(p)}`,
  { isRead: true },
);

/** A brand that somebody may edit; undefined for none, and for one that they don't speak for. */
export async function brandToEdit(
  database: Database,
  member: Member,
  { id }: { id: number },
): Promise<BrandToEdit | undefined> {
  const row = await brandsOfIds.first(database, { ids: [id], brandIds: rightsOf(member).brandIds });
  return row && editedBrand(row);
}

/** Its counts and pictures are no part of `rev`: what is added meanwhile changes nothing of what is edited. */
function editedBrand({ id, values, changedAt, ...shown }: BrandRow): BrandToEdit {
  const { state, slug, isSample, source, observedOn } = shown;
  const rev = revOf({ ...values, state, slug, isSample, source, observedOn });
  return { id, rev, values, shown: { ...shown, changedAt: changedAt.toISOString() } as BrandShown };
}

interface Asked extends Rights {
  q: string;
  kind: string | null;
  state: string | null;
}

const brandList = editedList<BrandSort, Asked>({
  things: "brands",
  from: sql`brand`,
  id: sql`brand.id`,
  isTheirs,
  isAsked: (p) => sql`
    (${p.kind}::text is null or brand.kind = ${p.kind})
    and (${p.state}::text is null or brand.status = ${p.state})
    and (strpos(lower(brand.name), lower(${p.q})) > 0 or strpos(lower(coalesce(brand.note, '')), lower(${p.q})) > 0)`,
  orders: {
    name: sql`brand.sort_name`,
    rank: sql`-brand.rank`,
    products: productCount,
    observed: sql`brand.observed_on`,
    changed: sql`brand.updated_at`,
  },
});

/** A page of the brands that somebody may edit: an admin all of them, others those that they speak for. */
export function brandsToEdit(database: Database, member: Member, query: BrandListQuery & { size?: number }) {
  const { brandIds } = rightsOf(member);
  const { kind = null, state = null } = query.filters;
  return brandList.page(database, { brandIds, q: query.q, kind, state }, query, async (ids) =>
    (await brandsOfIds.all(database, { ids, brandIds })).map(editedBrand),
  );
}
