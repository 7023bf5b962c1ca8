import { sql } from "kysely";
import type { Admin } from "#features/accounts/server/members.ts";
import { record } from "#features/audit/server/record.ts";
import { keepToSamples } from "#features/dashboard/server/keep-to-samples.ts";
import { PRODUCT_TYPES } from "#features/products/product-types.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, NotFound, Stale } from "#platform/errors/errors.ts";
import { LEADS_ALREADY, LEADS_ON, LEADS_TO_ITSELF, PAGE_IS_THERE } from "../call-refusals.ts";
import type { RedirectRow } from "../redirect.ts";
import { addRedirect } from "./add-redirect.ts";
import { redirectFor } from "./redirect-for.ts";
import { redirectOf } from "./redirects-in.ts";

const pageAt = statement(
  "page-at-path",
  (_, p: Params<{ section: string; slug: string; ofCities: readonly string[] }>) => sql<{ isThere: boolean }>`
    select exists (select from shop where ${p.section} = 'coffeeshop' and slug = ${p.slug} and merged_into_id is null)
      or exists (select from brand where ${p.section} = 'brand' and slug = ${p.slug} and merged_into_id is null)
      or exists (select from product where type = ${p.section} and slug = ${p.slug} and merged_into_id is null)
      or exists (select from city where ${p.section}::text = any(${p.ofCities}) and slug = ${p.slug})
      or exists (select from deal where ${p.section} = 'deals' and slug = ${p.slug})
      or exists (select from job_offer where ${p.section} = 'jobs' and slug = ${p.slug})
      or exists (select from discover_post where ${p.section} = 'discover' and slug = ${p.slug})
      or exists (select from account where ${p.section} = 'user' and url = ${p.slug}) as "isThere"`,
);

const OF_CITIES = ["coffeeshops", "map", "products", ...PRODUCT_TYPES];

async function hasPage(tx: Database, path: string): Promise<boolean> {
  const [, section, slug] = /^\/([a-z]+)\/([a-z0-9-]+)$/.exec(path) ?? [];
  if (section === undefined || slug === undefined) return false;
  const found = await pageAt.first(tx, { section, slug, ofCities: OF_CITIES });
  return found?.isThere ?? false;
}

const markAdded = statement(
  "mark-redirect-added",
  (_, p: Params<{ from: string }>) => sql<{ id: number }>`
    update redirect set is_added = true where from_path = ${p.from} returning id`,
);

const removeRow = statement(
  "remove-redirect",
  (_, p: Params<{ id: number }>) => sql`delete from redirect where id = ${p.id}`,
);

const entry = (admin: Admin, id: number) =>
  ({ actorId: admin.accountId, actorRole: "admin", targetType: "redirect", targetId: id }) as const;

/**
 * Makes an old address lead to a page, by hand. To be called in a transaction. What led to the old address leads to the page as well,
 * so there is one hop.
 * @throws Conflict beside the field: where a page would be hidden, or the way would be longer than one hop
 */
export async function addRedirectByHand(
  tx: Database,
  admin: Admin,
  redirect: { from: string; to: string },
): Promise<RedirectRow> {
  const { from, to } = redirect;
  // A persona of the demo, whom anybody may be, leads no real address away.
  await keepToSamples(tx, admin, { isSample: false });
  if (from === to) throw new Conflict("to", LEADS_TO_ITSELF.msg);
  if (await hasPage(tx, from)) throw new Conflict("from", PAGE_IS_THERE.msg);
  if ((await redirectFor(tx, { path: from })) !== null) throw new Conflict("from", LEADS_ALREADY.msg);
  if ((await redirectFor(tx, { path: to })) !== null) throw new Conflict("to", LEADS_ON.msg);
  await addRedirect(tx, redirect);
  const { id } = (await markAdded.first(tx, { from })) as { id: number };
  await record(tx, { ...entry(admin, id), action: "add" });
  return (await redirectOf(tx, { id })) as RedirectRow;
}

/** @throws NotFound; Stale when it leads elsewhere by now */
export async function removeRedirect(
  tx: Database,
  admin: Admin,
  { id, rev }: { id: number; rev: string },
): Promise<void> {
  await keepToSamples(tx, admin, { isSample: false });
  const stored = await redirectOf(tx, { id });
  if (!stored) throw new NotFound("_id");
  if (stored.rev !== rev) throw new Stale(stored);
  await removeRow.run(tx, { id });
  await record(tx, { ...entry(admin, id), action: "remove" });
}
