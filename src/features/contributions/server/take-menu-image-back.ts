import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { REMOVE_UNUSED_PICTURE } from "#features/media/server/remove-unused-picture.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, NotFound } from "#platform/errors/errors.ts";

type Own = Params<{ id: number; accountId: number }>;

// The row stays, or the quota would count anew.
const withdraw = statement(
  "withdraw-menu-image",
  (_, p: Own) => sql<{ key: string }>`
    with before as materialized (
      select menu_image.id, media.key
      from menu_image join media on media.id = menu_image.media_id
      where menu_image.id = ${p.id} and menu_image.author_id = ${p.accountId} and menu_image.state = 'pending'
      for no key update of menu_image
    )
    update menu_image set state = 'withdrawn', media_id = null, decided_at = now()
    from before
    where menu_image.id = before.id
    returning before.key`,
);

const own = statement(
  "own-menu-image",
  (_, p: Own) => sql<{ isWithdrawn: boolean }>`
    select state = 'withdrawn' as "isWithdrawn" from menu_image
    where id = ${p.id} and author_id = ${p.accountId}`,
);

/**
 * Takes back a photo of a menu that waits, with its file; to do it twice changes nothing.
 * @throws NotFound for what somebody else sent; Conflict when it was decided before
 */
export async function takeMenuImageBack(
  database: Database,
  { accountId }: Member,
  { imageId: id }: { imageId: number },
): Promise<void> {
  await database.transaction(async (tx) => {
    const image = await withdraw.first(tx, { id, accountId });
    if (image) return enqueue(tx, REMOVE_UNUSED_PICTURE, { key: image.key });
    const before = await own.first(tx, { id, accountId });
    if (!before) throw new NotFound("imageId");
    if (!before.isWithdrawn) throw new Conflict("imageId", "Was decided before");
  });
}
