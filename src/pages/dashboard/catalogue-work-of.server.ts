import type { Member } from "#features/accounts/server/members.ts";
import { mayOpen } from "#features/accounts/desk-access.ts";
import { PRODUCT_LIST } from "#features/contributions/product-fields.ts";
import { productsToEdit } from "#features/contributions/server/products-to-edit.ts";
import { readListQuery } from "#features/dashboard/list-query.ts";
import { countWaitingSpellings } from "#features/products/server/waiting-spellings.ts";
import type { AppContext } from "#app/app-context.ts";
import { orEmpty } from "./open-dashboard.server.ts";

/** What there is to do in the catalogue; null for whoever does none of it, and when it cannot be counted. */
export function catalogueWorkOf(app: AppContext, member: Member) {
  const { database } = app;
  if (!mayOpen(member.permissions, "/dashboard/products/names")) return Promise.resolve(null);

  async function countLacking(what: "strain" | "strength"): Promise<number> {
    const query = readListQuery(PRODUCT_LIST, new URLSearchParams({ lacks: what }));
    // The list counts all, however few of them it reads.
    return (await productsToEdit(database, member, { ...query, size: 1 })).total;
  }

  async function count() {
    const [names, strainless, strengthless] = await Promise.all([
      countWaitingSpellings(database, member),
      countLacking("strain"),
      countLacking("strength"),
    ]);
    return { names, strainless, strengthless };
  }
  return orEmpty(app, count(), null);
}
