import { pictureAddresses } from "#features/media/picture-address.ts";
import type { Picture as StoredPicture } from "#features/media/media.ts";
import { Picture } from "#ui/picture/picture.tsx";
import styles from "./brand-logo.module.css";

type BrandLogoProps = { logo: StoredPicture; pictureBase: string; isLarge: boolean };

/** Decoration: the name of the brand stands beside it. */
export function BrandLogo({ logo, pictureBase, isLarge }: BrandLogoProps) {
  return (
    <span className={styles.logo} data-large={isLarge}>
      <Picture
        {...pictureAddresses(logo, pictureBase, 320)}
        sizes={isLarge ? "96px" : "44px"}
        alt=""
        isFirstSeen={isLarge}
      />
    </span>
  );
}
