import { Trans, useLingui } from "@lingui/react/macro";
import { countText } from "#platform/i18n/format.ts";

/** How many a list finds, of how many there are. */
export function ListCount({ total, all }: { total: number; all: number }) {
  const { i18n } = useLingui();
  const [found, there] = [total, all].map((count) => countText(i18n.locale, count));
  if (total === all) return <Trans id="dashboard.list.all">{there} in all</Trans>;
  return (
    <Trans id="dashboard.list.part">
      {found} of {there}
    </Trans>
  );
}
