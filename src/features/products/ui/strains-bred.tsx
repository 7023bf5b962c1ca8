import { Plural, Trans } from "@lingui/react/macro";
import { Section } from "#ui/layout/section.tsx";
import { Link } from "#ui/link/link.tsx";
import type { Relative } from "../product-details.ts";
import styles from "./strains-bred.module.css";

type StrainsBredProps = { strains: readonly Relative[]; strainCount: number; brand: { slug: string } };

/** The strains a breeder made: the best known by name, the rest as a list. */
export function StrainsBred({ strains, strainCount, brand }: StrainsBredProps) {
  return (
    <Section
      title={<Trans id="brand.bred">Strains it bred</Trans>}
      aside={
        strainCount > strains.length && (
          <Link to={`/weed?brand=${brand.slug}`} className={styles.all}>
            <Plural id="brand.bred.all" value={strainCount} one="All # of it" other="All # of them" />
          </Link>
        )
      }
    >
      <ul className={styles.strains}>
        {strains.map(({ name, productSlug }) => (
          <li key={name}>{productSlug === null ? name : <Link to={`/weed/${productSlug}`}>{name}</Link>}</li>
        ))}
      </ul>
    </Section>
  );
}
