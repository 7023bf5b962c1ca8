import type { Database } from "#platform/database/database.ts";
import { LISTED_STATUSES } from "../shop.ts";
import type { ToldFacts } from "./fact-columns.ts";
import { type KnownCity, nearestCity } from "./nearest-city.ts";
import type { Candidate } from "./osm-candidates.ts";
import type { OsmReport } from "./osm-report.ts";
import { toldBeyondListing, toldListing } from "./osm-told-facts.ts";
import type { RealShop } from "./real-shops.ts";
import { saveFacts } from "./save-facts.ts";
import { saveOsmIds } from "./save-osm-ids.ts";
import { saveShops, type SourcedShop } from "./save-shops.ts";

/** An element of OpenStreetMap and the shop of ours that it is, or the one that it becomes. */
export type MappedShop =
  | { candidate: Candidate; shop: RealShop }
  | { candidate: Candidate; added: SourcedShop; city: KnownCity };

export interface SavedMappedShops extends Pick<OsmReport, "changes" | "remarks" | "added"> {
  /** Of those that were there. */
  changedIds: number[];
}

interface Around {
  cities: KnownCity[];
  now: Date;
  /** As `saveShops` has it. */
  takenSlugs: readonly string[];
}

/** Adds the new ones, and writes what the elements tell of all of them. To be called in a transaction. */
export async function saveMappedShops(
  tx: Database,
  mapped: readonly MappedShop[],
  { cities, now, takenSlugs }: Around,
): Promise<SavedMappedShops> {
  const placed = mapped.flatMap((one) => ("added" in one ? [one] : []));
  // Takes the lock that `saveFacts` wants to be held.
  const saved = await saveShops(
    tx,
    placed.map(({ added }) => added),
    { now, takenSlugs },
  );
  const remarks: OsmReport["remarks"] = [];
  const told: ToldFacts[] = [];
  const osmIdOf = new Map<number, string>();
  for (const one of mapped) {
    const { candidate } = one;
    const shopId = "shop" in one ? one.shop.id : (saved.idOfKey.get(one.added.sourceKey) ?? 0);
    osmIdOf.set(shopId, candidate.osmId);
    if ("shop" in one) {
      const { shop } = one;
      if (!LISTED_STATUSES.includes(shop.status)) {
        const text = `${shop.slug} is not open with us; nothing of it is taken`;
        remarks.push({ element: candidate.osmId, text });
        continue;
      }
      told.push(toldListing(candidate, shop, nearestCity(cities, candidate, candidate.facts.city)));
    }
    const beyond = toldBeyondListing(candidate);
    told.push(...beyond.told.map((facts) => ({ ...facts, shopId })));
    remarks.push(...beyond.remarks.map((text) => ({ element: candidate.osmId, text })));
  }
  const facts = await saveFacts(tx, told, { now });
  const osmIds = await saveOsmIds(tx, osmIdOf);
  const isAdded = new Set(saved.addedIds);
  return {
    changedIds: [...facts.changedIds, ...osmIds.changedIds].filter((id) => !isAdded.has(id)),
    changes: facts.changes,
    remarks,
    added: placed.flatMap(({ candidate, added, city }) => {
      const id = saved.idOfKey.get(added.sourceKey) ?? 0;
      const slug = saved.slugOfId.get(id);
      if (slug === undefined) return [];
      return [{ slug, name: added.name, city: city.name, osmId: candidate.osmId }];
    }),
  };
}
