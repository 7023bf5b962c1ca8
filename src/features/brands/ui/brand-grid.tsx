import { CardLink } from "#ui/card/card-link.tsx";
import { Card } from "#ui/card/card.tsx";
import { Grid } from "#ui/layout/grid.tsx";
import { Roundel } from "#ui/roundel/roundel.tsx";
import type { BrandCard } from "../brand.ts";
import { BrandCounts } from "./brand-counts.tsx";
import styles from "./brand-grid.module.css";
import { useBrandKindWords } from "./brand-kind-words.ts";
import { BrandSampleBadge } from "./brand-sample-badge.tsx";

/** Brands as cards, as many columns as fit. The whole card is one link. */
export function BrandGrid({ brands }: { brands: readonly BrandCard[] }) {
  const kinds = useBrandKindWords();
  return (
    <Grid as="ul" columns="cards" gap={4}>
      {brands.map((brand) => (
        <Card as="li" key={brand.id}>
          <div className={styles.brand}>
            <Roundel seed={String(brand.id)} name={brand.name} />
            <div className={styles.words}>
              <h2 className={styles.name}>
                <CardLink to={`/brand/${brand.slug}`}>{brand.name}</CardLink>
              </h2>
              <p className={styles.line}>{kinds[brand.kind].one}</p>
              <p className={styles.line}>
                <BrandCounts brand={brand} />
              </p>
              {brand.isSample && <BrandSampleBadge />}
            </div>
          </div>
        </Card>
      ))}
    </Grid>
  );
}
