import { batches } from "#platform/batches.ts";
import type { Database } from "#platform/database/database.ts";
import { type ImportOptions, runImportInSteps } from "#platform/import/run-import.ts";
import { type OsmFileContent, readOsmFile } from "#platform/osm/read-osm-file.ts";
import { isGenericName } from "../alike-names.ts";
import { LONGEST_NAME } from "../osm-facts.ts";
import { TAGGING_WORDS, taggedAs } from "../osm-taggings.ts";
import { withoutSecondMapping } from "./mapped-twice.ts";
import { matchShops } from "./match-shops.ts";
import { citiesToPlace, type KnownCity, nearestCity } from "./nearest-city.ts";
import { type Candidate, osmCandidates } from "./osm-candidates.ts";
import { boxOf, proposedClosings } from "./osm-closings.ts";
import type { OsmRefusal, OsmReport } from "./osm-report.ts";
import { provenanceOf } from "./osm-told-facts.ts";
import { type RealShop, realShops } from "./real-shops.ts";
import { type MappedShop, saveMappedShops, type SavedMappedShops } from "./save-mapped-shops.ts";
import { SHOPS_A_STEP } from "./save-shops.ts";

interface OsmImportOptions extends ImportOptions {
  /** The file has all shops of its box, so one that it lacks may be closed. */
  isComplete?: boolean;
  now?: Date;
}

/**
 * Takes in the shops of a file of OpenStreetMap: an answer of Overpass in JSON or a `.osm.pbf`. A shop is found by its element, else by
 * name and nearness; others are added. Every fact has the element and the day of its last edit; facts of people stand. Nothing is
 * ever closed: what may be gone is proposed in the report.
 * @throws UnreadableOsmFile when it is neither
 */
export async function importOsm(
  database: Database,
  path: string,
  { isComplete = false, now = new Date(), ...options }: OsmImportOptions = {},
): Promise<OsmReport> {
  const hasWantedTags = (tags: Record<string, string>) => taggedAs(tags) !== null;
  const content = await readOsmFile(path, { hasWantedTags, words: TAGGING_WORDS });
  const { live, gone, refused } = osmCandidates(content, now);
  return runImportInSteps(database, options, async (step) => {
    const [shops, cities] = [await realShops(database), await citiesToPlace(database)];
    const elements = new Map(shops.map((shop) => [shop, [elementOf(shop), ...shop.parts.map(elementOf)]]));
    const { once, remarks: secondMappings } = withoutSecondMapping(live, elements);
    const shopOf = shopsMapped(once, elements, content);
    const { placed, unplaced, passedOverCount } = newShops(
      once.filter((candidate) => !shopOf.has(candidate)),
      cities,
    );
    const known = [...shopOf].map(([candidate, shop]): MappedShop => ({ candidate, shop }));
    const saved: SavedMappedShops = { changedIds: [], changes: [], remarks: [], added: [] };
    for (const some of batches([...known, ...placed], SHOPS_A_STEP)) {
      const takenSlugs = saved.added.map(({ slug }) => slug);
      const one = await step((tx) => saveMappedShops(tx, some, { cities, now, takenSlugs }));
      saved.changedIds.push(...one.changedIds);
      saved.changes.push(...one.changes);
      saved.remarks.push(...one.remarks);
      saved.added.push(...one.added);
    }
    const remarks: OsmReport["remarks"] = [...secondMappings, ...saved.remarks];
    const changedCount = new Set(saved.changedIds).size;
    const found = new Set(shopOf.values());
    const isWhole = !content.faults.some(({ isPartOfFile }) => isPartOfFile);
    if (isComplete && !isWhole)
      remarks.push({ element: "the file", text: "is not whole, so nothing is concluded from what it lacks" });
    return {
      readCount: live.length + gone.length + refused.length,
      addedCount: saved.added.length,
      changedCount,
      unchangedCount: shopOf.size - changedCount,
      passedOverCount,
      refused: [...faultsOf(content), ...refused, ...unplaced],
      remarks,
      closings: proposedClosings({
        shops: shops.filter((shop) => !found.has(shop)),
        gone,
        presentIds: new Set(content.elements.map(({ type, id }) => `${type}/${id}`)),
        box: isComplete && isWhole ? (content.box ?? boxOf([...live, ...gone])) : null,
      }),
      changes: saved.changes,
      added: saved.added,
    };
  });
}

function faultsOf({ faults }: OsmFileContent): OsmRefusal[] {
  return faults.map(({ where, reason }) => ({ element: where, reasons: [reason] }));
}

function sourceKeyOf({ osmId }: Candidate): string {
  return `osm-${osmId}`;
}

/** Which shop of ours each element is: by the element it came from, else by name and nearness. */
function shopsMapped(
  live: Candidate[],
  known: ReadonlyMap<RealShop, readonly (string | null)[]>,
  { elements }: OsmFileContent,
): Map<Candidate, RealShop> {
  const shops = [...known.keys()];
  const byOsmId = new Map(
    [...known].flatMap(([shop, own]) => own.map((element) => [element, shop] as const)),
  );
  const found = new Map(
    live.flatMap((candidate) => {
      const shop = byOsmId.get(candidate.osmId);
      return shop ? [[candidate, shop] as const] : [];
    }),
  );
  const inFile = new Set(elements.map(({ type, id }) => `${type}/${id}`));
  const rest = shops.filter((shop) => shop.osmId === null || !inFile.has(shop.osmId));
  const taken = new Set(found.values());
  const near = matchShops(
    live.filter((candidate) => !found.has(candidate)),
    rest.filter((shop) => !taken.has(shop)),
  );
  return new Map([...found, ...near]);
}

/** The element by which we know a shop; null for one that came from elsewhere. */
function elementOf({ osmId, sourceKey }: Pick<RealShop, "osmId" | "sourceKey">): string | null {
  return osmId ?? sourceKey?.replace(/^osm-/, "") ?? null;
}

/** The elements that may become shops of ours. */
function newShops(
  candidates: Candidate[],
  cities: KnownCity[],
): { placed: MappedShop[]; unplaced: OsmRefusal[]; passedOverCount: number } {
  const placed: MappedShop[] = [];
  const unplaced: OsmRefusal[] = [];
  const certain = candidates.filter(({ tagged }) => tagged.isEnough);
  for (const candidate of certain) {
    const { name, facts, osmId, latitude, longitude } = candidate;
    const city = nearestCity(cities, candidate, facts.city);
    if (facts.isNameTooLong)
      unplaced.push({ element: osmId, reasons: [`name is longer than ${LONGEST_NAME} characters`] });
    else if (name === null || name.length < 2) unplaced.push({ element: osmId, reasons: ["has no name"] });
    else if (isGenericName(name))
      unplaced.push({ element: osmId, reasons: [`"${name}" says what it is and not what it is called`] });
    else if (!city) unplaced.push({ element: osmId, reasons: ["is not near any place that we know"] });
    else {
      const { street, houseNumber, postcode } = facts;
      const { cityId, municipalityId, citySlug } = city;
      const listing = {
        name,
        street,
        houseNumber,
        postcode,
        latitude,
        longitude,
        cityId,
        municipalityId,
        citySlug,
      };
      const identity = { sourceKey: sourceKeyOf(candidate), kind: candidate.kind, isSample: false };
      placed.push({ candidate, city, added: { ...identity, ...listing, ...provenanceOf(candidate) } });
    }
  }
  return { placed, unplaced, passedOverCount: candidates.length - certain.length };
}
