import { useLingui } from "@lingui/react/macro";
import {
  ClockGlyph,
  DoorGlyph,
  EdibleGlyph,
  HashGlyph,
  InfoGlyph,
  LeafGlyph,
  LocateGlyph,
  NightGlyph,
  PrerollGlyph,
  ShopGlyph,
  SortGlyph,
  StarGlyph,
  SupplyGlyph,
  TerraceGlyph,
  WeedGlyph,
  WheelchairGlyph,
} from "#ui/icon/glyphs.ts";
import type { Glyph } from "#ui/icon/icon.tsx";
import type { MeantPage } from "../meant-pages.ts";
import type { Shortcut, ShortcutId } from "../shortcuts.ts";
import { AMENITY_GLYPHS } from "./amenity-glyphs.ts";

const SHORTCUT_GLYPHS: Record<ShortcutId, Glyph> = {
  weed: WeedGlyph,
  hash: HashGlyph,
  prerolled: PrerollGlyph,
  edibles: EdibleGlyph,
  supplies: SupplyGlyph,
  openNow: ClockGlyph,
  openLate: NightGlyph,
  nearMe: LocateGlyph,
  gettingIn: DoorGlyph,
  cheapest: SortGlyph,
  newest: SortGlyph,
  bestRated: StarGlyph,
  takeaway: ShopGlyph,
  smartshop: ShopGlyph,
  headshop: ShopGlyph,
  terrace: TerraceGlyph,
  ...AMENITY_GLYPHS,
  wheelchair: WheelchairGlyph,
  family: LeafGlyph,
  wietproef: WeedGlyph,
  rules: InfoGlyph,
  statistics: SortGlyph,
};

/** The icon of a page that words mean. */
export function glyphOfPage({ shortcuts: [first] }: MeantPage): Glyph {
  return first ? SHORTCUT_GLYPHS[first.id] : LocateGlyph;
}

/** What a page that words mean is called, and what kind of thing it is. */
export function usePageWords(): (shortcuts: readonly Shortcut[]) => { name: string; what: string } {
  const names = useShortcutNames();
  const whats = useShortcutKinds();
  return (shortcuts) => ({
    name: shortcuts
      .map(({ id, family }) => (id === "family" ? names.family(family ?? "") : names.of[id]))
      .join(" · "),
    what: shortcuts[0] ? whats(shortcuts[0].id) : "",
  });
}

function useShortcutKinds(): (id: ShortcutId) => string {
  const { t } = useLingui();
  return (id) => {
    switch (id) {
      case "weed":
      case "hash":
      case "prerolled":
      case "edibles":
      case "supplies":
        return t({ id: "search.shortcut.kind", message: "Kind of product" });
      case "nearMe":
        return t({ id: "search.shortcut.map", message: "Map" });
      case "wietproef":
      case "rules":
      case "statistics":
        return t({ id: "search.shortcut.page", message: "Page" });
      case "family":
        return t({ id: "search.shortcut.list", message: "List" });
      case "cheapest":
      case "newest":
        return t({ id: "search.shortcut.order", message: "Order" });
      default:
        return t({ id: "search.shortcut.filter", message: "Filter" });
    }
  };
}

interface ShortcutNames {
  of: Record<Exclude<ShortcutId, "family">, string>;
  family: (name: string) => string;
}

function useShortcutNames(): ShortcutNames {
  const { t } = useLingui();
  return {
    family: (family) => t({ id: "search.shortcut.family", message: `All strains named ${family}` }),
    of: {
      weed: t({ id: "search.shortcut.weed", message: "All weed" }),
      hash: t({ id: "search.shortcut.hash", message: "All hash" }),
      prerolled: t({ id: "search.shortcut.prerolled", message: "All pre-rolls" }),
      edibles: t({ id: "search.shortcut.edibles", message: "All edibles" }),
      supplies: t({ id: "search.shortcut.supplies", message: "Papers, grinders and the like" }),
      openNow: t({ id: "search.shortcut.open-now", message: "Coffeeshops open now" }),
      openLate: t({ id: "search.shortcut.open-late", message: "Coffeeshops open past midnight" }),
      nearMe: t({ id: "search.shortcut.near-me", message: "Coffeeshops near you" }),
      gettingIn: t({ id: "search.shortcut.getting-in", message: "Where visitors from abroad get in" }),
      cheapest: t({ id: "search.shortcut.cheapest", message: "By price, where it’s known" }),
      newest: t({ id: "search.shortcut.newest", message: "Newest coffeeshops first" }),
      bestRated: t({ id: "search.shortcut.best-rated", message: "Coffeeshops with four stars or more" }),
      takeaway: t({ id: "search.shortcut.takeaway", message: "Take-aways" }),
      smartshop: t({ id: "search.shortcut.smartshop", message: "Smartshops" }),
      headshop: t({ id: "search.shortcut.headshop", message: "Head shops" }),
      terrace: t({ id: "search.shortcut.terrace", message: "Coffeeshops with a terrace" }),
      seats: t({ id: "search.shortcut.seats", message: "Coffeeshops with seating" }),
      wifi: t({ id: "search.shortcut.wifi", message: "Coffeeshops with Wi-Fi" }),
      toilets: t({ id: "search.shortcut.toilets", message: "Coffeeshops with toilets" }),
      food: t({ id: "search.shortcut.food", message: "Coffeeshops that serve food" }),
      coffee: t({ id: "search.shortcut.coffee", message: "Coffeeshops that serve coffee" }),
      games: t({ id: "search.shortcut.games", message: "Coffeeshops with games" }),
      atm: t({ id: "search.shortcut.atm", message: "Coffeeshops with a cash machine" }),
      cardPayment: t({ id: "search.shortcut.card-payment", message: "Coffeeshops that take cards" }),
      dogs: t({ id: "search.shortcut.dogs", message: "Coffeeshops that welcome dogs" }),
      charging: t({ id: "search.shortcut.charging", message: "Coffeeshops where you can charge a phone" }),
      parking: t({ id: "search.shortcut.parking", message: "Coffeeshops with parking" }),
      carsAllowed: t({ id: "search.shortcut.cars-allowed", message: "Coffeeshops reachable by car" }),
      wietproef: t({ id: "search.shortcut.wietproef", message: "Cannabis trial (wietproef)" }),
      rules: t({ id: "search.shortcut.rules", message: "The rules, and responsible use" }),
      statistics: t({ id: "search.shortcut.statistics", message: "Statistics" }),
      wheelchair: t({ id: "search.shortcut.wheelchair", message: "Wheelchair-accessible coffeeshops" }),
    },
  };
}
