import { useLingui } from "@lingui/react/macro";
import { dayText } from "#platform/i18n/format.ts";
import {
  BellGlyph,
  BrandGlyph,
  HomeGlyph,
  JobGlyph,
  LeafGlyph,
  ShopGlyph,
  StarGlyph,
  WeedGlyph as ProductGlyph,
} from "#ui/icon/glyphs.ts";
import type { Notice } from "../notice-board.ts";
import { useChangedWords } from "./use-changed-words.ts";
import type { NoticeWords } from "./notice-words.ts";
import { REFUSAL_WORDS } from "./refusal-words.ts";
import { useDecidedWords } from "./use-decided-words.ts";

/** What a notice says (specification section 2). */
export function useNoticeWords(): (notice: Notice) => NoticeWords {
  const { t, i18n } = useLingui();
  const decidedWords = useDecidedWords();
  const changedWords = useChangedWords();

  function refusedText(what: string, reason: string): string {
    const words = reason in REFUSAL_WORDS && REFUSAL_WORDS[reason as keyof typeof REFUSAL_WORDS];
    if (!words) return what;
    const because = i18n._(words);
    return t({ id: "notices.refused-because", message: `${what}. Reason: ${because}` });
  }

  function changeWords({
    itemName: item,
    outcome,
    changed = [],
    itemKind,
    reason = "",
  }: Notice): NoticeWords {
    const what = changed.length > 0 && changedWords(changed);
    const glyph = itemGlyph(itemKind);
    if (outcome === "approved")
      return {
        title: item
          ? t({
              id: "notices.change-of-item-approved",
              message: `Your suggestion for ${item} is on the page`,
            })
          : t({ id: "notices.change-approved", message: "What you suggested is in. Thank you" }),
        ...(what && { text: t({ id: "notices.changed-thanks", message: `${what}. Thank you` }) }),
        glyph,
      };
    return {
      title: item
        ? t({ id: "notices.change-of-item-rejected", message: `Your suggestion for ${item} wasn’t accepted` })
        : t({ id: "notices.change-rejected", message: "What you suggested wasn’t accepted" }),
      ...(what && { text: refusedText(what, reason) }),
      glyph,
    };
  }

  return (notice) => {
    const name = notice.user?.name;
    const item = notice.itemName;
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
      case "newReview":
        return {
          title: t({ id: "notices.new-review", message: `Somebody reviewed ${item}` }),
          text: t({ id: "notices.new-review-answer", message: "Read it and answer" }),
          glyph: StarGlyph,
        };
      case "friendReview":
        return {
          title: t({ id: "notices.friend-review", message: `${name} reviewed ${item}` }),
          glyph: StarGlyph,
        };
      case "reviewApproved":
        return {
          title: t({ id: "notices.review-approved", message: `Your review of ${item} is on the page` }),
          glyph: StarGlyph,
        };
      case "ownerReply":
        return {
          title: t({ id: "notices.owner-reply", message: `${item} answered your review` }),
          glyph: StarGlyph,
        };
      case "reportNotice":
      case "reportDecided":
      case "appealDecided":
        return decidedWords(notice);
      case "changeDecided":
        return changeWords(notice);
      case "priceAlert":
        return {
          title: t({ id: "notices.price", message: `${item} costs less at a shop you saved` }),
          ...(notice.shopName !== undefined && { text: notice.shopName }),
          glyph: ProductGlyph,
        };
      case "backInStock":
        return {
          title: notice.isAskedFor
            ? t({ id: "notices.asked-for", message: `${item} is on a menu near where you asked` })
            : t({ id: "notices.back-in-stock", message: `${item} is back at a shop you saved` }),
          ...(notice.shopName !== undefined && { text: notice.shopName }),
          glyph: ProductGlyph,
        };
      case "jobExpiring": {
        const day = dayText(i18n.locale, "date", notice.endsAt ?? "");
        return {
          title: t({ id: "notices.job-expiring", message: `A job at ${item} closes on ${day}` }),
          text: t({ id: "notices.job-expiring-text", message: "After that nobody sees it any more" }),
          glyph: JobGlyph,
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

function itemGlyph(kind: Notice["itemKind"]) {
  if (kind === "product") return ProductGlyph;
  return kind === "brand" ? BrandGlyph : ShopGlyph;
}
