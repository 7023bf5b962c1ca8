import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ChipLink } from "#ui/chip/chip-link.tsx";
import { ChipRow } from "#ui/chip/chip-row.tsx";
import { BrandGlyph, LineageGlyph, PotencyGlyph, SourceGlyph, StrainGlyph } from "#ui/icon/glyphs.ts";
import { type Glyph, Icon } from "#ui/icon/icon.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import type { ProductDetails } from "../../product-details.ts";
import { useEffectWords } from "../effect-words.ts";
import { useFlavourWords } from "../flavour-words.ts";
import { useMarketedAsWords } from "../marketed-as-words.ts";
import { ProductPotency } from "../product-potency.tsx";
import { CatalogueSource } from "./catalogue-source.tsx";
import { CorrectedLine } from "./corrected-line.tsx";
import styles from "./head-facts.module.css";

/** The id of the section with the family of a strain. */
export const FAMILY_ID = "family";

type Tile = { id: string; glyph: Glyph; term: ReactNode; fact: ReactNode };

/** What is known of a product at a glance, as tiles; what is not known has none. */
export function HeadFacts({ product, now }: { product: ProductDetails; now: string }) {
  const kinds = useMarketedAsWords();
  const { strain, lineage, marketedAs, thcPermille } = product;
  const { parents, childCount } = lineage;
  const breeder = strain?.breeder;
  const tiles: (Tile | false | null | undefined)[] = [
    marketedAs && {
      id: "marketed-as",
      glyph: StrainGlyph,
      term: <Trans id="product-page.marketed-as">Sold as</Trans>,
      fact: (
        <>
          {kinds[marketedAs]}
          <CorrectedLine product={product} fact="marketedAs" now={now} />
        </>
      ),
    },
    thcPermille !== null && {
      id: "potency",
      glyph: PotencyGlyph,
      term: <Trans id="product-page.strength">Strength</Trans>,
      fact: <ProductPotency {...product} />,
    },
    breeder && {
      id: "breeder",
      glyph: BrandGlyph,
      term: <Trans id="product-page.breeder">Bred by</Trans>,
      fact: (
        <>
          <Link to={`/brand/${breeder.slug}`}>{breeder.name}</Link>
          <CorrectedLine product={product} fact="breeder" now={now} />
        </>
      ),
    },
    (parents.length > 0 || childCount > 0) && {
      id: "family",
      glyph: LineageGlyph,
      term: <Trans id="product-page.lineage">Family</Trans>,
      fact: (
        <a href={`#${FAMILY_ID}`}>
          {parents.length > 0 ? (
            parents.map(({ name }) => name).join(" × ")
          ) : (
            <Plural
              id="product-page.descendants"
              value={childCount}
              one="# descendant"
              other="# descendants"
            />
          )}
        </a>
      ),
    },
  ];
  const known = tiles.filter((tile): tile is Tile => Boolean(tile));
  if (known.length === 0) return null;
  return (
    <dl className={styles.tiles}>
      {known.map(({ id, glyph, term, fact }) => (
        <div key={id} className={styles.tile}>
          <dt>
            <Icon glyph={glyph} className={styles.icon} />
            {term}
          </dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

/** How a strain is said to work and taste, each word a way to others like it, and who says what is known of it. */
export function HeadWords({ product, now }: { product: ProductDetails; now: string }) {
  const { t } = useLingui();
  const effectWords = useEffectWords();
  const flavourWords = useFlavourWords();
  if (!product.strain) return null;
  const { effects, flavours, source, observedOn } = product.strain;
  return (
    <Stack gap={4}>
      {effects.length > 0 && (
        <div className={styles.words}>
          <h2>
            <Trans id="product-page.effects">Effects people report</Trans>
          </h2>
          <ChipRow label={t({ id: "product-page.effects.label", message: "Weed with the same effect" })}>
            {effects.map((effect) => (
              <ChipLink key={effect} to={`/weed?effect=${effect}`}>
                {effectWords[effect]}
              </ChipLink>
            ))}
          </ChipRow>
          <CorrectedLine product={product} fact="effects" now={now} />
        </div>
      )}
      {flavours.length > 0 && (
        <div className={styles.words}>
          <h2>
            <Trans id="product-page.flavours">Flavours</Trans>
          </h2>
          <ChipRow label={t({ id: "product-page.flavours.label", message: "Weed with the same flavour" })}>
            {flavours.map((flavour) => (
              <ChipLink key={flavour} to={`/weed?flavour=${flavour}`}>
                {flavourWords[flavour]}
              </ChipLink>
            ))}
          </ChipRow>
          <CorrectedLine product={product} fact="flavours" now={now} />
        </div>
      )}
      <dl className={styles.source}>
        <dt>
          <Icon glyph={SourceGlyph} size={18} />
          <Trans id="product-page.source">Source</Trans>
        </dt>
        <dd>
          <CatalogueSource source={source} observedOn={observedOn} now={now} />
        </dd>
      </dl>
    </Stack>
  );
}
