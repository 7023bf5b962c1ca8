import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { centsText } from "#platform/i18n/format.ts";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import type { PriceHistory, ProductDetails } from "../../product-details.ts";
import { PriceChart } from "./price-chart.tsx";
import styles from "./product-page.module.css";
import { useAge } from "./use-age.ts";

type ProductPricesProps = { product: ProductDetails; prices: PriceHistory; now: string };

/** What it costs and what it cost, where anyone may know it. It informs; nothing here is for sale. */
export function ProductPrices({ product, prices, now }: ProductPricesProps) {
  const { i18n } = useLingui();
  const euros = (cents: number) => centsText(i18n.locale, cents);
  const { lowCentsPerGram: low, medianCentsPerGram: median, highCentsPerGram: high, fromCents } = product;
  const isKnown = fromCents !== null || low !== null;
  return (
    <Section id="prices" title={<Trans id="product-page.prices">What it costs</Trans>}>
      <Stack gap={6}>
        {isKnown ? (
          <Stack gap={3}>
            <DefinitionList
              items={[
                low !== null && {
                  id: "low",
                  term: <Trans id="product-page.low">Cheapest gram</Trans>,
                  description: euros(low),
                },
                median !== null && {
                  id: "median",
                  term: <Trans id="product-page.median">In the middle</Trans>,
                  description: euros(median),
                },
                high !== null && {
                  id: "high",
                  term: <Trans id="product-page.high">Dearest gram</Trans>,
                  description: euros(high),
                },
                fromCents !== null && {
                  id: "from",
                  term: <Trans id="product-page.least">Least you can spend</Trans>,
                  description: euros(fromCents),
                },
              ].filter((item) => item !== false)}
            />
            <PriceNote prices={prices} now={now} />
          </Stack>
        ) : (
          <p>
            <Trans id="product-page.no-price">Nobody has told us a price yet.</Trans>
          </p>
        )}
        <PriceChart months={prices.months} />
      </Stack>
    </Section>
  );
}

function PriceNote({ prices, now }: { prices: PriceHistory; now: string }) {
  const { pricedShopCount, seenAt, oldestSeenAt } = prices;
  const ageOf = useAge();
  if (seenAt === null || oldestSeenAt === null) return null;
  const age = ageOf(seenAt, now);
  const oldest = ageOf(oldestSeenAt, now);
  return (
    <p className={styles.method}>
      {pricedShopCount > 0 && (
        <>
          <Plural
            id="product-page.priced-shops"
            value={pricedShopCount}
            one="Per gram, in # shop whose price we know."
            other="Per gram, in # shops whose prices we know."
          />{" "}
        </>
      )}
      {age === oldest ? (
        <Trans id="product-page.prices-seen">The newest price was seen {age}.</Trans>
      ) : (
        <Trans id="product-page.prices-seen-between">
          The newest price was seen {age}, the oldest {oldest}.
        </Trans>
      )}
    </p>
  );
}
