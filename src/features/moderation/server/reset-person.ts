import { sql } from "kysely";
import { isGuestName } from "#features/accounts/guest-name.ts";
import { type AccountName, giveName, resetName } from "#features/accounts/server/reset-name.ts";
import { REMOVE_UNUSED_PICTURE } from "#features/media/server/remove-unused-picture.ts";
import { Conflict } from "#platform/errors/errors.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import { NOT_THERE_ANY_MORE, NOTHING_TO_RESET } from "../call-refusals.ts";
import type { Reset } from "../reset.ts";

/** What stood there, as `decision.was_reset` keeps it: a key for each that was reset. */
export interface WasReset {
  name?: AccountName;
  bio?: string;
  /** A picture is not kept: whoever was right gives it again. */
  picture?: true;
}

interface HeldPerson extends AccountName {
  bio: string;
  pictureKey: string | null;
  isSample: boolean;
  locale: Locale;
}

const holdPerson = statement(
  "hold-person-to-reset",
  (_, p: Params<{ accountId: number }>) => sql<HeldPerson>`
    select account.name, account.url, account.name_skeleton as skeleton, account.bio, picture.key as "pictureKey",
      account.is_sample as "isSample", account.locale
    from account left join media as picture on picture.id = account.picture_id
    where account.id = ${p.accountId} for no key update of account`,
);

const setBio = statement("reset-bio", (db, p: Params<{ accountId: number; bio: string }>) =>
  db.updateTable("account").set({ bio: p.bio }).where("id", "=", p.accountId),
);

const dropPicture = statement("reset-picture", (db, p: Params<{ accountId: number }>) =>
  db.updateTable("account").set({ picture_id: null }).where("id", "=", p.accountId),
);

/**
 * Makes name, bio or picture of somebody what they are of somebody new. Returns what stood there, of those where something did.
 * @throws Conflict when there is nothing to reset any more
 */
export async function resetPerson(
  tx: Database,
  { accountId, resets, param = "resets" }: { accountId: number; resets: readonly Reset[]; param?: string },
): Promise<WasReset> {
  const person = await holdPerson.first(tx, { accountId });
  if (!person) throw new Conflict("_id", NOT_THERE_ANY_MORE.msg);
  const { name, url, skeleton, bio, pictureKey, isSample, locale } = person;
  const before: WasReset = {
    ...(resets.includes("name") && !isGuestName(name) && { name: { name, url, skeleton } }),
    ...(resets.includes("bio") && bio !== "" && { bio }),
    ...(resets.includes("picture") && pictureKey !== null && { picture: true as const }),
  };
  if (Object.keys(before).length === 0) throw new Conflict(param, NOTHING_TO_RESET.msg);
  if (before.name) await resetName(tx, { accountId, before: before.name, isSample, locale });
  if (before.bio) await setBio.run(tx, { accountId, bio: "" });
  if (before.picture && pictureKey !== null) {
    await dropPicture.run(tx, { accountId });
    await enqueue(tx, REMOVE_UNUSED_PICTURE, { key: pictureKey });
  }
  return before;
}

const wasReset = statement(
  "what-was-reset",
  (_, p: Params<{ decisionId: number }>) => sql<{ accountId: number; before: WasReset | null }>`
    select target_id as "accountId", was_reset as before from decision where id = ${p.decisionId}`,
);

/** Gives back what a decision reset, where nothing else of theirs stands there by now and nobody else has the name. */
export async function restorePerson(tx: Database, decisionId: number): Promise<void> {
  const { accountId = 0, before } = (await wasReset.first(tx, { decisionId })) ?? {};
  const person = before && (await holdPerson.first(tx, { accountId }));
  if (!person) return;
  if (before.name && isGuestName(person.name)) await giveName(tx, accountId, before.name);
  if (before.bio && person.bio === "") await setBio.run(tx, { accountId, bio: before.bio });
}
