import type { MessageDescriptor } from "@lingui/core";
import { location, locationTimeout, locationUnavailable } from "#platform/errors/error-texts.ts";
import type { LocationTrouble } from "#platform/geo/geolocation.ts";

/** Why there is no position (specification section 8). What took too long was no refusal. */
export const LOCATION_WORDS: Record<LocationTrouble, MessageDescriptor> = {
  denied: location,
  unsupported: location,
  unavailable: locationUnavailable,
  timeout: locationTimeout,
};
