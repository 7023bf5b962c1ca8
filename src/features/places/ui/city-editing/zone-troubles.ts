import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { RingTrouble } from "#platform/geo/ring.ts";

/** What is wrong with the corners of a zone, in words. */
export const ZONE_TROUBLES: Record<RingTrouble, MessageDescriptor> = {
  unreadable: msg({
    id: "city-editing.zone.unreadable",
    message: "Enter a corner on each line, such as 52.37718, 4.89805, or paste GeoJSON with one area.",
  }),
  severalAreas: msg({
    id: "city-editing.zone.several",
    message: "This is more than one area, or one with holes: make a zone of each.",
  }),
  notClosed: msg({
    id: "city-editing.zone.not-closed",
    message: "The area isn’t closed: its last corner has to be its first.",
  }),
  fewCorners: msg({ id: "city-editing.zone.few", message: "An area has three corners or more." }),
  manyCorners: msg({ id: "city-editing.zone.many", message: "An area has 500 corners at most." }),
  abroad: msg({
    id: "city-editing.zone.abroad",
    message: "A corner lies outside of the Netherlands. Latitude comes first here, and longitude in GeoJSON.",
  }),
  crossesItself: msg({
    id: "city-editing.zone.crosses",
    message: "The edge crosses itself: look at the order of the corners.",
  }),
};
