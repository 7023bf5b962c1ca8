import type { FactGroup, Provenance } from "#features/shops/facts.ts";
import { type ChangedAs, GROUPS_FOR_ADMINS } from "./change.ts";
import type { TrustLevel } from "./trust-level.ts";

interface Told {
  group: FactGroup;
  /** What the group is known from; undefined where nothing is. */
  known: Provenance | undefined;
  /** Every field of it was unknown before. */
  isNew: boolean;
  as: ChangedAs;
  trust: TrustLevel;
}

/**
 * Whether what somebody tells of a shop is so at once, or waits for an admin: name, address and who gets in always wait; owners are
 * believed, and so is whoever is trusted, where they fill a gap and correct nobody (product.md section 10).
 */
export function isAtOnce({ group, known, isNew, as, trust }: Told): boolean {
  if (GROUPS_FOR_ADMINS.includes(group)) return false;
  if (as === "owner") return true;
  return trust >= 2 && isNew && known?.source !== "owner";
}
