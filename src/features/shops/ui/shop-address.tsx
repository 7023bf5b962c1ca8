import { PlaceGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { Shop } from "../shop.ts";
import styles from "./shop-place.module.css";

export function ShopAddress({ shop }: { shop: Shop }) {
  const street = [shop.street, shop.houseNumber].filter(Boolean).join(" ");
  return (
    <address className={styles.line}>
      <Icon glyph={PlaceGlyph} />
      <span>
        {street && (
          <>
            {street}
            <br />
          </>
        )}
        {[shop.postcode, shop.city.name].filter(Boolean).join(" ")}
      </span>
    </address>
  );
}
