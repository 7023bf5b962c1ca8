import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { MapReference } from "#features/shops/map-reference.ts";
import type { Pin } from "#features/shops/pin.ts";
import type { ShopCard } from "#features/shops/shop.ts";
import { MapCardFrame } from "#features/shops/ui/map/map-card-frame.tsx";
import { ShopsMap } from "#features/shops/ui/map/shops-map.tsx";
import { ShopsMapLegend } from "#features/shops/ui/map/shops-map-legend.tsx";
import { boxOfPoints } from "#platform/geo/box-of-points.ts";
import type { Point } from "#platform/geo/geo.ts";
import { packAddress, type PocketCity } from "#platform/offline/pocket.ts";
import { DirectionsGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { ButtonLink } from "#ui/link/button-link.tsx";
import type { RunningMap } from "#ui/map/map-start.ts";
import { showWay } from "#ui/map/way-layer.ts";
import styles from "./city-map.module.css";
import { WayWords } from "./way-words.tsx";

export interface CityMapProps {
  taken: PocketCity;
  /** Of the city, where no shop is listed. */
  centre: Point;
  shops: readonly ShopCard[];
  isOpenWanted: boolean;
  /** Where the reader is, once that is known. */
  me: Point | null;
  /** The shop that its card is of. */
  chosen: string | null;
  onChoose: (slug: string | null) => void;
  /** The address that asks where the reader is and points the way to a shop. */
  wayTo: (slug: string) => string;
  now: string;
  /** It is what the page was opened for. */
  isAwaited: boolean;
}

/** In metres, around the shops that the map begins with. */
const AROUND = 150;
/** So many of the nearest can be told apart on a phone. */
const FITTED = 8;

/** The map of a city from the pocket: its tiles are on the device, as its shops are. */
export function CityMap({
  taken,
  centre,
  shops,
  isOpenWanted,
  me,
  chosen,
  onChoose,
  wayTo,
  now,
  isAwaited,
}: CityMapProps) {
  const [map, setMap] = useState<RunningMap | null>(null);
  const shop = shops.find(({ slug }) => slug === chosen);
  const { latitude, longitude } = shop ?? {};
  useEffect(() => {
    if (!map || !me || latitude === undefined || longitude === undefined) return undefined;
    const to = { latitude, longitude };
    map.showAll(boxOf([me, to]));
    return showWay(map, { from: me, to });
  }, [map, me, latitude, longitude]);
  const reference: MapReference | null = me && { kind: "me", name: "", ...me };
  const start = me ? [me, ...shops.slice(0, FITTED)] : shops;
  return (
    <div className={styles.map}>
      <ShopsMap
        key={me ? "near me" : "city"}
        className={styles.canvas}
        pins={shops.map(pinOf)}
        isOpenWanted={isOpenWanted}
        cities={NO_CITIES}
        view={{ bounds: boxOf(start.length > 0 ? start : [centre]) }}
        tiles={
          taken.hasMap
            ? { kind: "file", address: packAddress(taken.city, taken.version, "map.pmtiles") }
            : { kind: "outline", streetsUrl: null }
        }
        selectedSlug={chosen}
        isScreen={false}
        isAwaited={isAwaited}
        reference={reference}
        onSelect={onChoose}
        onMove={ignored}
        onMap={setMap}
        onLeave={() => onChoose(null)}
      />
      <div className={styles.foot}>
        {shop ? (
          <Card {...{ shop, me, wayTo, now, taken }} onClose={() => onChoose(null)} />
        ) : (
          <ShopsMapLegend hasSamples={shops.some(({ isSample }) => isSample)} />
        )}
      </div>
    </div>
  );
}

const pinOf = (shop: ShopCard): Pin => ({ ...shop, openness: shop.opening.state });

const NO_CITIES: readonly never[] = [];
const ignored = () => undefined;

const boxOf = (points: readonly Point[]) => {
  const box = boxOfPoints(points, AROUND);
  if (!box) throw new Error("A map begins with a point at least");
  return box;
};

type CardProps = Pick<CityMapProps, "me" | "wayTo" | "now" | "taken"> & {
  shop: ShopCard;
  onClose: () => void;
};

function Card({ shop, me, wayTo, now, taken, onClose }: CardProps) {
  return (
    <MapCardFrame
      pin={pinOf(shop)}
      shop={shop}
      now={now}
      onClose={onClose}
      lines={
        me && (
          <p>
            <WayWords from={me} to={shop} />
          </p>
        )
      }
      actions={
        <>
          {!me && (
            <ButtonLink to={wayTo(shop.slug)} isWide icon={<Icon glyph={DirectionsGlyph} />}>
              <Trans id="packs.point">Point the way</Trans>
            </ButtonLink>
          )}
          <ButtonLink to={`/pocket/${taken.city}/${shop.slug}`} kind={me ? "primary" : "quiet"} isWide>
            <Trans id="packs.look-inside">Look inside</Trans>
          </ButtonLink>
        </>
      }
    />
  );
}
