import { sql } from "kysely";
import type { Member } from "#features/accounts/server/members.ts";
import { personAnswer } from "#features/accounts/person.ts";
import {
  personColumns,
  personJoins,
  personOf,
  type PersonRow,
} from "#features/accounts/server/person-rows.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { OwnChange, UserChange, UserChanges } from "../change.ts";
import { refusedBecause } from "./refused-because-sql.ts";

type Row = Omit<UserChange, "author"> & { author: PersonRow | null };
type OwnRow = Row & Pick<OwnChange, "state" | "reason" | "explanation">;

const columns = sql<Row>`
  user_change.id::text as "_id", coalesce(user_change.about_product_id, user_change.product_id)::text as "productId",
  case when product.id is not null then
    json_build_object('_id', product.id::text, 'url', product.slug, 'name', product.name, 'type', product.type,
      'isSample', product.is_sample) end as product,
  user_change.type, user_change.state,
  case when shop.id is not null then
    json_build_object('_id', shop.id::text, 'url', shop.slug, 'name', shop.name, 'isSample', shop.is_sample) end as shop,
  user_change.is_sample as "isSample",
  user_change.fields, user_change.answered, user_change.remark as text, user_change.suggested_as as "as",
  to_json(user_change.suggested_at) #>> '{}' as "suggestedAt", to_json(user_change.decided_at) #>> '{}' as "decidedAt",
  (select to_json(author) from (select ${personColumns}) as author) as author`;

const joins = sql`
  left join shop on shop.id = user_change.shop_id
  join account on account.id = user_change.author_id
  ${personJoins}
  left join product on product.id = coalesce(user_change.about_product_id, user_change.product_id)`;

/** A queue that is longer is looked at from its beginning. */
const MOST = 500;

const waiting = statement(
  "changes-waiting",
  (_, p: Params<{ authorId: number | null }>) => sql<Row>`
    select ${columns} from user_change ${joins}
    where user_change.state = 'pending' and (${p.authorId}::bigint is null or user_change.author_id = ${p.authorId}::bigint)
    order by user_change.suggested_at, user_change.id limit ${sql.lit(MOST)}`,
  { isRead: true },
);

/** What waits for an admin, the oldest first: suggestions of people, and changes of owners; all, or those of one person. */
export async function changesWaiting(
  database: Database,
  { authorId = null }: { authorId?: number | null } = {},
): Promise<UserChanges> {
  const changes = (await waiting.all(database, { authorId })).map(changeOf);
  return {
    menuEdits: changes.filter(({ as }) => as === "visitor"),
    adminEdits: changes.filter(({ as }) => as === "owner"),
  };
}

const own = statement(
  "changes-of-account",
  (_, p: Params<{ accountId: number; most: number }>) => sql<OwnRow>`
    select ${columns}, ${refusedBecause("userChange", sql`user_change.id`)} as reason, user_change.explanation
    from user_change ${joins}
    where user_change.author_id = ${p.accountId} and user_change.state <> 'withdrawn'
    order by user_change.suggested_at desc, user_change.id desc limit ${p.most}`,
  { isRead: true },
);

/** What one suggested, the latest first; what was taken back, or suggested otherwise while it waited, is not among it. */
export async function changesOf(
  database: Database,
  { accountId }: Member,
  { most }: { most: number },
): Promise<OwnChange[]> {
  return (await own.all(database, { accountId, most })).map(({ state, reason, explanation, ...row }) => ({
    ...changeOf({ state, ...row }),
    state,
    reason,
    explanation,
  }));
}

const waitingBy = statement(
  "changes-of-account-waiting-for-shop",
  (_, p: Params<{ accountId: number; shopId: number }>) => sql<Row>`
    select ${columns} from user_change ${joins}
    where user_change.author_id = ${p.accountId} and user_change.shop_id = ${p.shopId} and user_change.state = 'pending'
    order by user_change.suggested_at, user_change.id limit ${sql.lit(MOST)}`,
  { isRead: true },
);

/** What somebody suggested about a shop and nobody has decided, the oldest first. */
export async function changesWaitingBy(
  database: Database,
  whose: { accountId: number; shopId: number },
): Promise<UserChange[]> {
  return (await waitingBy.all(database, whose)).map(changeOf);
}

function changeOf({ author, ...change }: Row): UserChange {
  return { ...change, author: author && personAnswer(personOf(author)) };
}
