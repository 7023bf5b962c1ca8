import { sql } from "kysely";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { TooOften } from "#platform/errors/errors.ts";
import { MOST_A_DAY } from "../quotas.ts";
import { type Trusted, trustOf } from "./trust-of.ts";

type What = keyof typeof MOST_A_DAY;

interface Sent {
  count: number;
  /** Until the first of them is a day old. */
  waitSeconds: number;
}

const wait = (at: string) => sql`
  coalesce(ceil(extract(epoch from min(${sql.ref(at)}) + interval '1 day' - now())), 0)::integer as "waitSeconds"`;

const SENT = {
  changes: statement(
    "changes-of-a-day",
    (_, p: Params<{ accountId: number }>) => sql<Sent>`
      select count(*)::integer as count, ${wait("suggested_at")} from user_change
      where author_id = ${p.accountId} and answered is null and suggested_at > now() - interval '1 day'`,
  ),
  shops: statement(
    "new-shops-of-a-day",
    (_, p: Params<{ accountId: number }>) => sql<Sent>`
      select count(*)::integer as count, ${wait("suggested_at")} from user_change
      where author_id = ${p.accountId} and type = 'newShop' and suggested_at > now() - interval '1 day'`,
  ),
  taps: statement(
    "taps-of-a-day",
    (_, p: Params<{ accountId: number }>) => sql<Sent>`
      select count(*)::integer as count, ${wait("at")}
      from (
        select confirmed_at as at from fact_confirmation where account_id = ${p.accountId}
        union all
        select suggested_at from user_change where author_id = ${p.accountId} and answered is not null
      ) as tap
      where at > now() - interval '1 day'`,
  ),
  images: statement(
    "menu-images-of-a-day",
    (_, p: Params<{ accountId: number }>) => sql<Sent>`
      select count(*)::integer as count, ${wait("sent_at")} from menu_image
      where author_id = ${p.accountId} and sent_at > now() - interval '1 day'`,
  ),
} satisfies Record<What, unknown>;

/**
 * To be called while the account is held.
 * @param more how many are sent now
 * @throws TooOften
 */
export async function keepToQuota(
  tx: Database,
  { what, by, more, param }: { what: What; by: Trusted; more: number; param: string },
): Promise<void> {
  const { accountId } = by;
  const [sent, trust] = [await SENT[what].first(tx, { accountId }), await trustOf(tx, by)];
  if (sent && sent.count + more > MOST_A_DAY[what][trust])
    throw new TooOften(param, Math.max(sent.waitSeconds, 60));
}
