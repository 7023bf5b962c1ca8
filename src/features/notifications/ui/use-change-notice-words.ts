import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { BrandGlyph, ShopGlyph, WeedGlyph as ProductGlyph } from "#ui/icon/glyphs.ts";
import type { Notice } from "../notice-board.ts";
import type { ChangedPart } from "../notification.ts";
import type { NoticeWords } from "./notice-words.ts";
import { useChangedWords } from "./use-changed-words.ts";
import { useRefusalText } from "./use-refusal-text.ts";

/** What the notice of a decision about suggestions says: of what, and whether it was taken. */
export function useChangeNoticeWords(): (notice: Notice) => NoticeWords {
  const { t } = useLingui();
  const changedWords = useChangedWords();
  const refusalText = useRefusalText();
  const counted = useCountedTitles();

  function takenTitle({ itemName: item, changed = [], changeCount: count = 1, isAnswer }: Notice): string {
    if (item === undefined)
      return t({ id: "notices.change-approved", message: "What you suggested is in. Thank you" });
    if (count > 1) return counted.taken(item, count);
    if (isAnswer) return t({ id: "notices.taken.answer", message: `Your answer about ${item} was accepted` });
    switch (onlyOf(changed)) {
      case "hours":
        return t({ id: "notices.taken.hours", message: `Your hours for ${item} are on the page` });
      case "menu":
        return t({ id: "notices.taken.menu", message: `Your menu line for ${item} is on the page` });
      case "menuImage":
        return t({ id: "notices.taken.photo", message: `Your photo of the menu of ${item} is on the page` });
      case "newShop":
        return t({ id: "notices.taken.shop", message: `${item}, which you told us about, has its page` });
      default:
        return t({ id: "notices.taken.other", message: `Your change to ${item} is on the page` });
    }
  }

  function refusedTitle(notice: Notice): string {
    const { itemName: item, targetName: name, changed = [], changeCount: count = 1, isAnswer } = notice;
    if (item === undefined && name !== undefined)
      return t({ id: "notices.refused.shop", message: `${name}, which you told us about, wasn’t added` });
    if (item === undefined)
      return t({ id: "notices.change-rejected", message: "What you suggested wasn’t accepted" });
    if (count > 1) return counted.refused(item, count);
    if (isAnswer)
      return t({ id: "notices.refused.answer", message: `Your answer about ${item} wasn’t accepted` });
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
      default:
        return t({ id: "notices.refused.other", message: `Your change to ${item} wasn’t accepted` });
    }
  }

  /** Whoever decided may have said it in words of their own. Where no reason was given: what helps to be believed. The forms have a field for it; a photo of a menu has none. */
  function reasonOf({ reason, description, changed = [] }: Notice): string | undefined {
    if (description !== "") return description;
    const said = refusalText(reason);
    if (said !== undefined || onlyOf(changed) === "menuImage") return said;
    return t({ id: "notices.refused-help", message: "It helps to tell us how you know it" });
  }

  return (notice) => {
    const { outcome, changed = [], changeCount = 1, isAnswer, itemKind, itemName, redirect } = notice;
    const isNamed = changeCount === 1 && !isAnswer && TITLED.has(onlyOf(changed));
    const parts = itemName !== undefined && !isNamed && { text: changedWords(changed) };
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

/** Of a row that stands for several notices about one shop or product: what was refused is said without opening it. */
export function useGroupWords(): (notices: readonly Notice[]) => Pick<NoticeWords, "title" | "mark"> {
  const { t } = useLingui();
  const counted = useCountedTitles();
  return (notices) => {
    const item = notices[0]?.itemName ?? "";
    const countOf = (told: readonly Notice[]) =>
      told.reduce((sum, { changeCount = 1 }) => sum + changeCount, 0);
    const taken = countOf(notices.filter(({ outcome }) => outcome === "approved"));
    const refused = countOf(notices) - taken;
    if (refused === 0) return { title: counted.taken(item, taken), mark: "taken" };
    if (taken === 0) return { title: counted.refused(item, refused), mark: "refused" };
    const title = t({
      id: "notices.changes-decided",
      message: `${plural(taken, {
        one: `# of your changes to ${item} is on the page`,
        other: `# of your changes to ${item} are on the page`,
      })}, ${plural(refused, { one: "# isn’t", other: "# aren’t" })}`,
    });
    return { title, mark: "refused" };
  };
}

/** Of several suggestions for one shop or product that were decided alike. */
function useCountedTitles() {
  const { t } = useLingui();
  return {
    taken: (item: string, count: number) =>
      t({
        id: "notices.taken.many",
        message: plural(count, {
          one: `# of your changes to ${item} is on the page`,
          other: `# of your changes to ${item} are on the page`,
        }),
      }),
    refused: (item: string, count: number) =>
      t({
        id: "notices.refused.many",
        message: plural(count, {
          one: `# of your changes to ${item} wasn’t accepted`,
          other: `# of your changes to ${item} weren’t accepted`,
        }),
      }),
  };
}

function onlyOf(changed: readonly ChangedPart[]): ChangedPart | undefined {
  return changed.length === 1 ? changed[0] : undefined;
}

/** Parts that the title itself names. */
const TITLED: ReadonlySet<ChangedPart | undefined> = new Set<ChangedPart>([
  "hours",
  "menu",
  "menuImage",
  "newShop",
]);

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
