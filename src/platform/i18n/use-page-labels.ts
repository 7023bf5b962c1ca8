import { useLingui } from "@lingui/react/macro";
import { countText } from "./format.ts";

/** What the pages of a list are called, for `Pagination`; here because lists of every kind have them. */
export function usePageLabels(pageCount: number) {
  const { t, i18n } = useLingui();
  return {
    navigation: t({ id: "pages.label", message: "Pages" }),
    previous: t({ id: "pages.previous", message: "Previous" }),
    next: t({ id: "pages.next", message: "Next" }),
    page: (number: number) => {
      const page = countText(i18n.locale, number);
      const count = countText(i18n.locale, pageCount);
      return t({ id: "pages.page", message: `Page ${page} of ${count}` });
    },
  };
}
