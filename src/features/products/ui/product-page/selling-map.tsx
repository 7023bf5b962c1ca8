import { NO_FILTERS } from "#features/shops/shop-query.ts";
import MapBeside from "#features/shops/ui/map/map-beside.tsx";
import type { MapTiles } from "#platform/config/map-tiles.ts";
import type { Bbox } from "#platform/geo/bbox.ts";
import { COUNTRY_BOX } from "#platform/geo/geo.ts";
import type { SellingShop } from "../../product-details.ts";

type SellingMapProps = {
  slug: string;
  isOpenWanted: boolean;
  shops: readonly SellingShop[];
  tiles: MapTiles;
  listId: string;
};

/** About a kilometre and a half, so that the map of a single shop is not zoomed in too far. */
const MARGIN_DEGREES = 0.015;

/** All shops that have a product, or those of them that may be open, on a map, which begins at those of the list. Fetched by LazyMap, hence the default export. */
export default function SellingMap({ slug, isOpenWanted, shops, tiles, listId }: SellingMapProps) {
  return (
    <MapBeside
      scope={{ bbox: null, product: slug, filters: { ...NO_FILTERS, open: isOpenWanted ? "now" : null } }}
      view={{ bounds: boxOf(shops) }}
      tiles={tiles}
      listId={listId}
      pointedAt={null}
    />
  );
}

function boxOf(shops: readonly SellingShop[]): Bbox {
  if (shops.length === 0) return [COUNTRY_BOX.west, COUNTRY_BOX.south, COUNTRY_BOX.east, COUNTRY_BOX.north];
  const longitudes = shops.map(({ shop }) => shop.longitude);
  const latitudes = shops.map(({ shop }) => shop.latitude);
  return [
    Math.min(...longitudes) - MARGIN_DEGREES,
    Math.min(...latitudes) - MARGIN_DEGREES,
    Math.max(...longitudes) + MARGIN_DEGREES,
    Math.max(...latitudes) + MARGIN_DEGREES,
  ];
}
