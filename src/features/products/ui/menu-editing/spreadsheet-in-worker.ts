import type { tableOfSpreadsheet } from "./read-spreadsheet.ts";
// oxlint-disable-next-line import/default -- its address, which the bundler exports
import address from "./spreadsheet-worker.ts?worker&url";

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(address: string): string };
}

// Browsers with trusted types take only an address that a policy has approved, and this one approves no other.
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy("spreadsheet-worker", { createScriptURL: () => address });

/** `tableOfSpreadsheet` beside the page, which goes on meanwhile. */
export function spreadsheetInWorker(bytes: Uint8Array): ReturnType<typeof tableOfSpreadsheet> {
  const worker = new Worker(policy?.createScriptURL(address) ?? address, { type: "module" });
  return new Promise<Awaited<ReturnType<typeof tableOfSpreadsheet>>>((resolve) => {
    worker.addEventListener("message", ({ data }) => resolve(data));
    worker.addEventListener("error", () => resolve("unreadable"));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage(bytes);
  }).finally(() => worker.terminate());
}
