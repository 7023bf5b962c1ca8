import { useLingui } from "@lingui/react/macro";
import { useAmenityWords, useResidentsChoiceWords } from "#features/shops/ui/filter-words.ts";
import { countText } from "#platform/i18n/format.ts";
import { BarChart } from "#ui/chart/bar-chart.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import type { FoundBy, ShopFigures } from "../shop-figures.ts";
import { isAmenitySearch, type Search, smallText, type Way } from "../visit.ts";
import styles from "./figures.module.css";

/** Small ones are all as long as this, which tells none of them. */
const SMALL_LENGTH = 2;

/** Where people were before they came. */
export function WaysTable({ ways }: Pick<ShopFigures, "ways">) {
  const { t } = useLingui();
  const words: Record<Way, string> = {
    list: t({ id: "figures.way.list", message: "A list of shops" }),
    map: t({ id: "figures.way.map", message: "The map" }),
    home: t({ id: "figures.way.home", message: "The home page" }),
    product: t({ id: "figures.way.product", message: "The page of a product" }),
    brand: t({ id: "figures.way.brand", message: "The page of a brand" }),
    shop: t({ id: "figures.way.shop", message: "The page of a shop" }),
    otherPage: t({ id: "figures.way.other-page", message: "Another page here" }),
    searchEngine: t({ id: "figures.way.search-engine", message: "A search engine" }),
    otherSite: t({ id: "figures.way.other-site", message: "Another website" }),
    direct: t({ id: "figures.way.direct", message: "A bookmark, an app or a typed address" }),
  };
  return (
    <Bars
      title={t({ id: "figures.ways", message: "How they found you" })}
      column={t({ id: "figures.column.way", message: "From" })}
      note={t({ id: "figures.ways.note", message: "Rounded to fives." })}
      rows={ways.map(({ way, count }) => ({ id: way, label: words[way], count }))}
    />
  );
}

/** What they had chosen in the list or on the page before. */
export function SearchesTable({ searches }: { searches: readonly FoundBy[] }) {
  const { t } = useLingui();
  const amenities = useAmenityWords();
  const { anyone } = useResidentsChoiceWords();
  const words: Partial<Record<Search, string>> = {
    nearMe: t({ id: "figures.search.near-me", message: "Near me" }),
    openNow: t({ id: "figures.search.open-now", message: "Open now" }),
    openLater: t({ id: "figures.search.open-later", message: "Open late, or at a chosen time" }),
    stars: t({ id: "figures.search.stars", message: "By rating" }),
    price: t({ id: "figures.search.price", message: "By price" }),
    typed: t({ id: "figures.search.typed", message: "Words of their own, which are not kept" }),
    anyone,
    ...amenities,
  };
  return (
    <Bars
      title={t({ id: "figures.searches", message: "What they were looking for" })}
      column={t({ id: "figures.column.search", message: "Looked for" })}
      rows={searches.map(({ search, name, count }) => ({
        id: `${search} ${name}`,
        label: name ?? (isAmenitySearch(search) ? amenities[search] : (words[search as Search] ?? search)),
        count,
      }))}
    />
  );
}

type BarsProps = {
  title: string;
  column: string;
  note?: string;
  rows: readonly { id: string; label: string; count: number | null }[];
};

function Bars({ title, column, note, rows }: BarsProps) {
  const { t, i18n } = useLingui();
  return (
    <section>
      <h2>{title}</h2>
      <BarChart
        title={<VisuallyHidden>{title}</VisuallyHidden>}
        columns={[column, t({ id: "figures.column.times", message: "Times" })]}
        bars={rows.map(({ id, label, count }) => ({
          id,
          label,
          value: count ?? SMALL_LENGTH,
          text: count === null ? smallText : countText(i18n.locale, count),
        }))}
      />
      {note && <p className={styles.note}>{note}</p>}
    </section>
  );
}
