import { useLingui } from "@lingui/react/macro";
import { dayText } from "#platform/i18n/format.ts";
import { BellGlyph, HomeGlyph, LeafGlyph, ReportGlyph, ShopGlyph, StarGlyph } from "#ui/icon/glyphs.ts";
import type { Glyph } from "#ui/icon/icon.tsx";
import type { Notice } from "../notice-board.ts";
import { REMOVAL_WORDS } from "./removal-words.ts";

export interface NoticeWords {
  title: string;
  text?: string;
  /** Another page it leads to, beside its own. */
  more?: { name: string; path: string };
  /** Of one that is about nobody. */
  glyph: Glyph;
}

/** What a notice says (specification section 2). */
export function useNoticeWords(): (notice: Notice) => NoticeWords {
  const { t, i18n } = useLingui();

  function reportText({ outcome }: Notice): string {
    if (outcome === "removed")
      return t({ id: "notices.report-removed", message: "It was removed. Thanks for telling us" });
    if (outcome === "withdrawn")
      return t({ id: "notices.report-withdrawn", message: "Its author has withdrawn it" });
    return t({ id: "notices.report-kept", message: "It breaks no rule, so it stays" });
  }

  function removedTitle({ targetType, itemName: item }: Notice): string {
    switch (targetType) {
      case "deal":
        return t({ id: "notices.deal-removed", message: `A deal from ${item} was removed` });
      case "job":
        return t({ id: "notices.job-removed", message: `A job at ${item} was removed` });
      case "post":
        return t({ id: "notices.post-removed", message: `A post from ${item} was removed` });
      case "user":
        return t({ id: "notices.profile-reset", message: "Part of your profile was reset" });
      default:
        return t({ id: "notices.removed", message: `What you posted about ${item} was removed` });
    }
  }

  /** With the reason (specification section 2), where it is one that we know. */
  function removedText({ reason = "" }: Notice): string {
    const words = reason in REMOVAL_WORDS && REMOVAL_WORDS[reason as keyof typeof REMOVAL_WORDS];
    if (!words) return t({ id: "notices.removed-text", message: "Why, and how to appeal" });
    const because = i18n._(words);
    return t({ id: "notices.removed-because", message: `Reason: ${because}. How to appeal` });
  }

  // Whoever reads it may not be the one who appealed.
  function appealOfItem({ outcome, itemName: item }: Notice): NoticeWords {
    return {
      title: t({ id: "notices.appeal-of-item-decided", message: `The appeal for ${item} has been decided` }),
      text:
        outcome === "restored"
          ? t({ id: "notices.appeal-of-item-restored", message: "The removal was wrong and has been undone" })
          : t({ id: "notices.appeal-of-item-kept", message: "The removal stands" }),
      glyph: ReportGlyph,
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
        return {
          title: removedTitle(notice),
          text: removedText(notice),
          ...(item !== undefined &&
            notice.itemPath !== undefined && { more: { name: item, path: notice.itemPath } }),
          glyph: ReportGlyph,
        };
      case "reportDecided":
        return {
          title:
            notice.outcome === "withdrawn"
              ? t({ id: "notices.report-closed", message: "Your report is closed" })
              : t({ id: "notices.report-decided", message: "Somebody looked at your report" }),
          text: reportText(notice),
          glyph: ReportGlyph,
        };
      case "appealDecided":
        if (notice.targetType && notice.targetType !== "user") return appealOfItem(notice);
        return {
          title: t({ id: "notices.appeal-decided", message: "Your appeal has been decided" }),
          text:
            notice.outcome === "restored"
              ? t({ id: "notices.appeal-restored", message: "You were right: it is back" })
              : t({ id: "notices.appeal-kept", message: "It stays removed" }),
          glyph: ReportGlyph,
        };
      case "changeDecided":
        return {
          title: item ?? t({ id: "notices.change-of-something", message: "A change that you suggested" }),
          text:
            notice.outcome === "approved"
              ? t({ id: "notices.change-approved", message: "What you suggested is in. Thank you" })
              : t({ id: "notices.change-rejected", message: "What you suggested wasn’t accepted" }),
          glyph: ShopGlyph,
        };
      case "priceAlert":
        return {
          title: t({ id: "notices.price", message: `${item} costs less at a shop you saved` }),
          ...(notice.shopName !== undefined && { text: notice.shopName }),
          glyph: ShopGlyph,
        };
      case "backInStock":
        return {
          title: notice.isAskedFor
            ? t({ id: "notices.asked-for", message: `${item} is on a menu near where you asked` })
            : t({ id: "notices.back-in-stock", message: `${item} is back at a shop you saved` }),
          ...(notice.shopName !== undefined && { text: notice.shopName }),
          glyph: ShopGlyph,
        };
      case "jobExpiring": {
        const day = dayText(i18n.locale, "date", notice.endsAt ?? "");
        return {
          title: t({ id: "notices.job-expiring", message: `A job at ${item} closes on ${day}` }),
          text: t({ id: "notices.job-expiring-text", message: "After that nobody sees it any more" }),
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
