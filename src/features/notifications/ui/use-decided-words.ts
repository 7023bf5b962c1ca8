import { useLingui } from "@lingui/react/macro";
import { NEWS_TYPES } from "#features/news/news.ts";
import { ReportGlyph } from "#ui/icon/glyphs.ts";
import type { Notice } from "../notice-board.ts";
import type { DecidedType } from "../notification.ts";
import type { NoticeWords } from "./notice-words.ts";
import { REMOVAL_WORDS } from "./removal-words.ts";
import { TARGET_WORDS } from "./target-words.ts";

/** What the notice of a decision says: of what, and what was decided. */
export function useDecidedWords(): (notice: Notice) => NoticeWords {
  const { t, i18n } = useLingui();

  function reportText({ outcome }: Notice): string {
    if (outcome === "removed")
      return t({ id: "notices.report-removed", message: "It was removed. Thanks for telling us" });
    if (outcome === "withdrawn")
      return t({ id: "notices.report-withdrawn", message: "Its author has withdrawn it" });
    return t({ id: "notices.report-kept", message: "It breaks no rule, so it stays" });
  }

  /** Such as "Review · The Barge" or "Profile · Noor"; a shop, a product or a brand by its name alone. */
  function targetText({ itemName, targetName }: Notice, type: DecidedType): string {
    const target = i18n._(TARGET_WORDS[type]);
    const name = itemName ?? targetName;
    if (name === undefined) return target;
    const isItem = type === "shop" || type === "product" || type === "brand";
    return isItem ? name : `${target} · ${name}`;
  }

  function reportTitle(notice: Notice): string {
    if (notice.targetType) {
      const what = targetText(notice, notice.targetType);
      return t({ id: "notices.report-about", message: `Your report: ${what}` });
    }
    return notice.outcome === "withdrawn"
      ? t({ id: "notices.report-closed", message: "Your report is closed" })
      : t({ id: "notices.report-decided", message: "Somebody looked at your report" });
  }

  function removedTitle(notice: Notice): string {
    const { targetType, itemName: item, outcome } = notice;
    if (outcome === "restored" && targetType !== undefined) {
      const what = targetText(notice, targetType);
      return t({ id: "notices.restored", message: `Back again: ${what}` });
    }
    switch (targetType) {
      case "deal":
        return t({ id: "notices.deal-removed", message: `A deal from ${item} was removed` });
      case "job":
        return t({ id: "notices.job-removed", message: `A job at ${item} was removed` });
      case "post":
        return t({ id: "notices.post-removed", message: `A post from ${item} was removed` });
      case "user":
        if (notice.outcome === "suspended")
          return t({ id: "notices.suspended", message: "Your account is suspended" });
        if (notice.outcome === "lifted")
          return t({ id: "notices.suspension-lifted", message: "Your suspension was lifted" });
        return t({ id: "notices.profile-reset", message: "Part of your profile was reset" });
      case undefined:
        return t({ id: "notices.removed", message: `What you posted about ${item} was removed` });
      default: {
        const what = targetText(notice, targetType);
        return t({ id: "notices.target-removed", message: `Removed: ${what}` });
      }
    }
  }

  /** With the reason (specification section 2), where it is one that we know. */
  function removedText({ reason = "", outcome, description }: Notice): string {
    if (outcome === "restored")
      return description
        ? t({ id: "notices.restored-in-words", message: `The removal was wrong. ${description}` })
        : t({ id: "notices.restored-text", message: "The removal was wrong" });
    if (outcome === "lifted")
      return t({ id: "notices.suspension-lifted-text", message: "You can write again, as before" });
    const words = reason in REMOVAL_WORDS && REMOVAL_WORDS[reason as keyof typeof REMOVAL_WORDS];
    if (!words) return t({ id: "notices.removed-text", message: "Why, and how to appeal" });
    const because = i18n._(words);
    if (description)
      return t({
        id: "notices.removed-in-words",
        message: `Reason: ${because}. ${description} How to appeal`,
      });
    return t({ id: "notices.removed-because", message: `Reason: ${because}. How to appeal` });
  }

  // Whoever reads it may not be the one who appealed.
  function appealOfItem({ outcome, itemName: item }: Notice): NoticeWords {
    const title = t({
      id: "notices.appeal-of-item-decided",
      message: `The appeal for ${item} has been decided`,
    });
    // What was refused was never there to be removed: the page it leads to says the rest.
    if (outcome === "approved") return { title, glyph: ReportGlyph, mark: "taken" };
    if (outcome === "rejected") return { title, glyph: ReportGlyph };
    return {
      title,
      text:
        outcome === "restored"
          ? t({ id: "notices.appeal-of-item-restored", message: "The removal was wrong and has been undone" })
          : t({ id: "notices.appeal-of-item-kept", message: "The removal stands" }),
      glyph: ReportGlyph,
    };
  }

  function appealTitle(notice: Notice): string {
    if (!notice.targetType)
      return t({ id: "notices.appeal-decided", message: "Your appeal has been decided" });
    const what = targetText(notice, notice.targetType);
    return t({ id: "notices.appeal-about", message: `Your appeal: ${what}` });
  }

  return (notice) => {
    const { type, itemName: item, itemPath, outcome, targetType } = notice;
    if (type === "reportNotice")
      return {
        title: removedTitle(notice),
        text: removedText(notice),
        ...(item !== undefined && itemPath !== undefined && { more: { name: item, path: itemPath } }),
        glyph: ReportGlyph,
      };
    if (type === "reportDecided")
      return { title: reportTitle(notice), text: reportText(notice), glyph: ReportGlyph };
    if ((NEWS_TYPES as readonly unknown[]).includes(targetType)) return appealOfItem(notice);
    return {
      title: appealTitle(notice),
      text:
        outcome === "restored"
          ? t({ id: "notices.appeal-restored", message: "You were right: it is back" })
          : t({ id: "notices.appeal-kept", message: "It stays removed" }),
      glyph: ReportGlyph,
    };
  };
}
