import { parseHours } from "#features/hours/server/parse-hours.ts";
import { distanceMetres } from "#platform/geo/geo.ts";
import type { FactColumns, ToldFacts } from "./fact-columns.ts";
import { namesAfter } from "./names-after.ts";
import type { KnownCity } from "./nearest-city.ts";
import type { Candidate } from "./osm-candidates.ts";
import type { RealShop } from "./real-shops.ts";

/** A shop that is mapped so far away has moved, perhaps to another place. */
const MOVED_METRES = 1_000;

type Told = Omit<ToldFacts, "shopId">;

/** What an element says beyond its listing, by group; a group it says nothing of is absent. */
export function toldBeyondListing(candidate: Candidate): { told: Told[]; remarks: string[] } {
  const { facts } = candidate;
  const { phone, website, email, socials } = facts.contact;
  const told: Told[] = [];
  const tell = (group: Told["group"], columns: Partial<FactColumns>) =>
    told.push({ ...provenanceOf(candidate), group, columns });
  if (phone ?? website ?? email ?? socials[0]) tell("contact", { phone, website, email, socials });
  if (facts.minimumAge !== null) tell("access", { minimum_age: facts.minimumAge });
  const { present, absent, wheelchair, stepHeightCm } = facts;
  if (present.length + absent.length > 0 || wheelchair !== "unknown" || stepHeightCm !== null)
    tell("amenities", {
      amenities_present: present,
      amenities_absent: absent,
      wheelchair,
      step_height_cm: stepHeightCm,
    });
  const { smoking, terrace } = facts;
  if (smoking !== "unknown" || terrace !== "unknown") tell("consumption", { smoking, terrace });
  const hours = toldHours(candidate);
  return { told: [...told, ...hours.told], remarks: hours.remarks };
}

function toldHours(candidate: Candidate): { told: Told[]; remarks: string[] } {
  const remarks: string[] = [];
  const isReadable = (key: string, hours: string) => {
    const parsed = parseHours(hours);
    if (!parsed.ok) remarks.push(`${key} "${hours.slice(0, 60)}" do not parse: ${parsed.reason}; left out`);
    return parsed.ok;
  };
  const { openingHours } = candidate.facts;
  const isKnown = openingHours !== null && isReadable("opening_hours", openingHours);
  const departments = candidate.facts.departments.filter((part) =>
    isReadable(`opening_hours of the ${part.department}`, part.openingHours),
  );
  if (!isKnown && departments.length === 0) return { told: [], remarks };
  const columns = isKnown ? { opening_hours: openingHours } : {};
  const { hoursObservedOn: observedOn } = candidate;
  return {
    told: [{ ...provenanceOf(candidate), observedOn, group: "hours", columns, departments }],
    remarks,
  };
}

/** Of a shop that we have: what the element leaves out of an address stays, and so does the kind, which tags tell only roughly. */
export function toldListing(candidate: Candidate, shop: RealShop, city: KnownCity | null): ToldFacts {
  const { facts, latitude, longitude, formerNames } = candidate;
  const hasMoved = distanceMetres(candidate, shop) > MOVED_METRES;
  const { name } = facts;
  return {
    ...provenanceOf(candidate),
    shopId: shop.id,
    group: "listing",
    columns: {
      ...namesAfter(shop, name !== null && name.length >= 2 ? name : shop.name, formerNames),
      ...(facts.street === null ? {} : { street: facts.street }),
      ...(facts.houseNumber === null ? {} : { house_number: facts.houseNumber }),
      ...(facts.postcode === null ? {} : { postcode: facts.postcode }),
      ...(hasMoved && city ? { city_id: city.cityId, municipality_id: city.municipalityId } : {}),
      latitude,
      longitude,
    },
  };
}

export function provenanceOf({ osmId, observedOn, editedOn, tagged }: Candidate) {
  return {
    source: "openStreetMap",
    observedOn,
    editedOn,
    reference: osmId,
    confidence: tagged.isExplicit ? "high" : "medium",
  } as const;
}
