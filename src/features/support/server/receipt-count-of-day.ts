import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Slots, statement } from "#platform/database/statement.ts";

const ticketsOfDay = statement(
  "tickets-of-writer-and-day",
  (_, p: Slots<{ email: string }>) => sql<{ ticketCount: number }>`
    select count(*)::int as "ticketCount"
    from ticket
    where lower(email) = lower(${p.email}::text) and created_at > now() - interval '24 hours'`,
  { isRead: true },
);

/** How many messages an address has left in the last 24 hours, with the one that is being written. */
export async function receiptCountOfDay(tx: Database, email: string): Promise<number> {
  return (await ticketsOfDay.first(tx, { email }))?.ticketCount ?? 0;
}
