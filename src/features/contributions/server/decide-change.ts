import { sql } from "kysely";
import type { Admin } from "#features/accounts/server/members.ts";
import { record } from "#features/audit/server/record.ts";
import { DECIDED_ALREADY } from "#features/dashboard/call-refusals.ts";
import { PUBLIC_PRODUCT_STATUSES } from "#features/products/product.ts";
import { refuseOwnBusiness } from "#features/dashboard/server/own-business.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { Point } from "#platform/geo/geo.ts";
import { Conflict, Invalid, NotFound } from "#platform/errors/errors.ts";
import { TAKEN_BACK } from "../call-refusals.ts";
import type { ChangedField, ChangeState } from "../change.ts";
import { NEEDED_OF_NEW_SHOP } from "../new-shop.ts";
import type { RefusalReason } from "../refusal.ts";
import { applyChange, lockFor } from "./apply-change.ts";
import { changeColumns, changeJoins, type ChangeRow, writtenColumns } from "./change-rows.ts";
import { checkReason, partsOf, tellOfDecided } from "./tell-of-decided.ts";

interface Decision {
  changeId: number;
  approve: boolean;
  /** The product that a raw line of a menu is joined to. */
  productId?: number | undefined;
  /** Where a shop that is missing is. */
  location?: Point | undefined;
  /** Only these take effect; all of them without it. */
  fields?: readonly ChangedField[] | undefined;
  /** Why it is refused. */
  reason?: RefusalReason | undefined;
  /** The same in words that its author reads. */
  explanation?: string | undefined;
  now: Date;
}

const standing = statement(
  "state-of-user-change",
  (_, p: Params<{ id: number }>) => sql<{
    type: ChangeRow["type"];
    shopId: number | null;
    state: ChangeState;
    decidedBy: string | null;
  }>`
    select user_change.type, user_change.shop_id as "shopId", user_change.state, account.name as "decidedBy"
    from user_change left join account on account.id = user_change.decided_by
    where user_change.id = ${p.id}`,
);

const decide = statement(
  "decide-user-change",
  (
    _,
    p: Params<{ id: number; state: string; explanation: string | null; decidedBy: number; now: Date }>,
  ) => sql<ChangeRow>`
    with user_change as (
      update user_change set state = ${p.state}, explanation = ${p.explanation}, decided_at = ${p.now}::timestamptz, decided_by = ${p.decidedBy}
      where id = ${p.id} and state = 'pending'
      returning ${writtenColumns}
    )
    select ${changeColumns} from user_change ${changeJoins}`,
);

const productToJoin = statement(
  "product-to-join",
  (_, p: Params<{ id: number; isSample: boolean; statuses: string[] }>) => sql<{ id: number }>`
    select id from product
    where id = ${p.id} and is_sample = ${p.isSample}::boolean and status = any(${p.statuses}::text[])`,
);

/**
 * Takes what somebody suggested, as a whole or by field, or refuses it. The first decision holds. What stood before is kept, the
 * author hears of it and has their points.
 * @throws NotFound; Conflict when it was decided or taken back before, or a new shop is listed by now; Invalid when none of the fields
 * is of this change, they do not fit to what is known of a product by now, the location is of no new shop, or a reason to refuse is given for what is taken; NotAllowed about what
 * one suggested, or a shop or brand one speaks for
 */
export async function decideChange(
  database: Database,
  admin: Admin,
  { changeId, approve, productId, location, fields, reason, explanation, now }: Decision,
): Promise<void> {
  checkReason({ isTaken: approve, reason, explanation });
  await database.transaction(async (tx) => {
    const before = await standing.first(tx, { id: changeId });
    if (!before) throw new NotFound("changeId");
    if (location && before.type !== "newShop")
      throw new Invalid([{ msg: "Must be of a shop that is missing", param: "location" }]);
    await lockFor(tx, before);
    const state = approve ? "approved" : "rejected";
    const decided = {
      id: changeId,
      state,
      explanation: explanation ?? null,
      decidedBy: admin.accountId,
      now,
    };
    const change = await decide.first(tx, decided);
    if (!change) throw await tooLate(tx, changeId);
    const item = itemOf(change, change.shopId);
    await refuseOwnBusiness(tx, admin, { authorId: change.authorId, item, param: "changeId" });
    const taken = fields
      ? change.fields.filter(({ field }) => isTaken(change, field, fields))
      : change.fields;
    let { shopId } = change;
    if (approve) {
      if (taken.length === 0 && change.fields.length > 0)
        throw new Invalid([{ msg: "Must name fields of this change", param: "fields" }]);
      const joined = await productIdOf(tx, change, productId);
      shopId = await applyChange(tx, { ...change, productId: joined, fields: taken }, { now, location });
    }
    await tellOfDecided(tx, {
      authorId: change.authorId,
      item: itemOf(change, shopId),
      otherwise: `change/${changeId}`,
      changed: partsOf(change, approve ? taken : change.fields),
      isAnswer: change.answered !== null,
      isTaken: approve,
      reason,
      explanation,
    });
    await record(tx, {
      actorId: admin.accountId,
      actorRole: "admin",
      action: approve ? "approveChange" : "rejectChange",
      targetType: "userChange",
      targetId: changeId,
      reason: reason ?? null,
      details: {
        shopId,
        productId: change.productId,
        fields: (approve ? taken : change.fields).map(({ field }) => field),
      },
    });
  });
}

function itemOf({ type, productId }: ChangeRow, shopId: number | null) {
  if (type === "product" && productId !== null) return { type: "product" as const, id: productId };
  return shopId === null ? null : { type: "shop" as const, id: shopId };
}

/** A line that is only a name cannot be taken without it, nor a shop without its door. */
function isTaken(
  { type }: Pick<ChangeRow, "type">,
  field: ChangedField,
  fields: readonly ChangedField[],
): boolean {
  const needed: readonly ChangedField[] = type === "newShop" ? NEEDED_OF_NEW_SHOP : ["rawName"];
  return needed.includes(field) || fields.includes(field);
}

async function productIdOf(
  tx: Database,
  change: ChangeRow,
  productId: number | undefined,
): Promise<number | null> {
  if (productId === undefined || change.type !== "menu") return change.productId;
  const asked = { id: productId, isSample: change.isOfSample, statuses: [...PUBLIC_PRODUCT_STATUSES] };
  if (!(await productToJoin.first(tx, asked))) throw new NotFound("productId");
  return productId;
}

/** Who was first is told: it is the next thing that is asked. */
async function tooLate(tx: Database, id: number): Promise<Conflict | NotFound> {
  const change = await standing.first(tx, { id });
  if (!change) return new NotFound("changeId");
  if (change.state === "withdrawn") return new Conflict("changeId", TAKEN_BACK.msg);
  return new Conflict("changeId", DECIDED_ALREADY.with({ name: change.decidedBy }));
}
