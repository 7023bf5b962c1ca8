import { sql } from "kysely";
import type { ProductType } from "#features/products/product-types.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { type ContributionKind, POINTS_OF } from "../contribution.ts";

interface Earned {
  accountId: number;
  kind: ContributionKind;
  /** What earned it, such as `review/12`: nothing earns twice. */
  subject: string;
  /** What it was about, where that is a product. */
  productType?: ProductType | null;
}

// Of a menu the first line may be only a name: its type is that of the first whose product is known.
const insert = statement(
  "earn-points",
  (_, p: Params<Required<Earned> & { points: number }>) => sql`
    insert into contribution (account_id, kind, points, product_type, subject)
    select id, ${p.kind}::text, ${p.points}::smallint, ${p.productType}::text, ${p.subject}::text
    from account where id = ${p.accountId}::bigint
    on conflict (subject) do update set product_type = excluded.product_type
    where contribution.product_type is null and excluded.product_type is not null`,
);

/** Gives somebody the points for what they contributed. To be called in the transaction in which it was taken. */
export async function earn(tx: Database, { productType = null, ...earned }: Earned): Promise<void> {
  await insert.run(tx, { ...earned, productType, points: POINTS_OF[earned.kind] });
}

const remove = statement("take-points-back", (db, p: Params<{ subject: string }>) =>
  db.deleteFrom("contribution").where("subject", "=", p.subject),
);

/** What was contributed is gone, and so are its points. */
export async function takeBack(tx: Database, { subject }: Pick<Earned, "subject">): Promise<void> {
  await remove.run(tx, { subject });
}
