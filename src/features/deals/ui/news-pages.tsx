import { useLingui } from "@lingui/react/macro";
import { countText } from "#platform/i18n/format.ts";
import { Pagination } from "#ui/pagination/pagination.tsx";

type NewsPagesProps = { page: number; pageCount: number; addressOf: (page: number) => string };

/** The pages of a list of deals, jobs or posts. */
export function NewsPages({ page: currentPage, pageCount, addressOf }: NewsPagesProps) {
  const { t, i18n } = useLingui();
  return (
    <Pagination
      currentPage={currentPage}
      pageCount={pageCount}
      addressOf={addressOf}
      labels={{
        navigation: t({ id: "news.pages", message: "Pages" }),
        previous: t({ id: "news.previous", message: "Previous" }),
        next: t({ id: "news.next", message: "Next" }),
        page: (number) => {
          const page = countText(i18n.locale, number);
          const count = countText(i18n.locale, pageCount);
          return t({ id: "news.page", message: `Page ${page} of ${count}` });
        },
      }}
    />
  );
}
