import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { countText } from "#platform/i18n/format.ts";
import { FilterGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { FacetGroup } from "./facet-group.tsx";
import styles from "./product-filters.module.css";
import type { FacetOfList } from "./use-product-facets.ts";

type ProductFiltersProps = {
  facets: readonly FacetOfList[];
  chosenCount: number;
  total: number;
  /** The id of the list. */
  listId: string;
};

/** Every filter of a list of products: beside the list where there is room, folded away above it on a phone. */
export function ProductFilters({ facets, chosenCount, total, listId }: ProductFiltersProps) {
  const { t, i18n } = useLingui();
  const title = t({ id: "facets.title", message: "Filters" });
  const chosen = countText(i18n.locale, chosenCount);
  if (facets.every(({ choices }) => choices.length === 0)) return null;
  return (
    <nav aria-label={title}>
      <VisuallyHidden as="h2">{title}</VisuallyHidden>
      <details className={styles.all}>
        <summary>
          <Icon glyph={FilterGlyph} />
          {chosenCount === 0 ? title : <Trans id="facets.title-chosen">Filters ({chosen})</Trans>}
        </summary>
        {facets.map(({ key, title, choices }) => (
          <FacetGroup key={key} title={title} choices={choices} />
        ))}
        <p className={styles.done}>
          <a href={`#${listId}`}>
            <Plural id="facets.show" value={total} one="Show # product" other="Show # products" />
          </a>
        </p>
      </details>
    </nav>
  );
}
