import { setWorkerUrl } from "maplibre-gl";
import workerAddress from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): object;
  };
}

let isSet = false;

/**
 * Lets MapLibre start its worker from a file of ours. Browsers with trusted types take only an address that a policy
 * has approved, and this policy approves one. MapLibre looks at the ending of the address as if it were a string, so the
 * approved one carries the two methods that it calls.
 */
export function setOwnWorker(): void {
  if (isSet) return;
  isSet = true;
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return setWorkerUrl(workerAddress);
  const policy = trustedTypes.createPolicy("map-worker", { createScriptURL: onlyOurs });
  const address = Object.assign(policy.createScriptURL(workerAddress), {
    endsWith: (ending: string) => workerAddress.endsWith(ending),
    split: (separator: RegExp) => workerAddress.split(separator),
  });
  setWorkerUrl(address as unknown as string);
}

function onlyOurs(address: string): string {
  if (address !== workerAddress) throw new TypeError("Only the map's own worker may be started");
  return address;
}
