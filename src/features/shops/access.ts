import type { Municipality, ResidentsRule } from "#features/places/municipality.ts";
import type { TriState } from "./amenities.ts";
import type { Provenance } from "./facts.ts";
import { type ShopAccess, type ShopKind, TOLERATED_KINDS } from "./shop.ts";

/** No access for anyone younger, in every coffeeshop of the country (criterion J, Aanwijzing Opiumwet); in no other shop. */
export const LEGAL_MINIMUM_AGE = 18;

/** The residents criterion binds shops that sell tolerated cannabis; smartshops and headshops have no such rule. */
export function hasResidentsRule(kind: ShopKind): boolean {
  return TOLERATED_KINDS.includes(kind);
}

/** Criterion J binds the same shops. */
export function hasLegalAge(kind: ShopKind): boolean {
  return TOLERATED_KINDS.includes(kind);
}

/** Null where neither the law nor the shop has named one. */
function minimumAgeOf({ kind, access }: { kind: ShopKind; access: ShopAccess }): number | null {
  return hasLegalAge(kind) ? Math.max(access.minimumAge ?? 0, LEGAL_MINIMUM_AGE) : access.minimumAge;
}

export interface Access {
  residents: ResidentsRule;
  /** The source of `residents`; null while it is unknown. */
  from: "shop" | "municipality" | null;
  /** Where the source was found: a fact source for a shop, a free text for a municipality. */
  source: string | null;
  observedOn: string | null;
  idCheck: TriState;
  /** Null where it is unknown: eighteen is the law in coffeeshops alone. */
  minimumAge: number | null;
  membership: TriState;
}

/**
 * "Can I get in?": the municipality's policy holds unless the shop says otherwise, and always with its source
 * (product.md section 4). Smartshops and headshops inherit nothing.
 */
export function accessOf(
  shop: { kind: ShopKind; access: ShopAccess; facts: { access?: Provenance } },
  municipality: Pick<Municipality, "residents">,
): Access {
  const { idCheck, membership } = shop.access;
  const rest = { idCheck, minimumAge: minimumAgeOf(shop), membership };
  if (shop.access.residents !== "unknown") {
    const { source = null, observedOn = null } = shop.facts.access ?? {};
    return { residents: shop.access.residents, from: "shop", source, observedOn, ...rest };
  }
  const { rule, source, observedOn } = municipality.residents;
  if (rule === "unknown" || !hasResidentsRule(shop.kind)) {
    return { residents: "unknown", from: null, source: null, observedOn: null, ...rest };
  }
  return { residents: rule, from: "municipality", source, observedOn, ...rest };
}
