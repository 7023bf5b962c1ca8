import { statusOf } from "#platform/errors/page-error.ts";
import { followShop } from "./calls.ts";
import { deviceSaves, saveOnDevice } from "./device-saves.ts";

/** A shop that is gone, or that one may not follow, would be refused each time. */
const REFUSED = new Set([400, 404]);

/**
 * Follows what was saved on this device, for whoever has just logged in, and forgets it here: the first one first, so that they keep their
 * order. What could not be sent stays, and is tried at the next login.
 */
export async function takeSavesAlong(): Promise<void> {
  for (const save of deviceSaves().toReversed()) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- the order in which they were saved
      await followShop(save.id, true);
    } catch (error) {
      if (!REFUSED.has(statusOf(error) ?? 0)) return;
    }
    saveOnDevice(save, false);
  }
}
