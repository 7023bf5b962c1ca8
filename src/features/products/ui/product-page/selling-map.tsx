import { NO_FILTERS } from "#features/shops/shop-query.ts";
import MapBeside from "#features/shops/ui/map/map-beside.tsx";
import type { MapTiles } from "#platform/config/map-tiles.ts";
import type { Bbox } from "#platform/geo/bbox.ts";
import { boxOfPoints } from "#platform/geo/box-of-points.ts";
import { COUNTRY_BOX } from "#platform/geo/geo.ts";
import type { SellingShop } from "../../product-details.ts";

type SellingMapProps = {
  slug: string;
  isOpenWanted: boolean;
  shops: readonly SellingShop[];
  tiles: MapTiles;
  listId: string;
};

/** So that the map of a single shop is not zoomed in too far. */
const METRES_AROUND = 1_000;
const WHOLE_COUNTRY: Bbox = [COUNTRY_BOX.west, COUNTRY_BOX.south, COUNTRY_BOX.east, COUNTRY_BOX.north];

/** All shops that have a product, or those of them that may be open, on a map, which begins at those of the list. Fetched by LazyMap, hence the default export. */
export default function SellingMap({ slug, isOpenWanted, shops, tiles, listId }: SellingMapProps) {
  return (
    <MapBeside
      scope={{ bbox: null, product: slug, filters: { ...NO_FILTERS, open: isOpenWanted ? "now" : null } }}
      view={{
        bounds:
          boxOfPoints(
            shops.map(({ shop }) => shop),
            METRES_AROUND,
          ) ?? WHOLE_COUNTRY,
      }}
      tiles={tiles}
      listId={listId}
      pointedAt={null}
    />
  );
}
