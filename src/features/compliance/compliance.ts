/** What of a shop's menu is shown: all of it, without prices, to members only, or to nobody but those who manage the shop. */
export const MENU_VISIBILITIES = ["full", "names", "login", "hidden"] as const;

export type MenuVisibility = (typeof MENU_VISIBILITIES)[number];

export const PRICE_VISIBILITIES = ["public", "login", "hidden"] as const;

export type PriceVisibility = (typeof PRICE_VISIBILITIES)[number];

/** What a deal may be about. Cannabis is none of them (art. 3b Opiumwet). */
export const DEAL_TYPES = ["supplies", "merchandise", "foodDrink", "event"] as const;

export type DealType = (typeof DEAL_TYPES)[number];

export const BRAND_PAGES = ["full", "neutral", "redirect"] as const;

export type BrandPage = (typeof BRAND_PAGES)[number];

/** What may be shown and found (product.md section 6). */
export interface ComplianceProfile {
  menu: MenuVisibility;
  prices: PriceVisibility;
  dealTypes: readonly DealType[];
  brandPage: BrandPage;
  /** Whether search engines may keep the page. */
  isIndexable: boolean;
}

/** What holds for a shop; pages of brands do not hang on one. */
export type ShopCompliance = Omit<ComplianceProfile, "brandPage">;

/** What holds for all brands alike. */
export type BrandCompliance = Pick<ComplianceProfile, "brandPage" | "isIndexable">;

/** A licensed grower may not advertise, whatever else is said: it stands in the neutral list of the experiment only. */
export function brandPageOf(
  { isLicensedGrower }: { isLicensedGrower: boolean },
  { brandPage }: Pick<BrandCompliance, "brandPage">,
): BrandPage {
  return isLicensedGrower ? "redirect" : brandPage;
}

/** What one scope says; null is inherited from the next wider one. */
export type ProfileWords = { [Field in keyof ComplianceProfile]: ComplianceProfile[Field] | null };

export interface ProfileScopes {
  /** The shop's own, with the wish of its owner. */
  shop: (ProfileWords & { isMenuHiddenByOwner: boolean }) | null;
  municipality: ProfileWords | null;
  country: ProfileWords | null;
  /** Says everything, so that nothing stays open. */
  fallback: ComplianceProfile;
}

/**
 * What holds where several scopes speak: shop, municipality, country, default, each field by itself. An owner who hides
 * the menu is always heard. The same rule as the view `resolved_compliance`.
 */
export function resolveProfile({ shop, municipality, country, fallback }: ProfileScopes): ComplianceProfile {
  const word = <Field extends keyof ComplianceProfile>(field: Field): ComplianceProfile[Field] =>
    shop?.[field] ?? municipality?.[field] ?? country?.[field] ?? fallback[field];
  return {
    menu: shop?.isMenuHiddenByOwner ? "hidden" : word("menu"),
    prices: word("prices"),
    dealTypes: word("dealTypes"),
    brandPage: word("brandPage"),
    isIndexable: word("isIndexable"),
  };
}

/**
 * Who looks. Whatever is kept, indexed, sent or drawn for several people at once (JSON-LD, sitemaps, feeds, share
 * pictures, answers of open calls, pages from memory) is for `anyone`.
 */
export type MenuViewer = "anyone" | "member" | "manager";

type Visibilities = Pick<ComplianceProfile, "menu" | "prices">;

/** Whether a menu is shown at all, with prices or without. */
export function mayShowMenu({ menu }: Pick<Visibilities, "menu">, viewer: MenuViewer): boolean {
  if (viewer === "manager") return true;
  return menu === "login" ? viewer === "member" : menu !== "hidden";
}

/** Whether prices stand on it. Nobody sees the price of what they may not see, and a list of names has none. */
export function mayShowPrices({ menu, prices }: Visibilities, viewer: MenuViewer): boolean {
  if (viewer === "manager") return true;
  if (menu === "names" || !mayShowMenu({ menu }, viewer)) return false;
  return prices === "login" ? viewer === "member" : prices === "public";
}
