import { BrandSourceText } from "#features/brands/ui/brand-source-text.tsx";
import type { SpokenFor } from "#features/accounts/spoken-for.ts";
import { BRAND_SOURCES } from "#features/brands/brand.ts";
import { FACT_SOURCES } from "#features/shops/facts.ts";
import { useFactSourceWords } from "#features/shops/ui/shop-words.ts";
import type { ClaimSource } from "../../claim.ts";

type ClaimSourceTextProps = {
  type: SpokenFor["type"];
  source: ClaimSource;
  /** When, in words. */
  seen: string;
};

/** From whom an address or a number is known, and since when: shops and brands have sources of their own. */
export function ClaimSourceText({ type, source, seen }: ClaimSourceTextProps) {
  const words = useFactSourceWords();
  const ofBrand = BRAND_SOURCES.find((one) => one === source);
  if (type === "brand") return ofBrand && <BrandSourceText source={ofBrand} seen={seen} />;
  const ofShop = FACT_SOURCES.find((one) => one === source);
  return ofShop && `${words[ofShop]}, ${seen}`;
}
