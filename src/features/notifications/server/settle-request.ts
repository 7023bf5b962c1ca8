import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { NOTICE_DAYS } from "../notification.ts";

type Request = Params<{ recipientId: number; actorId: number }>;

const days = sql`make_interval(days => ${sql.lit(NOTICE_DAYS)})`;

const settle = statement(
  "settle-request",
  (_, p: Request) => sql`
    insert into notice as told (recipient_id, type, actor_id, seen_at, expires_at)
    values (${p.recipientId}::bigint, 'requestAccepted', ${p.actorId}::bigint, now(), now() + ${days})
    on conflict (recipient_id, actor_id) where subject is null do update set
      type = excluded.type,
      seen_at = coalesce(told.seen_at, now()),
      withdrawn_at = null,
      expires_at = told.announced_at + ${days}`,
);

/** The notice of a request says that it was accepted, and is seen: `recipientId` did it. Announced to nobody. */
export async function settleRequest(
  tx: Database,
  request: { recipientId: number; actorId: number },
): Promise<void> {
  await settle.run(tx, request);
}
