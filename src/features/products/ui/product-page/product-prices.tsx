import { Trans, useLingui } from "@lingui/react/macro";
import { centsText } from "#platform/i18n/format.ts";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { pricedUnits } from "../../priced-units.ts";
import type { PriceHistory, ProductDetails } from "../../product-details.ts";
import { PriceChart } from "./price-chart.tsx";
import { LastKnownPrice } from "./last-known-price.tsx";
import { PriceNote } from "./price-note.tsx";
import { usePriceUnitWords } from "./price-unit-words.ts";

type ProductPricesProps = { product: ProductDetails; prices: PriceHistory; now: string };

/** What it costs and what it cost, where anyone may know it. It informs; nothing here is for sale. */
export function ProductPrices({ product, prices, now }: ProductPricesProps) {
  const { i18n } = useLingui();
  const words = usePriceUnitWords();
  const euros = (cents: number) => centsText(i18n.locale, cents);
  const { fromCents } = product;
  const units = pricedUnits(prices);
  const ranges = units.flatMap(({ unit, range }) => {
    if (!range) return [];
    const { lowCents, medianCents, highCents } = range;
    if (lowCents === highCents)
      return [{ id: `${unit}-all`, term: words[unit].all, description: euros(lowCents) }];
    const middle = <Trans id="product-page.median">Median price</Trans>;
    return [
      { id: `${unit}-low`, term: words[unit].low, description: euros(lowCents) },
      { id: `${unit}-median`, term: middle, description: euros(medianCents) },
      { id: `${unit}-high`, term: words[unit].high, description: euros(highCents) },
    ];
  });
  const least = fromCents !== null && {
    id: "from",
    term: <Trans id="product-page.least">Least you can spend</Trans>,
    description: euros(fromCents),
  };
  const known = least ? [...ranges, least] : ranges;
  return (
    <Section id="prices" title={<Trans id="product-page.prices">What it costs</Trans>}>
      <Stack gap={6}>
        {known.length > 0 ? (
          <Stack gap={3}>
            <DefinitionList items={known} />
            <PriceNote units={units} prices={prices} now={now} />
          </Stack>
        ) : prices.lastKnown ? (
          <LastKnownPrice lastKnown={prices.lastKnown} now={now} />
        ) : (
          <p>
            {prices.areKept ? (
              <Trans id="product-page.prices-kept">We’re not allowed to show prices here.</Trans>
            ) : (
              <Trans id="product-page.no-price">No prices to show yet.</Trans>
            )}
          </p>
        )}
        {units.map(({ unit, months }) => (
          <PriceChart key={unit} unit={unit} months={months} />
        ))}
      </Stack>
    </Section>
  );
}
