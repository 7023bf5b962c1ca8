import { REMOVE_UNUSED_PICTURE } from "#features/media/server/remove-unused-picture.ts";
import type { NewImage, StoredImage } from "#features/media/server/store-image.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NotFound } from "#platform/errors/errors.ts";
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
  /** A picture that is stored by now, or the number of a drawn one. */
  to: { stored: StoredImage } | { defaultPicture: number };
}

/**
 * A portrait, as it is to be stored (`withStoredImage`). Asked before, because a picture takes long to make.
 * @throws NotAllowed, NotFound
 */
export async function portraitToStore(
  database: Database,
  member: Member,
  { userId = member.accountId, bytes }: { userId: number | undefined; bytes: Uint8Array },
): Promise<NewImage> {
  if (userId !== member.accountId) asAdmin(member);
  const account = await isSampleAccount.first(database, { accountId: userId });
  if (!account) throw new NotFound("userId");
  return { bytes, purpose: "profile", source: account.isSample ? "sample" : "visitor", state: "shown" };
}

/**
 * Gives somebody another portrait; the file of the one before is removed soon, unless somebody else shows the same. That of
 * somebody else is changed by an admin, and the log says so. Returns the address of the thumbnail.
 * @throws NotAllowed, NotFound
 */
export async function changePortrait(
  database: Database,
  member: Member,
  { userId = member.accountId, to }: ChangePortrait,
): Promise<string> {
  if (userId !== member.accountId) asAdmin(member);
  return database.transaction(async (tx) => {
    const before = await portraitToChange.first(tx, { accountId: userId });
    if (!before) throw new NotFound("userId");
    const next =
      "stored" in to
        ? { pictureId: to.stored.id, pictureKey: to.stored.key, defaultPicture: before.defaultPicture }
        : { pictureId: null, pictureKey: null, ...to };
    await updatePortrait.run(tx, { accountId: userId, ...next });
    const old =
      before.pictureId !== next.pictureId && (await keyOfPicture.first(tx, { id: before.pictureId }));
    if (old) await enqueue(tx, REMOVE_UNUSED_PICTURE, { key: old.key });
    if (userId !== member.accountId)
      await record(tx, {
        actorId: member.accountId,
        actorRole: "admin",
        action: "changePortrait",
        targetType: "account",
        targetId: userId,
        details: { isDrawn: next.pictureId === null },
      });
    return thumbnailOf(next);
  });
}
