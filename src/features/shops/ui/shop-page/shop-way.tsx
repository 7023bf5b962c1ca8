import { Trans, useLingui } from "@lingui/react/macro";
import type { MapTiles } from "#platform/config/map-tiles.ts";
import { boxAround } from "#platform/geo/box-around.ts";
import type { Point } from "#platform/geo/geo.ts";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { Section } from "#ui/layout/section.tsx";
import { MapPicture } from "#ui/map-picture/map-picture.tsx";
import { ExternalLink } from "#ui/link/external-link.tsx";
import { SHOP_ZOOM } from "../../map-reference.ts";
import { mapPictureAddress } from "../../pin-scope.ts";
import { NO_FILTERS } from "../../shop-query.ts";
import { otherMaps, pingOfWay } from "../../directions.ts";
import type { Openness } from "../../listing.ts";
import type { Shop } from "../../shop.ts";
import { pictureCredits } from "../map-credits.ts";
import { LazyMap } from "../lazy-map.tsx";
import { OwnPin } from "./own-pin.tsx";
import styles from "./shop-way.module.css";

async function loadMap() {
  const [part] = await Promise.all([import("../map/shop-map.tsx"), needArea("map")]);
  return part;
}

/** How far the neighbours reach whose pins are in the picture: beyond its edges. */
const PICTURE_METRES = 400;

/** Its street and its neighbours, until the map is there. */
function pictureOf({ latitude, longitude }: Point): string {
  const scope = { bbox: boxAround({ latitude, longitude }, PICTURE_METRES), filters: NO_FILTERS };
  return mapPictureAddress(scope, { latitude, longitude, zoom: SHOP_ZOOM });
}

type ShopMapPlaceProps = { shop: Shop; tiles: MapTiles; openness: Openness };

/** The map of where it is, which is loaded when it is seen, and the maps of others. The streets of an invented town lie under water. */
export function ShopMapPlace({ shop, tiles, openness }: ShopMapPlaceProps) {
  return (
    <>
      <div className={styles.map}>
        <LazyMap
          load={loadMap}
          map={{ pin: { ...shop, openness }, tiles }}
          picture={
            <MapPicture
              address={pictureOf(shop)}
              credits={pictureCredits(tiles)}
              isPatient
              mark={<OwnPin openness={openness} street={shop.street} />}
            />
          }
        />
      </div>
      {shop.isSample && (
        <p className={styles.soft}>
          <Trans id="shop-page.sample-place">
            The Markerwaard was never drained. Take a boat, and a sandwich.
          </Trans>
        </p>
      )}
      <OtherMaps shop={shop} />
    </>
  );
}

/** The map by itself, where no card at the side has it. */
export function ShopWay(props: ShopMapPlaceProps) {
  return (
    <Section title={<Trans id="shop-page.way">Getting there</Trans>} className={styles.narrow}>
      <ShopMapPlace {...props} />
    </Section>
  );
}

/** Links: nothing is loaded from elsewhere before one is pressed. */
function OtherMaps({ shop }: { shop: Shop }) {
  const { t } = useLingui();
  const newTabLabel = t({ id: "link.new-tab", message: "opens in a new tab" });
  return (
    <ul className={styles.links}>
      {otherMaps(shop).map(({ name, href }) => (
        <li key={href}>
          <ExternalLink
            href={href}
            ping={pingOfWay(shop)}
            newTabLabel={href.startsWith("http") ? newTabLabel : undefined}
          >
            {name ?? <Trans id="shop.directions.app">Open in your map app</Trans>}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
