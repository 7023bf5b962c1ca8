import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { AccountViewer, Suspension } from "#platform/viewer.ts";
import { sql } from "kysely";
import { thumbnailOf } from "../account.ts";
import { heldRoles } from "./speaks-for-sql.ts";
import { currentSuspension } from "./suspension-sql.ts";

interface ViewedRow {
  name: string;
  url: string;
  defaultPicture: number;
  pictureKey: string | null;
  suspension: Suspension | null;
  shopAdmin: number[];
  brandAdmin: number[];
}

/** Nobody once they are about to be erased, or decide about others themselves. */
const viewedPerson = statement(
  "viewed-person",
  (_, p: Params<{ id: number }>) => sql<ViewedRow>`
    select account.name, account.url, account.default_picture as "defaultPicture", picture.key as "pictureKey",
      ${currentSuspension} as suspension,
      coalesce(held.shops, '[]') as "shopAdmin", coalesce(held.brands, '[]') as "brandAdmin"
    from account
    left join media as picture on picture.id = account.picture_id and picture.state = 'shown'
    left join lateral (
      select bool_or(role.role in ('admin', 'mod')) as decides,
        json_agg(role.shop_id) filter (where role.shop_id is not null) as shops,
        json_agg(role.brand_id) filter (where role.brand_id is not null) as brands
      from ${heldRoles} as role where role.account_id = account.id
    ) as held on true
    where account.id = ${p.id} and account.erase_at is null and not coalesce(held.decides, false)`,
  { isRead: true },
);

/**
 * The person as whom an admin looks, with the mark that it is the admin. Roles are read at every request: it is over at once for whoever is
 * an admin no more, or has not shown the second factor, and they are themselves again.
 */
export async function viewedBy(
  database: Database,
  admin: AccountViewer,
  { viewedId, until }: { viewedId: number; until: string },
): Promise<AccountViewer> {
  if (!admin.permissions.admin || !admin.hasSecondFactor) return admin;
  const person = await viewedPerson.first(database, { id: viewedId });
  if (!person) return admin;
  const { name, url, suspension, shopAdmin, brandAdmin } = person;
  const isSuspended = suspension !== null;
  return {
    kind: "account",
    accountId: viewedId,
    // No session of anybody: what is asked by its number, such as a place, finds nothing.
    sessionId: 0,
    name,
    url,
    thumbnail: thumbnailOf(person),
    permissions: {
      admin: false,
      mod: false,
      shopAdmin: isSuspended ? [] : shopAdmin,
      brandAdmin: isSuspended ? [] : brandAdmin,
    },
    // What greets them waits for themselves.
    isNew: false,
    isNewlyVerified: false,
    signedInAt: null,
    hasSecondFactor: true,
    suspension,
    viewing: { admin, until },
  };
}
