import { useLingui } from "@lingui/react/macro";
import { BellGlyph, HomeGlyph, LeafGlyph, ShopGlyph } from "#ui/icon/glyphs.ts";
import type { Glyph } from "#ui/icon/icon.tsx";
import type { Notice } from "../notice-board.ts";

export interface NoticeWords {
  title: string;
  text?: string;
  /** Of one that is about nobody. */
  glyph: Glyph;
}

/** What a notice says (specification section 2). */
export function useNoticeWords(): (notice: Notice) => NoticeWords {
  const { t } = useLingui();
  return (notice) => {
    const name = notice.user?.name;
    switch (notice.type) {
      case "friendRequest":
        return {
          title: t({ id: "notices.friend-request", message: `${name} wants to be friends` }),
          glyph: BellGlyph,
        };
      case "friendAccepted":
        return {
          title: t({ id: "notices.friend-accepted", message: `${name} accepted your friend request` }),
          glyph: BellGlyph,
        };
      case "requestAccepted":
        return {
          title: t({ id: "notices.request-accepted", message: `You and ${name} are now friends` }),
          glyph: BellGlyph,
        };
      case "requestDeclined":
        return {
          title: t({ id: "notices.request-declined", message: `You declined ${name}’s friend request` }),
          glyph: BellGlyph,
        };
      case "changeDecided": {
        const about = notice.itemName;
        return {
          title:
            notice.outcome === "approved"
              ? t({ id: "notices.change-approved", message: `${about}: what you sent is on the page` })
              : t({ id: "notices.change-rejected", message: `${about}: what you sent wasn’t taken` }),
          glyph: ShopGlyph,
        };
      }
      case "menuUpdate":
        return {
          title: notice.title,
          text: t({ id: "notices.menu", message: "The menu has changed" }),
          glyph: ShopGlyph,
        };
      case "respUse":
        return {
          title: t({ id: "notices.responsible", message: "Take it easy" }),
          text: t({
            id: "notices.responsible-text",
            message: "What helps to keep things pleasant, and where to find help",
          }),
          glyph: LeafGlyph,
        };
      case "getApp":
        return {
          title: t({ id: "notices.app", message: "Get the app" }),
          text: t({ id: "notices.app-text", message: "Put this site on your home screen in half a minute" }),
          glyph: HomeGlyph,
        };
      default:
        return { title: notice.title, text: notice.description, glyph: BellGlyph };
    }
  };
}
