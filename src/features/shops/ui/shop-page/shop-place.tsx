import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { distanceText } from "#platform/i18n/format.ts";
import { NextGlyph, PlaceGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { ExternalLink } from "#ui/link/external-link.tsx";
import { pingOfWay, walkTo } from "../../directions.ts";
import type { LandmarkNearby } from "../../landmark-nearby.ts";
import type { Shop } from "../../shop.ts";
import styles from "./shop-place.module.css";

type ShopPlaceProps = {
  shop: Shop;
  /** Squares and stations near it, best known first. */
  landmarks: readonly LandmarkNearby[];
  /** From the middle of its town, for where no landmark is known. */
  centreMetres: number | null;
};

/** The address, which is the way there when pressed, and how far it is from a place that people know. */
export function ShopPlace({ shop, landmarks, centreMetres }: ShopPlaceProps) {
  const street = [shop.street, shop.houseNumber].filter(Boolean).join(" ");
  const town = [shop.postcode, shop.city.name].filter(Boolean).join(" ");
  return (
    <address className={styles.place}>
      <ExternalLink href={walkTo(shop)} ping={pingOfWay(shop)} look="plain" className={styles.row}>
        <Icon glyph={PlaceGlyph} />
        <span>
          {street ? `${street}, ${town}` : town}
          <span className={styles.distance}>
            {landmarks.length > 0
              ? landmarks.map((landmark) => (
                  <span key={landmark.name} className={styles.from}>
                    <FromLandmark landmark={landmark} />
                  </span>
                ))
              : centreMetres !== null && <FromCentre cityName={shop.city.name} metres={centreMetres} />}
          </span>
        </span>
        <Icon glyph={NextGlyph} />
      </ExternalLink>
    </address>
  );
}

function FromLandmark({ landmark: { name, metres, walkMinutes } }: { landmark: LandmarkNearby }) {
  const { i18n } = useLingui();
  const distance = distanceText(i18n.locale, metres);
  if (walkMinutes === null)
    return (
      <Trans id="shop-page.from-landmark">
        {distance} from {name}
      </Trans>
    );
  return (
    <Plural
      id="shop-page.walk-from-landmark"
      value={walkMinutes}
      one={`# minute on foot from ${name}`}
      other={`# minutes on foot from ${name}`}
    />
  );
}

function FromCentre({ cityName, metres }: { cityName: string; metres: number }) {
  const { i18n } = useLingui();
  const distance = distanceText(i18n.locale, metres);
  return (
    <Trans id="shop-page.from-centre">
      {distance} from the centre of {cityName}
    </Trans>
  );
}
