import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { BrandGlyph, ShopGlyph, WeedGlyph as ProductGlyph } from "#ui/icon/glyphs.ts";
import type { Notice } from "../notice-board.ts";
import type { ChangedPart } from "../notification.ts";
import type { NoticeWords } from "./notice-words.ts";
import { REFUSAL_WORDS } from "./refusal-words.ts";
import { useChangedWords } from "./use-changed-words.ts";

/** What the notice of a decision about suggestions says: of what, and whether it was taken. */
export function useChangeNoticeWords(): (notice: Notice) => NoticeWords {
  const { t, i18n } = useLingui();
  const changedWords = useChangedWords();

  function takenTitle({ itemName: item, changed = [], changeCount: count = 1 }: Notice): string {
    if (item === undefined)
      return t({ id: "notices.change-approved", message: "What you suggested is in. Thank you" });
    if (count > 1)
      return t({
        id: "notices.taken.many",
        message: plural(count, {
          one: `# of your changes to ${item} is on the page`,
          other: `# of your changes to ${item} are on the page`,
        }),
      });
    switch (onlyOf(changed)) {
      case "hours":
        return t({ id: "notices.taken.hours", message: `Your hours for ${item} are on the page` });
      case "menu":
        return t({ id: "notices.taken.menu", message: `Your menu line for ${item} is on the page` });
      case "menuImage":
        return t({ id: "notices.taken.photo", message: `Your photo of the menu of ${item} is on the page` });
      case "newShop":
        return t({ id: "notices.taken.shop", message: `${item}, which you told us about, has its page` });
      default: {
        const what = changedWords(changed);
        return t({ id: "notices.taken.other", message: `${what} of ${item}: your change is on the page` });
      }
    }
  }

  function refusedTitle({ itemName: item, changed = [], changeCount: count = 1 }: Notice): string {
    if (item === undefined)
      return t({ id: "notices.change-rejected", message: "What you suggested wasn’t accepted" });
    if (count > 1)
      return t({
        id: "notices.refused.many",
        message: plural(count, {
          one: `# of your changes to ${item} wasn’t accepted`,
          other: `# of your changes to ${item} weren’t accepted`,
        }),
      });
    switch (onlyOf(changed)) {
      case "hours":
        return t({ id: "notices.refused.hours", message: `Your hours for ${item} weren’t accepted` });
      case "menu":
        return t({ id: "notices.refused.menu", message: `Your menu line for ${item} wasn’t accepted` });
      case "menuImage":
        return t({
          id: "notices.refused.photo",
          message: `Your photo of the menu of ${item} wasn’t accepted`,
        });
      default: {
        const what = changedWords(changed);
        return t({ id: "notices.refused.other", message: `${what} of ${item}: your change wasn’t accepted` });
      }
    }
  }

  function reasonOf({ reason = "" }: Notice): string | undefined {
    const words = reason in REFUSAL_WORDS && REFUSAL_WORDS[reason as keyof typeof REFUSAL_WORDS];
    if (!words) return undefined;
    const because = i18n._(words);
    return t({ id: "notices.refused-reason", message: `Reason: ${because}` });
  }

  return (notice) => {
    const { outcome, changed = [], changeCount = 1, itemKind, itemName, redirect } = notice;
    const parts = changeCount > 1 && { text: changedWords(changed) };
    const glyph = itemKind === "product" ? ProductGlyph : itemKind === "brand" ? BrandGlyph : ShopGlyph;
    if (outcome === "approved") return { title: takenTitle(notice), ...parts, glyph, mark: "taken" };
    const reason = reasonOf(notice);
    const again = t({ id: "notices.suggest-again", message: "Suggest again" });
    return {
      title: refusedTitle(notice),
      ...parts,
      ...(reason !== undefined && { reason }),
      ...(itemName !== undefined && { more: { name: again, path: formPathOf(redirect, changed) } }),
      glyph,
      mark: "refused",
    };
  };
}

/** Of a row that stands for several notices about one shop or product. */
export function useGroupTitle(): (notices: readonly Notice[]) => string {
  const { t } = useLingui();
  return (notices) => {
    const item = notices[0]?.itemName ?? "";
    const countOf = (told: readonly Notice[]) =>
      told.reduce((sum, { changeCount = 1 }) => sum + changeCount, 0);
    const [all, taken] = [countOf(notices), countOf(notices.filter(({ outcome }) => outcome === "approved"))];
    return t({
      id: "notices.changes-decided",
      message: plural(taken, {
        one: `# of your ${all} changes to ${item} is on the page`,
        other: `# of your ${all} changes to ${item} are on the page`,
      }),
    });
  };
}

function onlyOf(changed: readonly ChangedPart[]): ChangedPart | undefined {
  return changed.length === 1 ? changed[0] : undefined;
}

/** What the form for each part is called in an address. */
const FORMS: Partial<Record<ChangedPart, string>> = {
  hours: "hours",
  contact: "contact",
  access: "access",
  listing: "address",
  menu: "menu",
  menuImage: "picture",
};

/** The page with its form open: `/coffeeshop/the-barge#suggest-hours`. */
function formPathOf(redirect: string, changed: readonly ChangedPart[]): string {
  const part = onlyOf(changed);
  const form = part && FORMS[part];
  return `${redirect.replace(/#.*$/, "")}#suggest${form ? `-${form}` : ""}`;
}
