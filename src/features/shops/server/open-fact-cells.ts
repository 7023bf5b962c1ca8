import * as v from "valibot";
import { dutchPhone, webAddress } from "../osm-contact.ts";
import type { ToldFacts } from "./fact-columns.ts";
import { readableHours } from "./readable-hours.ts";

/** With or without its space. */
export const postcodeCell = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{3} ?[A-Z]{2}$/, "is no postcode such as 3511 AB"),
  v.transform((postcode) => `${postcode.slice(0, 4)} ${postcode.slice(-2)}`),
);

export const osmIdCell = v.pipe(
  v.string(),
  v.regex(/^(node|way|relation)\/[1-9]\d{0,15}$/, "is no element of OpenStreetMap such as node/123"),
);

/** Who says what a line says: the map, or a page that our editors read (`operator`). */
export const toldByCell = v.optional(
  v.nullable(
    v.picklist(["openStreetMap", "operator"], "is neither openStreetMap nor operator"),
    "openStreetMap",
  ),
  "openStreetMap",
);

/** What a file has from OpenStreetMap beside the listing. */
export const openFactCells = {
  opening_hours: v.nullable(v.string()),
  phone: v.nullable(
    v.pipe(
      v.string(),
      v.check((text) => dutchPhone(text) !== null, "is no telephone number"),
      v.transform(dutchPhone),
    ),
  ),
  website: v.nullable(
    v.pipe(
      v.string(),
      v.check((text) => webAddress(text) !== null, "is no address of the web"),
      v.transform(webAddress),
    ),
  ),
  // `no/limited` is what a source had made of two values: neither is known.
  wheelchair: v.nullable(
    v.picklist(["yes", "limited", "no", "no/limited"], "is neither yes, limited nor no"),
  ),
};

interface OpenFacts {
  opening_hours: string | null;
  phone: string | null;
  website: string | null;
  wheelchair: "yes" | "limited" | "no" | "no/limited" | null;
}

interface Origin {
  shopId: number;
  source?: "openStreetMap" | "operator";
  observedOn: string;
  /** The element; null where the file does not say which. */
  osmId: string | null;
  /** The file says that its hours look wrong. */
  areHoursDoubtful?: boolean;
}

/** The facts that such cells tell: an empty one tells nothing. Hours that do not parse are left out, with a remark. */
export function openFactsOf(
  row: OpenFacts,
  { shopId, source = "openStreetMap", observedOn, osmId, areHoursDoubtful = false }: Origin,
): { told: ToldFacts[]; remark?: string | undefined } {
  const from = { shopId, source, observedOn, reference: osmId, confidence: "high" } as const;
  const told: ToldFacts[] = [];
  const { phone, website, wheelchair } = row;
  if (phone ?? website) told.push({ ...from, group: "contact", columns: { phone, website } });
  if (wheelchair && wheelchair !== "no/limited")
    told.push({ ...from, group: "amenities", columns: { wheelchair } });
  const { openingHours, remark } = readableHours(row.opening_hours);
  const hours = { ...from, confidence: areHoursDoubtful ? "low" : "high" } as const;
  if (openingHours) told.push({ ...hours, group: "hours", columns: { opening_hours: openingHours } });
  return { told, remark };
}

/** A cell that names its element among other words. */
export function osmIdIn(text: string): string | null {
  return /\b(?:node|way|relation)\/[1-9]\d{0,15}\b/.exec(text)?.[0] ?? null;
}
