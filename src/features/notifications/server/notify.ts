import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { type FriendNotice, NOTICE_DAYS } from "../notification.ts";
import { NOTICE_CHANNEL } from "./notice-signal.ts";

interface NewNotice {
  recipientId: number;
  /** Whom it is about. */
  actorId: number;
  type: Exclude<FriendNotice, "requestAccepted">;
  /** For how long it is shown. */
  days: number;
}

/** Requests of one person that are announced before a day has to pass (security.md M2). */
const MOST_ANNOUNCED = sql.lit(2);

const isRecent = sql`told.announced_at > now() - interval '24 hours'`;

// The recipient is locked before the number is drawn: whoever has seen a number has seen all lower ones of this person.
const announce = statement("announce-notice", (_, p: Params<NewNotice>) => {
  const isRequest = sql`${p.type}::text = 'friendRequest'`;
  const isQuiet = sql`(${isRequest} and told.request_count >= ${MOST_ANNOUNCED} and ${isRecent})`;
  const unlessQuiet = (column: string, fresh: ReturnType<typeof sql>) =>
    sql`case when ${isQuiet} then ${sql.ref(`told.${column}`)} else ${fresh} end`;
  return sql<{ isSent: boolean }>`
      with held as materialized (
        select id from account where id = ${p.recipientId}::bigint for no key update
      ), written as (
        insert into notice as told (recipient_id, type, actor_id, request_count, expires_at)
        select held.id, ${p.type}::text, ${p.actorId}::bigint, case when ${isRequest} then 1 else 0 end,
          now() + make_interval(days => ${p.days}::int)
        from held
        on conflict (recipient_id, actor_id) where subject is null do update set
          id = ${unlessQuiet("id", sql`excluded.id`)},
          type = excluded.type,
          request_count = case
            when not ${isRequest} or ${isQuiet} then told.request_count
            when ${isRecent} then told.request_count + 1
            else 1
          end,
          announced_at = ${unlessQuiet("announced_at", sql`now()`)},
          seen_at = ${unlessQuiet("seen_at", sql`null`)},
          withdrawn_at = null,
          expires_at = excluded.expires_at
        returning id, recipient_id, announced_at
      )
      select pg_notify(${sql.lit(NOTICE_CHANNEL)}, recipient_id || ' ' || id) is null as "isSent"
      from written where announced_at = now()`;
});

/**
 * Tells somebody about another person; what they were told about them before makes room. To be called in the transaction of what is
 * told, once in each. A request that comes again and again stays as it was told, and is announced no more.
 */
export async function notify(
  tx: Database,
  { days = NOTICE_DAYS, ...notice }: Omit<NewNotice, "days"> & { days?: number },
): Promise<void> {
  await announce.run(tx, { ...notice, days });
}
