import { useLingui } from "@lingui/react/macro";
import { EdibleGlyph, HashGlyph, PrerollGlyph, SupplyGlyph, WeedGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { ChipLink } from "#ui/chip/chip-link.tsx";
import { ChipRow } from "#ui/chip/chip-row.tsx";
import { PRODUCT_TYPES, type ProductType } from "../product-types.ts";
import { useProductTypeWords } from "./product-type-words.ts";

const GLYPHS = {
  weed: WeedGlyph,
  hash: HashGlyph,
  prerolled: PrerollGlyph,
  edibles: EdibleGlyph,
  supplies: SupplyGlyph,
} satisfies Record<ProductType, string>;

type ProductTypeLinksProps = {
  /** The current one; null for all together, undefined on other pages. */
  current?: ProductType | null;
  /** Its slug, to stay in one city. */
  city?: string | undefined;
};

/** The five kinds of products, and all together. */
export function ProductTypeLinks({ current, city }: ProductTypeLinksProps) {
  const { t } = useLingui();
  const words = useProductTypeWords();
  const within = city ? `/${city}` : "";
  return (
    <ChipRow label={t({ id: "product-types.label", message: "Kinds of product" })} isScrolling>
      {current !== undefined && (
        <ChipLink to={`/products${within}`} isPressed={current === null}>
          {t({ id: "product-types.all", message: "All products" })}
        </ChipLink>
      )}
      {PRODUCT_TYPES.map((type) => (
        <ChipLink
          key={type}
          to={`/${type}${within}`}
          isPressed={current === type}
          icon={<Icon glyph={GLYPHS[type]} size={18} />}
        >
          {words[type]}
        </ChipLink>
      ))}
    </ChipRow>
  );
}
