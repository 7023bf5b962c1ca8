import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { MapTiles } from "#platform/config/map-tiles.ts";
import { MapView } from "#ui/map/map-view.tsx";
import { SHOP_ZOOM } from "../../map-reference.ts";
import type { Pin } from "../../pin.ts";
import type { MapInPlace } from "../lazy-map.tsx";
import styles from "./shop-map.module.css";
import { drawImage } from "./shops-map-draw.ts";
import { creditsOf } from "../map-credits.ts";
import { groundOf, LIMITS } from "./shops-map-ground.ts";
import { pointsOf } from "./shops-map-points.ts";
import { useMapCities } from "./use-map-cities.ts";
import { useMapWords } from "./shops-map-words.ts";

/** Tiles show the streets around a shop; an outline only its part of the country. */
const ZOOMS = { file: SHOP_ZOOM, url: SHOP_ZOOM, outline: 8 };

interface ShopMapProps extends MapInPlace {
  pin: Pin;
  /** From the page's loader. */
  tiles: MapTiles;
}

/** Where one shop is, small. The page scrolls on over it. */
export default function ShopMap({ pin, tiles, onRunning }: ShopMapProps) {
  const { t } = useLingui();
  const cities = useMapCities(tiles.kind === "outline");
  const { id, name, latitude, longitude } = pin;
  const words = useMapWords({
    name: t({ id: "map.of-shop", message: `${name} on the map` }),
    keys: t({ id: "map.of-shop.keys", message: "Arrow keys move the map, plus and minus zoom." }),
    unavailable: t({
      id: "map.of-shop.unavailable",
      message: "Your browser can’t show a map here. The address says everything it would show.",
    }),
  });
  const points = useMemo(() => pointsOf([pin]), [pin]);
  const ground = useMemo(() => groundOf(tiles, cities ?? []), [tiles, cities]);
  if (tiles.kind === "outline" && !cities) return null;
  return (
    <MapView
      className={styles.map}
      ground={ground}
      credits={creditsOf(tiles)}
      view={{ longitude, latitude, zoom: ZOOMS[tiles.kind] }}
      limits={LIMITS}
      points={points}
      selectedId={id}
      words={words}
      imageOf={drawImage}
      isCooperative
      onRunning={onRunning}
    />
  );
}
