import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Viewer } from "#platform/viewer.ts";
import type { Member } from "./members.ts";
import { makerOf } from "./speaks-for-sql.ts";

export interface Item {
  type: "shop" | "product" | "brand";
  id: number;
}

const maker = statement(
  "maker-of-product",
  (_, p: Params<{ id: number }>) =>
    sql<{ brandId: number | null }>`select ${makerOf(sql`${p.id}`)} as "brandId"`,
  { isRead: true },
);

/**
 * Whether somebody is the admin of a shop or brand, or of the brand that makes a product: they answer its reviews and write none. Admins of the
 * site may answer too, but are offered what everybody is.
 */
export async function speaksFor(database: Database, viewer: Viewer, { type, id }: Item): Promise<boolean> {
  if (viewer.kind === "anonymous") return false;
  const { shopAdmin, brandAdmin } = viewer.permissions;
  if (type === "shop") return shopAdmin.includes(id);
  if (type === "brand") return brandAdmin.includes(id);
  // Most speak for no brand: no need to ask who makes it.
  if (brandAdmin.length === 0) return false;
  const brandId = (await maker.first(database, { id }))?.brandId ?? null;
  return brandId !== null && brandAdmin.includes(brandId);
}

/** The shops and the brands that somebody may edit; both null for an admin, who may edit all. */
export interface Rights {
  shopIds: readonly number[] | null;
  brandIds: readonly number[] | null;
}

export function rightsOf({ permissions }: Member): Rights {
  return permissions.admin
    ? { shopIds: null, brandIds: null }
    : { shopIds: permissions.shopAdmin, brandIds: permissions.brandAdmin };
}
