import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";

/**
 * The photos of shops, of brands or of products that somebody added there: they are told what they added. A photo stays, for it is of the
 * thing, whoever added it.
 */
export function photosOf(type: "shop" | "brand" | "product") {
  const table = `${type}_photo` as const;
  const rows = statement(
    `told-photos-of-${type}`,
    (_, p: Params<{ accountId: number }>) => sql<object>`
      select item.slug as ${sql.ref(type)}, media.key as picture, photo.alt, photo.added_at as "addedAt"
      from ${sql.table(table)} as photo join ${sql.table(type)} as item on item.id = ${sql.ref(`photo.${type}_id`)}
      join media on media.id = photo.media_id
      where photo.added_by = ${p.accountId} order by photo.added_at, photo.media_id`,
    { isRead: true },
  );
  const forget = statement(`forget-who-added-photos-of-${type}`, (db, p: Params<{ accountId: number }>) =>
    db.updateTable(table).set({ added_by: null }).where("added_by", "=", p.accountId),
  );
  return {
    told: { topic: `${type}-photos`, rows },
    erased: (tx: Database, { accountId }: { accountId: number }) => forget.run(tx, { accountId }),
  };
}
