/** What is shown of a shop's menu: all of it, without prices, to members only, or only to its managers. */
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
  /** Whether search engines may index the page. */
  isIndexable: boolean;
}

/** The rules for a shop; pages of brands do not depend on one. */
export type ShopCompliance = Omit<ComplianceProfile, "brandPage">;

/** The rules for all brands. */
export type BrandCompliance = Pick<ComplianceProfile, "brandPage" | "isIndexable">;

/** A licensed grower may not advertise, regardless of profiles: it is only in the neutral list of the experiment. */
export function brandPageOf(
  { isLicensedGrower }: { isLicensedGrower: boolean },
  { brandPage }: Pick<BrandCompliance, "brandPage">,
): BrandPage {
  return isLicensedGrower ? "redirect" : brandPage;
}

/** The profile of one scope; null is inherited from the next wider one. */
export type ProfileWords = { [Field in keyof ComplianceProfile]: ComplianceProfile[Field] | null };

export interface ProfileScopes {
  /** The shop's own profile, with what its owner lets visitors see. */
  shop: (ProfileWords & { owner: MenuRules }) | null;
  municipality: ProfileWords | null;
  country: ProfileWords | null;
  /** Complete: no field is null. */
  fallback: ComplianceProfile;
}

/**
 * Resolves the profiles of several scopes: shop, municipality, country, default, each field by itself. An owner's choice only takes
 * away from that, and always may. The same rule as the view `resolved_compliance`.
 */
export function resolveProfile({ shop, municipality, country, fallback }: ProfileScopes): ComplianceProfile {
  const word = <Field extends keyof ComplianceProfile>(field: Field): ComplianceProfile[Field] =>
    shop?.[field] ?? municipality?.[field] ?? country?.[field] ?? fallback[field];
  const rule = { menu: word("menu"), prices: word("prices") };
  return {
    ...(shop ? stricterRules(rule, shop.owner) : rule),
    dealTypes: word("dealTypes"),
    brandPage: word("brandPage"),
    isIndexable: word("isIndexable"),
  };
}

const stricter = <Word extends string>(order: readonly Word[], one: Word, other: Word): Word =>
  order.indexOf(one) > order.indexOf(other) ? one : other;

/** What may be shown by both. A list of names that is for members only has no prices for them either. */
export function stricterRules(rule: MenuRules, owner: MenuRules): MenuRules {
  const menus = new Set([rule.menu, owner.menu]);
  const areNamesForMembers = menus.has("names") && menus.has("login");
  return {
    menu: stricter(MENU_VISIBILITIES, rule.menu, owner.menu),
    prices: areNamesForMembers ? "hidden" : stricter(PRICE_VISIBILITIES, rule.prices, owner.prices),
  };
}

/** What an owner may choose where this is the rule: never what shows more to anybody. */
export function allowedMenus({ menu }: Pick<MenuRules, "menu">): readonly MenuVisibility[] {
  if (menu === "names") return ["names", "hidden"];
  return MENU_VISIBILITIES.slice(MENU_VISIBILITIES.indexOf(menu));
}

export function allowedPrices({ prices }: Pick<MenuRules, "prices">): readonly PriceVisibility[] {
  return PRICE_VISIBILITIES.slice(PRICE_VISIBILITIES.indexOf(prices));
}

/** Whose rule it is: the first of these that has one. */
export const RULE_SCOPES = ["shop", "municipality", "country", "default"] as const;

export type RuleScope = (typeof RULE_SCOPES)[number];

/** What may be shown at most, who decided that, and what it rests on. */
export interface DecidedRule<Word> {
  word: Word;
  scope: RuleScope;
  /** Such as a ruling; in the words of whoever entered it. */
  source: string;
  /** A partial date. */
  observedOn: string;
}

/** The rules for a shop, before what its owner chose. */
export interface DecidedRules {
  menu: DecidedRule<MenuVisibility>;
  prices: DecidedRule<PriceVisibility>;
}

/**
 * The viewer. Everything cached, indexed, sent or rendered for several people (JSON-LD, sitemaps, feeds, share images, answers of
 * public calls, cached pages) is for `anyone`.
 */
export type MenuViewer = "anyone" | "member" | "manager";

/** The rules for a menu and its prices. */
export type MenuRules = Pick<ComplianceProfile, "menu" | "prices">;

/** Whether a menu is shown at all, with prices or without. */
export function mayShowMenu({ menu }: Pick<MenuRules, "menu">, viewer: MenuViewer): boolean {
  if (viewer === "manager") return true;
  return menu === "login" ? viewer === "member" : menu !== "hidden";
}

/** Whether it shows prices. A hidden menu shows none, and a list of names has none. */
export function mayShowPrices({ menu, prices }: MenuRules, viewer: MenuViewer): boolean {
  if (viewer === "manager") return true;
  if (menu === "names" || !mayShowMenu({ menu }, viewer)) return false;
  return prices === "login" ? viewer === "member" : prices === "public";
}
