import { Trans } from "@lingui/react/macro";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import type { MapTiles } from "#platform/config/map-tiles.ts";
import type { Openness } from "../listing.ts";
import type { Shop } from "../shop.ts";
import { LazyMap } from "./lazy-map.tsx";
import { ShopAddressAsDrawn, ShopContactsAsDrawn } from "./shop-parts.ts";
import styles from "./shop-place.module.css";

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
        <ShopAddressAsDrawn shop={shop} />
        <div className={styles.map}>
          <LazyMap load={loadMap} map={{ pin: { ...shop, openness }, tiles }} />
        </div>
        <ShopContactsAsDrawn shop={shop} />
      </Stack>
    </Section>
  );
}
