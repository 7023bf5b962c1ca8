import type { Role } from "#features/accounts/access.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { record } from "#features/audit/server/record.ts";
import type { Database } from "#platform/database/database.ts";
import { NotFound, Stale } from "#platform/errors/errors.ts";
import { changedFields, type EditedItem, itemAnswer } from "../field.ts";
import { keepToSamples } from "./keep-to-samples.ts";
import { keepRevision, type RevisedType } from "./revisions.ts";

interface Save<Values extends object> {
  type: RevisedType;
  id: number;
  /** Which one whoever saves has seen. */
  rev: string;
  by: Member;
  /** By which right they do it. */
  role: Role;
  now: Date;
  /** Whether it is invented. */
  isSample: (before: EditedItem<Values>) => boolean;
  /** By name: which of them changed is told to the log. */
  fields: Readonly<Record<string, unknown>>;
  /** Locks the thing until the transaction ends and reads it; undefined where there is none that they may edit. */
  read: (tx: Database) => Promise<EditedItem<Values> | undefined>;
  /** Calls the writer that the thing has. */
  write: (tx: Database, before: EditedItem<Values>) => Promise<void>;
}

/**
 * The one way in which the dashboard saves, inside of the caller's transaction: locks, compares, keeps what stood before, writes, and
 * leaves an entry in the log. What changed nothing leaves no trace.
 * @returns the thing as it stands now
 * @throws NotFound; Stale with the thing as it stands, when somebody saved in between; NotAllowed for somebody invented who saves what is not
 */
export async function withRev<Values extends object>(
  tx: Database,
  { type, id, rev, by, role, now, isSample, fields, read, write }: Save<Values>,
): Promise<EditedItem<Values>> {
  const before = await read(tx);
  if (!before) throw new NotFound("_id");
  if (before.rev !== rev) throw new Stale(itemAnswer(before));
  await keepToSamples(tx, by, { isSample: isSample(before) });
  await write(tx, before);
  const after = await read(tx);
  if (!after) throw new NotFound("_id");
  if (after.rev === before.rev) return after;
  const changed = changedFields(fields, before.values, after.values);
  if (changed.length > 0) await keepRevision(tx, { type, id, stood: before.values, by, now });
  await record(tx, {
    actorId: by.accountId,
    actorRole: role,
    action: "edit",
    targetType: type,
    targetId: id,
    details: { fields: changed, ...movedOf(before, after) },
  });
  return after;
}

/** From which state to which, where that changed: what was published, sent or stopped has no other field. */
function movedOf({ shown: before }: EditedItem<object>, { shown: after }: EditedItem<object>) {
  const [from, to] = [before["state"], after["state"]];
  return typeof from === "string" && typeof to === "string" && from !== to ? { from, to } : {};
}
