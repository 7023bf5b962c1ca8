import { Roundel } from "#ui/roundel/roundel.tsx";
import { staticPart } from "#ui/static-part/static-part.tsx";
import type { BrandCard } from "../brand.ts";

type BrandSignProps = {
  brand: Pick<BrandCard, "id" | "name" | "logo">;
  pictureBase: string;
  isLarge?: boolean;
};

/** Few brands have one: its code is loaded by whoever comes to one from another page. */
const StaticBrandLogo = staticPart(async () => (await import("./brand-logo.tsx")).BrandLogo);

/** The logo of a brand, else a roundel with its letters. */
export function BrandSign({ brand: { id, name, logo }, pictureBase, isLarge = false }: BrandSignProps) {
  return logo ? (
    <StaticBrandLogo logo={logo} pictureBase={pictureBase} isLarge={isLarge} />
  ) : (
    <Roundel seed={String(id)} name={name} isLarge={isLarge} />
  );
}
