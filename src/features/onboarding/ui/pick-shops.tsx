import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { locationTitle } from "#platform/errors/error-texts.ts";
import { currentPosition, type LocationTrouble, NoLocation } from "#platform/geo/geolocation.ts";
import { localeOfTag } from "#platform/i18n/locales.ts";
import { noteCurrentLocation } from "#features/accounts/calls.ts";
import { LOCATION_WORDS } from "#features/places/location-words.ts";
import { FollowButton } from "#features/social/ui/follow-button.tsx";
import { Button } from "#ui/button/button.tsx";
import { LocateGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SkeletonLine } from "#ui/skeleton/skeleton-line.tsx";
import { readShopsToPick, type ShopToPick } from "../calls.ts";
import styles from "./pick-shops.module.css";

/** The first ten shops, or those around once one says where one is. */
export function PickShops() {
  const { i18n } = useLingui();
  const locale = localeOfTag(i18n.locale);
  const [shops, setShops] = useState<readonly ShopToPick[]>();
  const [trouble, setTrouble] = useState<LocationTrouble | "network" | null>(null);
  const [isLocating, setLocating] = useState(false);

  useEffect(() => {
    readShopsToPick(locale).then(setShops, () => setTrouble("network"));
  }, [locale]);

  async function showNear() {
    setLocating(true);
    setTrouble(null);
    try {
      const point = await currentPosition();
      noteCurrentLocation(point);
      setShops(await readShopsToPick(locale, point));
    } catch (error) {
      // The first ten stay.
      setTrouble(error instanceof NoLocation ? error.reason : "network");
    } finally {
      setLocating(false);
    }
  }

  return (
    <>
      <p>
        <Trans id="welcome.shops.text">You’ll find them under Saved, and hear when a menu changes.</Trans>
      </p>
      <div>
        <Button
          kind="quiet"
          icon={<Icon glyph={LocateGlyph} />}
          isLoading={isLocating}
          onClick={() => void showNear()}
        >
          <Trans id="welcome.shops.near">Shops near me</Trans>
        </Button>
      </div>
      <div aria-live="polite">
        {trouble && trouble !== "network" && (
          <Notice tone="warning" title={i18n._(locationTitle)}>
            {i18n._(LOCATION_WORDS[trouble])}
          </Notice>
        )}
        {trouble === "network" && (
          <Notice tone="problem">
            <Trans id="welcome.shops.failed">The shops didn’t load. You can go on without.</Trans>
          </Notice>
        )}
      </div>
      {shops ? (
        <ul className={styles.shops}>
          {shops.map(({ _id, name, street, houseNumber, city, follow }) => (
            <li key={_id} className={styles.shop}>
              <span className={styles.words}>
                <strong>{name}</strong>
                <span className={styles.place}>
                  {street && `${[street, houseNumber].filter(Boolean).join(" ")}, `}
                  {city.name}
                </span>
              </span>
              <FollowButton shop={{ id: Number(_id), name }} follow={follow} isIcon />
            </li>
          ))}
        </ul>
      ) : (
        trouble !== "network" && <SkeletonLine />
      )}
    </>
  );
}
