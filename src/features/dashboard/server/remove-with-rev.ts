import type { Admin } from "#features/accounts/server/members.ts";
import type { Database } from "#platform/database/database.ts";
import { NotFound, Stale } from "#platform/errors/errors.ts";
import { type EditedItem, itemAnswer } from "../field.ts";
import { keepToSamples } from "./keep-to-samples.ts";
import { recordOf } from "./record-of.ts";
import type { RevisedType } from "./revisions.ts";

interface Removal<Item extends EditedItem<object>> {
  type: RevisedType;
  id: number;
  /** Which one whoever removes it has seen. */
  rev: string;
  by: Admin;
  /** Locks the thing until the transaction ends and reads it; undefined where there is none. */
  read: (tx: Database) => Promise<Item | undefined>;
  /** Refuses what has to stay, and deletes the rest. */
  remove: (tx: Database, item: Item) => Promise<unknown>;
}

/**
 * Removes what admins alone edit, as `withRev` saves it, inside of the caller's transaction.
 * @throws NotFound; Stale with the thing as it stands, when somebody saved in between; NotAllowed for somebody invented who removes what is not
 */
export async function removeWithRev<Item extends EditedItem<object>>(
  tx: Database,
  { type, id, rev, by, read, remove }: Removal<Item>,
): Promise<void> {
  const item = await read(tx);
  if (!item) throw new NotFound("_id");
  if (item.rev !== rev) throw new Stale(itemAnswer(item));
  await keepToSamples(tx, by, { isSample: item.shown["isSample"] === true });
  await remove(tx, item);
  await recordOf(tx, by, { action: "remove", type, id });
}
