import type { FactChange } from "./save-facts.ts";

export interface OsmRefusal {
  /** Such as `node/123`, or a part of the file, such as `byte 4096`. */
  element: string;
  reasons: string[];
}

/** A shop of ours that OpenStreetMap says is gone, for a person to decide. */
export interface ProposedClosing {
  slug: string;
  name: string;
  reason: string;
}

/** What an import of OpenStreetMap did, or would do when it was only a trial. */
export interface OsmReport {
  /** Elements that are shops of ours by their tags. */
  readCount: number;
  addedCount: number;
  changedCount: number;
  unchangedCount: number;
  /** Cafés for coffee, as far as anybody can tell from their tags. */
  passedOverCount: number;
  refused: OsmRefusal[];
  remarks: { element: string; text: string }[];
  closings: ProposedClosing[];
  /** In the order of the shops. */
  changes: FactChange[];
  added: { slug: string; name: string; city: string; osmId: string }[];
}
