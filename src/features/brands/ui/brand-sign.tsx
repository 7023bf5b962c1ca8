import { pictureAddresses } from "#features/media/picture-address.ts";
import { Picture } from "#ui/picture/picture.tsx";
import { Roundel } from "#ui/roundel/roundel.tsx";
import type { BrandCard } from "../brand.ts";
import styles from "./brand-sign.module.css";

type BrandSignProps = {
  id: number;
  name: string;
  logo: BrandCard["logo"];
  pictureBase: string;
  isLarge?: boolean;
};

/** The logo of a brand, else a roundel with its letters. Decoration: the name stands beside it. */
export function BrandSign({ id, name, logo, pictureBase, isLarge = false }: BrandSignProps) {
  if (!logo) return <Roundel seed={String(id)} name={name} isLarge={isLarge} />;
  return (
    <span className={styles.logo} data-large={isLarge}>
      <Picture {...pictureAddresses(logo, pictureBase, 320)} sizes={isLarge ? "96px" : "44px"} alt="" />
    </span>
  );
}
