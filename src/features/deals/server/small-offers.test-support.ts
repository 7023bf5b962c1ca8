import { sql } from "kysely";
import { indexBrands } from "#features/brands/server/index-brands.ts";
import { saveBrands, type SourcedBrand } from "#features/brands/server/save-brands.ts";
import { slugOf } from "#platform/text/slug.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { NewDeal } from "../deal.ts";
import type { DealState } from "../deal-state.ts";
import { addDeal } from "./add-deal.ts";

export const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** A Saturday afternoon there. */
export const NOW = new Date("2026-11-21T13:15:00Z");

export const inDays = (days: number): Date => new Date(NOW.getTime() + days * DAY_MS);

export const inMinutes = (minutes: number): Date => new Date(NOW.getTime() + minutes * MINUTE_MS);

/** A brand of papers and tips. */
export async function addBrand(database: Database, brand: Partial<SourcedBrand> = {}): Promise<number> {
  const name = brand.name ?? "Vloeipapier & Zonen";
  const [id] = await saveBrands(database, [
    {
      slug: slugOf(name),
      name,
      kind: "accessories",
      isSample: false,
      isLicensedGrower: false,
      note: null,
      website: null,
      description: null,
      source: "operator",
      observedOn: "2026-11",
      ...brand,
    },
  ]);
  await indexBrands(database, { brandIds: [id as number] });
  return id as number;
}

/** A week of cheaper papers. */
export function paperDeal(brandId: number, deal: Partial<NewDeal> = {}): NewDeal & { isSample: boolean } {
  return {
    brandId,
    title: { nl: "Tweede pakje halve prijs", en: "Second pack half price", source: "nl" },
    body: { nl: "Alleen **lange** vloei.", source: "nl" },
    kind: "percent",
    category: "supplies",
    code: null,
    wasCents: 300,
    nowCents: 225,
    url: null,
    pictureId: null,
    validFrom: inDays(-1),
    validTo: inDays(6),
    isSponsored: false,
    shopIds: [],
    productIds: [],
    isSample: false,
    ...deal,
  };
}

const setDealState = statement(
  "set-deal-state",
  (_, p: Params<{ id: number; state: string }>) => sql`
    update deal set state = ${p.state}, rejected_reason = case ${p.state}::text when 'rejected' then 'no' end
    where id = ${p.id}`,
);

/** A deal in the state that a test begins with. */
export async function dealIn(
  database: Database,
  state: DealState,
  deal: NewDeal & { isSample: boolean },
): Promise<{ id: number; slug: string }> {
  const added = await addDeal(database, deal);
  if (state !== "draft") await setDealState.run(database, { id: added.id, state });
  return added;
}

const idOfShop = statement("id-of-shop-in-test", (db, p: Params<{ slug: string }>) =>
  db.selectFrom("shop").select("id").where("slug", "=", p.slug),
);

export async function shopId(database: Database, slug: string): Promise<number> {
  return ((await idOfShop.first(database, { slug })) as { id: number }).id;
}

const statesOfAll = statement("deal-states-in-test", (db) =>
  db.selectFrom("deal").select(["id", "state"]).orderBy("id").$castTo<{ id: number; state: DealState }>(),
);

export async function dealStates(database: Database): Promise<Map<number, DealState>> {
  return new Map((await statesOfAll.all(database)).map(({ id, state }) => [id, state]));
}
