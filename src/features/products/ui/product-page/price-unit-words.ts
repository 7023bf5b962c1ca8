import { useLingui } from "@lingui/react/macro";
import type { PriceUnit } from "../../price-ladder.ts";

/** The first and the last month, and what was paid in them. */
type ChartEnds = Record<"begin" | "before" | "end" | "after", string>;

interface PriceUnitWords {
  low: string;
  high: string;
  /** Where all ask the same. */
  all: string;
  chart: string;
  chartDescription: (ends: ChartEnds) => string;
}

/** A gram, a piece and a pack have genders and cases of their own, so each has its own sentences. */
export function usePriceUnitWords(): Record<PriceUnit, PriceUnitWords> {
  const { t } = useLingui();
  return {
    gram: {
      low: t({ id: "product-page.low", message: "Cheapest gram" }),
      high: t({ id: "product-page.high", message: "Most expensive gram" }),
      all: t({ id: "product-page.all", message: "A gram everywhere" }),
      chart: t({ id: "product-page.chart", message: "What a gram cost, month by month" }),
      chartDescription: ({ begin, before, end, after }) =>
        t({
          id: "product-page.chart.description",
          message: `The median price of a gram was ${before} in ${begin} and ${after} in ${end}.`,
        }),
    },
    piece: {
      low: t({ id: "product-page.low.piece", message: "Cheapest piece" }),
      high: t({ id: "product-page.high.piece", message: "Most expensive piece" }),
      all: t({ id: "product-page.all.piece", message: "A piece everywhere" }),
      chart: t({ id: "product-page.chart.piece", message: "What a piece cost, month by month" }),
      chartDescription: ({ begin, before, end, after }) =>
        t({
          id: "product-page.chart.description.piece",
          message: `The median price of a piece was ${before} in ${begin} and ${after} in ${end}.`,
        }),
    },
    pack: {
      low: t({ id: "product-page.low.pack", message: "Cheapest pack" }),
      high: t({ id: "product-page.high.pack", message: "Most expensive pack" }),
      all: t({ id: "product-page.all.pack", message: "A pack everywhere" }),
      chart: t({ id: "product-page.chart.pack", message: "What a pack cost, month by month" }),
      chartDescription: ({ begin, before, end, after }) =>
        t({
          id: "product-page.chart.description.pack",
          message: `The median price of a pack was ${before} in ${begin} and ${after} in ${end}.`,
        }),
    },
  };
}
