import { sql } from "kysely";
import { type Member, withSecondFactor } from "#features/accounts/server/members.ts";
import { FACT_OF_FIELD, type ProductField } from "#features/products/correction.ts";
import { type KnownProduct, knownProductFacts } from "#features/products/server/known-product-facts.ts";
import { PUBLIC_PRODUCT_STATUSES } from "#features/products/product.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Invalid, NotFound } from "#platform/errors/errors.ts";
import { UNKNOWN_BRAND } from "../call-refusals.ts";
import type { Suggested } from "../change.ts";
import type { SuggestedProductChange } from "../change-forms.ts";
import { applyChange, lockFor } from "./apply-change.ts";
import { addChange, type ChangeRow } from "./change-rows.ts";
import { keepToQuota } from "./keep-to-quota.ts";
import { productMistakes } from "./product-mistakes.ts";
import { differences } from "./product-values.ts";
import { holdContributor } from "./shop-to-change.ts";

interface SuggestOptions {
  now: Date;
  /** The setting RATE_LIMIT. */
  isLimited: boolean;
}

const brandNamed = statement(
  "breeder-of-change",
  (_, p: Params<{ id: number; isSample: boolean }>) => sql<{ id: number; name: string }>`
    select id, name from brand where id = ${p.id} and is_sample = ${p.isSample}::boolean and status = 'active'`,
);

/**
 * Suggests that facts of a product, or of its strain, are otherwise. The catalogue is everybody's, so all of it waits for an admin,
 * but for how strong a product of one's own brand is, where its type stays.
 * @throws NotFound for a product without a page
 * @throws Invalid when nothing differs, and for what the product cannot be
 * @throws TooOften; NotAllowed for an admin of its brand who has not shown their second factor
 */
export async function suggestProductChange(
  database: Database,
  member: Member,
  { targetId: productId, changes, text }: SuggestedProductChange,
  { now, isLimited }: SuggestOptions,
): Promise<Suggested> {
  const { accountId, permissions } = member;
  return database.transaction(async (tx) => {
    // Only then something may be so at once.
    if (permissions.brandAdmin.length > 0) await lockFor(tx, { type: "product", shopId: null });
    const known = await knownProductFacts(tx, productId);
    if (!known || !PUBLIC_PRODUCT_STATUSES.includes(known.status)) throw new NotFound("targetId");
    const { isSample } = await holdContributor(tx, member);
    const breeder = await breederOf(tx, known, changes.breeder);
    const fields = differences(known, { ...changes, breeder: breeder && breeder.name });
    if (fields.length === 0) throw new Invalid([{ msg: "Must differ from what is known", param: "changes" }]);
    const mistakes = productMistakes(known, fields);
    if (mistakes.length > 0) throw new Invalid(mistakes);
    const isOwner = known.brandId !== null && permissions.brandAdmin.includes(known.brandId);
    if (isOwner) withSecondFactor(member);
    // What is told with another type may fit only to that: an admin sees both together.
    const mayBeNow = isOwner && !fields.some(({ field }) => field === "type");
    const isNow = (field: string) => mayBeNow && FACT_OF_FIELD[field as ProductField] === "potency";
    const parts = [true, false]
      .map((isAtOnce) => ({ isAtOnce, fields: fields.filter(({ field }) => isNow(field) === isAtOnce) }))
      .filter((part) => part.fields.length > 0);
    if (isLimited)
      await keepToQuota(tx, { what: "changes", by: member, more: parts.length, param: "changes" });
    const answer: Suggested = { changes: [] };
    for (const part of parts) {
      const change = (await addChange(tx, {
        ...part,
        authorId: accountId,
        type: "product",
        shopId: null,
        cityId: null,
        itemId: null,
        productId,
        breederId: part.fields.some(({ field }) => field === "breeder") ? (breeder?.id ?? null) : null,
        answered: null,
        remark: text,
        as: isOwner ? "owner" : "visitor",
        isSample,
        now,
      })) as ChangeRow;
      if (part.isAtOnce) await applyChange(tx, change, { now });
      answer.changes.push({ _id: String(change.id), state: part.isAtOnce ? "approved" : "pending" });
    }
    return answer;
  });
}

/** The brand that is meant; null for nobody, undefined where nothing is said. */
async function breederOf(tx: Database, { isSample }: KnownProduct, id: number | null | undefined) {
  if (id === null || id === undefined) return id;
  const brand = await brandNamed.first(tx, { id, isSample });
  if (!brand) throw new Invalid([{ msg: UNKNOWN_BRAND.msg, param: "changes.breeder" }]);
  return brand;
}
