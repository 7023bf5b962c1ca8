import { useLingui } from "@lingui/react/macro";

/** The name of the filter for open shops, in all lists of shops. */
export function useOpenNowWords(): string {
  const { t } = useLingui();
  return t({ id: "filter.open-now", message: "Open now" });
}
