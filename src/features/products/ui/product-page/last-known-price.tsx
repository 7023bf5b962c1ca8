import { Trans, useLingui } from "@lingui/react/macro";
import { centsText } from "#platform/i18n/format.ts";
import type { PriceHistory } from "../../product-details.ts";
import { useAge } from "./use-age.ts";

type LastKnownPriceProps = { lastKnown: NonNullable<PriceHistory["lastKnown"]>; now: string };

/** A price that is too old to be one of today. */
export function LastKnownPrice({ lastKnown, now }: LastKnownPriceProps) {
  const { i18n } = useLingui();
  const { centsPerGram, fromCents, seenAt } = lastKnown;
  const price = centsText(i18n.locale, centsPerGram ?? fromCents);
  const age = useAge()(seenAt, now);
  return (
    <p>
      {centsPerGram === null ? (
        <Trans id="product-page.last-known">
          No recent price. Last seen for {price}, {age}.
        </Trans>
      ) : (
        <Trans id="product-page.last-known-gram">
          No recent price. Last seen for {price} per gram, {age}.
        </Trans>
      )}
    </p>
  );
}
