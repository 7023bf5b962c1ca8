import { areOneShop, NAMED_DEGREES } from "./match-shops.ts";
import type { RealShop } from "./real-shops.ts";
import type { Candidate } from "./osm-candidates.ts";
import type { OsmReport } from "./osm-report.ts";

/**
 * One element for each shop, where a file has some twice, mostly as a point and as a building: the one we know the shop by, else the
 * one that says more. Two of which each is a shop of ours stay, and a person is told; where an admin has made one of these two, it is its own element.
 */
export function withoutSecondMapping(
  live: readonly Candidate[],
  /** The elements of each shop of ours, its own before those of what became part of it. */
  elementsOf: ReadonlyMap<RealShop, readonly (string | null)[]>,
): { once: Candidate[]; remarks: OsmReport["remarks"] } {
  const knownIds = new Set([...elementsOf.values()].flat());
  const isKnown = ({ osmId }: Candidate) => knownIds.has(osmId);
  const says = ({ tagged, facts, tagCount }: Candidate) =>
    (tagged.isEnough ? 2000 : 0) + (facts.openingHours === null ? 0 : 1000) + tagCount;
  const isBetter = (one: Candidate, other: Candidate) =>
    isKnown(one) === isKnown(other) ? says(one) > says(other) : isKnown(one);
  const second = new Set<Candidate>();
  const remarks: OsmReport["remarks"] = [];
  const byId = new Map(live.map((candidate) => [candidate.osmId, candidate]));
  for (const elements of elementsOf.values()) {
    const [first, ...others] = elements.flatMap((element) => byId.get(element ?? "") ?? []);
    for (const other of others) {
      second.add(other);
      remarks.push({
        element: other.osmId,
        text: `is the same shop as ${first?.osmId}; nothing of it is taken`,
      });
    }
  }
  // In the order of latitudes only neighbours have to be compared, and not each with each.
  const ordered = live.toSorted((a, b) => a.latitude - b.latitude);
  for (const [at, one] of ordered.entries()) {
    for (let next = at + 1; next < ordered.length; next++) {
      const other = ordered[next];
      if (!other || other.latitude - one.latitude > NAMED_DEGREES) break;
      if (second.has(one) || second.has(other) || !areOneShop(one, other)) continue;
      const [more, less] = isBetter(other, one) ? [other, one] : [one, other];
      const element = less.osmId;
      if (isKnown(one) && isKnown(other)) {
        remarks.push({
          element,
          text: `may be the same shop as ${more.osmId}, and we have both; please look`,
        });
        continue;
      }
      second.add(less);
      remarks.push({ element, text: `is the same shop as ${more.osmId}; nothing of it is taken` });
    }
  }
  return { once: live.filter((candidate) => !second.has(candidate)), remarks };
}
