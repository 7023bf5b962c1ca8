import { Plural, useLingui } from "@lingui/react/macro";
import { countText } from "#platform/i18n/format.ts";

/** How many are open and, apart from them, how many may be. */
export function OpenAndUnknown({ total, unknownCount }: { total: number; unknownCount: number }) {
  const { i18n } = useLingui();
  const unknown = countText(i18n.locale, unknownCount);
  return (
    <Plural
      id="list.open-and-unknown"
      value={total}
      one={`# open · ${unknown} unknown`}
      other={`# open · ${unknown} unknown`}
    />
  );
}
