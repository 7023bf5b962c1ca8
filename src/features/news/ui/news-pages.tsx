import { usePageLabels } from "#platform/i18n/use-page-labels.ts";
import { Pagination } from "#ui/pagination/pagination.tsx";

type NewsPagesProps = { page: number; pageCount: number; addressOf: (page: number) => string };

/** The pages of a list of deals, jobs or posts. */
export function NewsPages({ page, pageCount, addressOf }: NewsPagesProps) {
  return (
    <Pagination
      currentPage={page}
      pageCount={pageCount}
      addressOf={addressOf}
      labels={usePageLabels(pageCount)}
    />
  );
}
