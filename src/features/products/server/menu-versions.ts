import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { rightsOf } from "#features/accounts/server/speaks-for.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { MenuHeadingToEdit, MenuValues } from "../menu-to-edit.ts";
import type { MenuVersion } from "../menu-version.ts";

interface OfShop {
  shopId: number;
  /** Null for an admin, who edits all of them. */
  shopIds: readonly number[] | null;
}

/** Menus of shops that somebody may edit, as they stood before a save. */
const isTheirs = ({ shopId, shopIds }: Params<OfShop>) => sql`
  revision.target_type = 'menu' and revision.target_id = ${shopId}
  and (${shopIds}::bigint[] is null or revision.target_id = any (${shopIds}::bigint[]))`;

// Not the menus themselves: one may have hundreds of lines.
const latestVersions = statement(
  "latest-menu-versions",
  (_, p: Params<OfShop & { most: number }>) => sql<Omit<MenuVersion, "until"> & { until: Date }>`
    select revision.id, revision.replaced_at as until, account.name as by,
      (select count(*)::integer from jsonb_path_query(revision.stood, '$.headings[*].lines[*]')) as "lineCount"
    from revision left join account on account.id = revision.saved_by
    where ${isTheirs(p)}
    order by revision.id desc limit ${p.most}`,
  { isRead: true },
);

const versionOfMenu = statement(
  "version-of-menu",
  (_, p: Params<OfShop & { id: number }>) => sql<{ stood: MenuValues }>`
    select revision.stood from revision where ${isTheirs(p)} and revision.id = ${p.id}`,
  { isRead: true },
);

const MOST_VERSIONS = 30;

const ofShop = (member: Member, shopId: number): OfShop => ({ shopId, shopIds: rightsOf(member).shopIds });

/** The latest versions of a shop's menu, the last one first; none of a shop of others. */
export async function menuVersions(
  database: Database,
  member: Member,
  { shopId }: { shopId: number },
): Promise<MenuVersion[]> {
  const rows = await latestVersions.all(database, { ...ofShop(member, shopId), most: MOST_VERSIONS });
  return rows.map(({ until, ...version }) => ({ ...version, until: until.toISOString() }));
}

/** What stood in one of them; undefined for one of another shop, and for none. */
export async function menuVersion(
  database: Database,
  member: Member,
  { shopId, id }: { shopId: number; id: number },
): Promise<MenuHeadingToEdit[] | undefined> {
  return (await versionOfMenu.first(database, { ...ofShop(member, shopId), id }))?.stood.headings;
}
