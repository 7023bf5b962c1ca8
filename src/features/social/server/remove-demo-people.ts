import { sql } from "kysely";
import { REMOVE_UNUSED_PICTURE } from "#features/media/server/remove-unused-picture.ts";
import { removeItems } from "#features/search/server/remove-items.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { statement } from "#platform/database/statement.ts";
import { GENERATED_SUBJECT } from "./generate-people.ts";

const picturesOfInvented = statement(
  "pictures-of-invented-people",
  () => sql<{ key: string }>`
    select distinct media.key
    from account
    left join review on review.author_id = account.id
    left join review_photo on review_photo.review_id = review.id
    join media on media.id in (account.picture_id, review_photo.media_id)
    where account.is_sample`,
  { isRead: true },
);

// An answer to one of them by another would be kept for the one while the question goes with the other, in one statement.
const removeTheirTickets = statement(
  "remove-tickets-of-invented-people",
  () => sql`
    delete from ticket using account where account.id = ticket.account_id and account.is_sample`,
);

// All else that is theirs goes with them, by the keys of its tables.
const removeInvented = statement(
  "remove-invented-people",
  () => sql<{ id: number; isSample: boolean }>`
    delete from account
    where is_sample
      or id in (select account_id from identity where starts_with(subject, ${sql.lit(GENERATED_SUBJECT)}))
    returning id, is_sample as "isSample"`,
);

/** Removes every invented person with all that is theirs, load data too. Nobody real is touched. */
export async function removeDemoPeople(database: Database): Promise<{ peopleCount: number }> {
  return database.transaction(async (tx) => {
    const pictures = await picturesOfInvented.all(tx);
    await removeTheirTickets.run(tx);
    const removed = await removeInvented.all(tx);
    await removeItems(tx, { entity: "user", entityIds: removed.map(({ id }) => id) });
    for (const { key } of pictures) await enqueue(tx, REMOVE_UNUSED_PICTURE, { key });
    return { peopleCount: removed.filter(({ isSample }) => isSample).length };
  });
}
