import { DEAL_TYPES, type DealType } from "#features/compliance/compliance.ts";
import type { FieldError } from "#platform/errors/errors.ts";
import {
  MUST_BE_AFTER,
  MUST_BE_LOWER,
  NO_CANNABIS_DEALS,
  NOT_ALLOWED_HERE,
  ONLY_SUPPLIES,
  TOO_LONG,
} from "./call-refusals.ts";
import { LONGEST_DEAL_DAYS, type NewDeal } from "./deal.ts";
import type { DEAL_FIELDS } from "./deal-fields.ts";

const DAY_MS = 86_400_000;

/** Errors that no other wording would correct. */
export const AGAINST_THE_LAW: readonly string[] = [NO_CANNABIS_DEALS.msg, NOT_ALLOWED_HERE.msg];

export function isDealType(category: string): category is DealType {
  return (DEAL_TYPES as readonly string[]).includes(category);
}

/**
 * The validation errors of a deal, by field; empty when valid. The same rules as the table's own checks.
 * @param allowed the subjects that the compliance profile of its place allows (product.md section 6)
 */
export function troublesOfDeal(
  deal: Omit<NewDeal, "brandId" | "title" | "body" | "pictureId">,
  { allowed }: { allowed: readonly DealType[] },
): FieldError[] {
  const troubles: FieldError[] = [];
  const refuse = (param: keyof typeof DEAL_FIELDS, msg: string) => troubles.push({ msg, param });
  const { category, kind, code, wasCents, nowCents, validFrom, validTo, productIds } = deal;
  if (!isDealType(category)) refuse("category", NO_CANNABIS_DEALS.msg);
  else if (!allowed.includes(category)) refuse("category", NOT_ALLOWED_HERE.msg);
  else if (productIds.length > 0 && category !== "supplies") refuse("products", ONLY_SUPPLIES.msg);
  if (kind === "code" && code === null) refuse("code", "Is missing");
  if (wasCents !== null && (nowCents === null || nowCents >= wasCents)) refuse("nowCents", MUST_BE_LOWER.msg);
  if (validTo <= validFrom) refuse("validTo", MUST_BE_AFTER.msg);
  else if (validTo.getTime() - validFrom.getTime() > LONGEST_DEAL_DAYS * DAY_MS)
    refuse("validTo", TOO_LONG.msg);
  return troubles;
}
