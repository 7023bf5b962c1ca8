import type { Database } from "#platform/database/database.ts";
import { kindOf } from "#platform/errors/errors.ts";
import { type ConsentProof, recordConsent } from "./record-consent.ts";

/** More than visitors give while a database restarts; what comes beyond is not kept. */
const MOST_WAITING = 1_000;
const TRY_AGAIN_MS = 5_000;

/**
 * Stores proofs of consent; while the database is away they wait in memory, so that nobody stands before a dialog that cannot be
 * answered.
 */
export function consentProofs(database: Database, { tryAgainMs = TRY_AGAIN_MS } = {}) {
  const waiting: ConsentProof[] = [];
  let timer: NodeJS.Timeout | undefined;

  function tryLater(): void {
    timer ??= setTimeout(() => void storeWaiting(), tryAgainMs).unref();
  }

  async function storeWaiting(): Promise<void> {
    timer = undefined;
    for (let proof = waiting.shift(); proof; proof = waiting.shift()) {
      const error: unknown = await recordConsent(database, proof).catch((reason: unknown) => reason);
      if (kindOf(error) !== "unavailable") continue;
      waiting.unshift(proof);
      return tryLater();
    }
  }

  return {
    async store(proof: ConsentProof): Promise<void> {
      try {
        await recordConsent(database, proof);
      } catch (error) {
        if (kindOf(error) !== "unavailable") throw error;
        if (waiting.length < MOST_WAITING) waiting.push(proof);
        tryLater();
      }
    },
  };
}
