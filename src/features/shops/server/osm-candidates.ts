import { isInCountry, looksSwapped } from "#platform/geo/geo.ts";
import { type OsmElement, osmIdOf } from "#platform/osm/osm-element.ts";
import type { OsmFileContent } from "#platform/osm/read-osm-file.ts";
import { factsOf, type OsmFacts } from "../osm-facts.ts";
import { formerNamesOf, taggedAs, type Tagged } from "../osm-taggings.ts";
import type { Placed } from "./match-shops.ts";
import type { OsmRefusal } from "./osm-report.ts";

/** An element that is a shop of ours, or was one. */
export interface Candidate extends Placed {
  osmId: string;
  tagged: Tagged;
  facts: OsmFacts;
  /** The day of its last edit. */
  editedOn: string;
  /** How old what it says is, and its hours: an edit may have moved no more than its point. Partial dates. */
  observedOn: string;
  hoursObservedOn: string;
  tagCount: number;
}

/** What OpenStreetMap allows. */
const LONGEST_TAG = 255;
const LARGEST_ID = 10 ** 15;

interface Candidates {
  live: Candidate[];
  gone: Candidate[];
  refused: OsmRefusal[];
}

/** The elements of a file that may go in, and why the others may not. */
export function osmCandidates({ elements, dataOf }: OsmFileContent, now: Date): Candidates {
  const candidates: Candidates = { live: [], gone: [], refused: [] };
  for (const element of elements) {
    const tagged = taggedAs(element.tags);
    if (!tagged) continue;
    const reasons = reasonsAgainst(element, tagged, { dataOf, now });
    if (reasons.length > 0) candidates.refused.push({ element: osmIdOf(element), reasons });
    else candidates[tagged.isGone ? "gone" : "live"].push(candidateOf(element, tagged, dataOf));
  }
  return candidates;
}

function reasonsAgainst(
  { id, tags, point, editedOn }: OsmElement,
  { isGone }: Tagged,
  { dataOf, now }: { dataOf: string | null; now: Date },
): string[] {
  const reasons: string[] = [];
  if (!Number.isSafeInteger(id) || id < 1 || id > LARGEST_ID)
    reasons.push(`id ${id} is none that OpenStreetMap gives`);
  const long = Object.entries(tags).find(([, value]) => value.length > LONGEST_TAG * 2);
  if (long)
    reasons.push(
      `tag ${long[0].slice(0, 60)} has ${long[1].length} letters; OpenStreetMap has ${LONGEST_TAG} at most`,
    );
  if (!point) reasons.push("has no place in the file: ask Overpass for `out center`, or for its nodes");
  else if (!isInCountry(point))
    reasons.push(`lies outside the country${looksSwapped(point) ? "; latitude and longitude swapped?" : ""}`);
  if ((tags["addr:country"] ?? "NL") !== "NL") reasons.push(`lies in ${tags["addr:country"]?.slice(0, 20)}`);
  const day = editedOn ?? dataOf;
  if (day === null) reasons.push("does not say when it was edited: ask Overpass for `out meta`");
  else if (day > new Date(now.getTime() + 24 * 60 * 60_000).toISOString().slice(0, 10))
    reasons.push(`says it was edited on ${day}, which is to come`);
  if (!isGone && /\bcbd\b/i.test(tags["name"] ?? ""))
    reasons.push("sells CBD by its name, which anybody may");
  return reasons;
}

function candidateOf(element: OsmElement, tagged: Tagged, dataOf: string | null): Candidate {
  const facts = factsOf(element.tags);
  const { name, street, houseNumber } = facts;
  const editedOn = element.editedOn ?? dataOf ?? "";
  return {
    osmId: osmIdOf(element),
    tagged,
    facts,
    editedOn,
    observedOn: noLaterThan(editedOn, facts.checkedOn),
    hoursObservedOn: noLaterThan(editedOn, facts.hoursCheckedOn),
    tagCount: Object.keys(element.tags).length,
    name,
    formerNames: formerNamesOf(element.tags),
    kind: tagged.kind,
    street,
    houseNumber,
    ...(element.point ?? { latitude: Number.NaN, longitude: Number.NaN }),
  };
}

/** Nobody has looked since the last edit: a later date is a slip of the pen. */
function noLaterThan(editedOn: string, checkedOn: string | null): string {
  return checkedOn !== null && checkedOn < editedOn ? checkedOn : editedOn;
}
