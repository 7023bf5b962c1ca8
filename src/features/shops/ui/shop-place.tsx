import { Trans } from "@lingui/react/macro";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import type { MapTiles } from "#platform/config/map-tiles.ts";
import { needArea } from "#platform/i18n/browser-translator.ts";
import type { Openness } from "../listing.ts";
import type { Shop } from "../shop.ts";
import { LazyMap } from "./lazy-map.tsx";
import { ShopContacts } from "./shop-contacts.tsx";
import styles from "./shop-place.module.css";
import { PlaceGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";

type ShopPlaceProps = { shop: Shop; tiles: MapTiles; openness: Openness };

async function loadMap() {
  const [part] = await Promise.all([import("./map/shop-map.tsx"), needArea("map")]);
  return part;
}

/** Address, map, directions, telephone. */
export function ShopPlace({ shop, tiles, openness }: ShopPlaceProps) {
  return (
    <Section title={<Trans id="shop.place">Getting there</Trans>}>
      <Stack gap={4}>
        <ShopAddress shop={shop} />
        <div className={styles.map}>
          <LazyMap load={loadMap} map={{ pin: { ...shop, openness }, tiles }} />
        </div>
        <ShopContacts shop={shop} />
      </Stack>
    </Section>
  );
}

function ShopAddress({ shop }: { shop: Shop }) {
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
