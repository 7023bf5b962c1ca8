import { Trans, useLingui } from "@lingui/react/macro";
import { countText } from "#platform/i18n/format.ts";
import { chosenFilters } from "../../chosen-filters.ts";
import type { ListQuery, ListSpec } from "../../list-query.ts";

type ListCountProps = {
  total: number;
  all: number;
  /** What it was asked for, which is told beside it. */
  asked?: { spec: ListSpec; query: ListQuery; named?: Readonly<Record<string, string>> };
};

/** How many a list finds, of how many there are, and what the filters mean in words. */
export function ListCount({ total, all, asked }: ListCountProps) {
  const { i18n } = useLingui();
  const [found, there] = [total, all].map((count) => countText(i18n.locale, count));
  const chosen = asked ? chosenFilters(asked, i18n).map(({ text }) => text) : [];
  const told = [...(asked?.query.q ? [`“${asked.query.q}”`] : []), ...chosen].join(", ");
  return (
    <>
      {total === all && told === "" ? (
        <Trans id="dashboard.list.all">{there} in all</Trans>
      ) : (
        <Trans id="dashboard.list.part">
          {found} of {there}
        </Trans>
      )}
      {told !== "" && ` · ${told}`}
    </>
  );
}
