import { useLingui } from "@lingui/react/macro";
import {
  ClockGlyph,
  EdibleGlyph,
  HashGlyph,
  LeafGlyph,
  LocateGlyph,
  NightGlyph,
  PrerollGlyph,
  SupplyGlyph,
  WeedGlyph,
  WheelchairGlyph,
} from "#ui/icon/glyphs.ts";
import type { Glyph } from "#ui/icon/icon.tsx";
import type { Shortcut, ShortcutId } from "../shortcuts.ts";

export const SHORTCUT_GLYPHS: Record<ShortcutId, Glyph> = {
  weed: WeedGlyph,
  hash: HashGlyph,
  prerolled: PrerollGlyph,
  edibles: EdibleGlyph,
  supplies: SupplyGlyph,
  openNow: ClockGlyph,
  openLate: NightGlyph,
  nearMe: LocateGlyph,
  wheelchair: WheelchairGlyph,
  family: LeafGlyph,
};

/** What a shortcut leads to, and what kind of thing that is. */
export function useShortcutWords(): (shortcut: Shortcut) => { name: string; what: string } {
  const { t } = useLingui();
  const kind = t({ id: "search.shortcut.kind", message: "Kind of product" });
  const filter = t({ id: "search.shortcut.filter", message: "Filter" });
  return ({ id, family = "" }) => {
    switch (id) {
      case "weed":
        return { name: t({ id: "search.shortcut.weed", message: "All weed" }), what: kind };
      case "hash":
        return { name: t({ id: "search.shortcut.hash", message: "All hash" }), what: kind };
      case "prerolled":
        return { name: t({ id: "search.shortcut.prerolled", message: "All pre-rolls" }), what: kind };
      case "edibles":
        return { name: t({ id: "search.shortcut.edibles", message: "All edibles" }), what: kind };
      case "supplies":
        return {
          name: t({ id: "search.shortcut.supplies", message: "Papers, grinders and the like" }),
          what: kind,
        };
      case "openNow":
        return { name: t({ id: "search.shortcut.open-now", message: "Coffeeshops open now" }), what: filter };
      case "openLate":
        return {
          name: t({ id: "search.shortcut.open-late", message: "Coffeeshops open past midnight" }),
          what: filter,
        };
      case "nearMe":
        return {
          name: t({ id: "search.shortcut.near-me", message: "Coffeeshops near you" }),
          what: t({ id: "search.shortcut.map", message: "Map" }),
        };
      case "wheelchair":
        return {
          name: t({ id: "search.shortcut.wheelchair", message: "Wheelchair-accessible coffeeshops" }),
          what: filter,
        };
      case "family":
        return {
          name: t({ id: "search.shortcut.family", message: `All strains named ${family}` }),
          what: t({ id: "search.shortcut.list", message: "List" }),
        };
    }
  };
}
