import { type PictureTools } from "#features/media/server/picture-tools.ts";
import { REMOVE_UNUSED_PICTURE } from "#features/media/server/remove-unused-picture.ts";
import { storeImage } from "#features/media/server/store-image.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { kindOf, NotFound } from "#platform/errors/errors.ts";
import { sql } from "kysely";
import { thumbnailOf } from "../account.ts";
import { record } from "#features/audit/server/record.ts";
import { asAdmin, type Member } from "./members.ts";

const isSampleAccount = statement("is-sample-account", (db, p: Params<{ accountId: number }>) =>
  db.selectFrom("account").select("is_sample as isSample").where("id", "=", p.accountId),
);

const portraitToChange = statement(
  "portrait-to-change",
  (_, p: Params<{ accountId: number }>) => sql<{ pictureId: number | null; defaultPicture: number }>`
    select picture_id as "pictureId", default_picture as "defaultPicture" from account
    where id = ${p.accountId} for update`,
);

const keyOfPicture = statement("key-of-picture", (db, p: Params<{ id: number | null }>) =>
  db.selectFrom("media").select("key").where("id", "=", p.id),
);

const updatePortrait = statement(
  "update-portrait",
  (db, p: Params<{ accountId: number; pictureId: number | null; defaultPicture: number }>) =>
    db
      .updateTable("account")
      .set({ picture_id: p.pictureId, default_picture: p.defaultPicture })
      .where("id", "=", p.accountId),
);

interface ChangePortrait {
  /** Whose portrait; only admins may name somebody else. */
  userId: number | undefined;
  /** A picture as it was sent, or the number of a drawn one. */
  to: { bytes: Uint8Array } | { defaultPicture: number };
  /** Done in the same transaction, such as to tell whose it is. */
  alsoDo?: (tx: Database, thumbnail: string) => Promise<void> | undefined;
}

const TRIES = 3;
const FOREIGN_KEY_VIOLATION = "account_picture_id_fkey";

/**
 * Gives somebody another portrait; the file of the one before is removed soon, unless somebody else shows the same. That of
 * somebody else is changed by an admin, and the log says so. Returns the address of the thumbnail.
 * @throws NotAllowed, NotFound, Invalid; `ImagesBusy` and `StorageUnreachable` pass (503)
 */
export async function changePortrait(
  database: Database,
  tools: PictureTools,
  member: Member,
  { userId = member.accountId, to, alsoDo }: ChangePortrait,
): Promise<string> {
  if (userId !== member.accountId) asAdmin(member);
  const account = await isSampleAccount.first(database, { accountId: userId });
  if (!account) throw new NotFound("userId");
  if ("defaultPicture" in to) return change({ pictureId: null, pictureKey: null, ...to });
  const source = account.isSample ? "sample" : "visitor";
  for (let triesLeft = TRIES; ; triesLeft -= 1) {
    const sent = { bytes: to.bytes, purpose: "profile", source, state: "shown" } as const;
    const { id: pictureId, key: pictureKey } = await storeImage(database, tools, sent);
    try {
      return await change({ pictureId, pictureKey });
    } catch (error) {
      // Erased in between: nobody would come for the file.
      if (kindOf(error) === "notFound") await enqueue(database, REMOVE_UNUSED_PICTURE, { key: pictureKey });
      // Somebody else had the same picture, and it was removed with theirs in between.
      const { constraint } = error as { constraint?: string };
      if (constraint !== FOREIGN_KEY_VIOLATION || triesLeft === 1) throw error;
    }
  }

  function change(next: { pictureId: number | null; pictureKey: string | null; defaultPicture?: number }) {
    return database.transaction(async (tx) => {
      const before = await portraitToChange.first(tx, { accountId: userId });
      if (!before) throw new NotFound("userId");
      const portrait = { defaultPicture: before.defaultPicture, ...next };
      await updatePortrait.run(tx, { accountId: userId, ...portrait });
      const old =
        before.pictureId !== next.pictureId && (await keyOfPicture.first(tx, { id: before.pictureId }));
      if (old) await enqueue(tx, REMOVE_UNUSED_PICTURE, { key: old.key });
      const thumbnail = thumbnailOf(portrait);
      await alsoDo?.(tx, thumbnail);
      if (userId !== member.accountId)
        await record(tx, {
          actorId: member.accountId,
          actorRole: "admin",
          action: "changePortrait",
          targetType: "account",
          targetId: userId,
          details: { isDrawn: next.pictureId === null },
        });
      return thumbnail;
    });
  }
}
