import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { locationTitle } from "#platform/errors/error-texts.ts";
import { currentPosition, type LocationTrouble, NoLocation } from "#platform/geo/geolocation.ts";
import { localeOfTag } from "#platform/i18n/locales.ts";
import { noteCurrentLocation } from "#features/accounts/calls.ts";
import { LOCATION_WORDS } from "#features/places/location-words.ts";
import { FollowButton } from "#features/social/ui/follow-button.tsx";
import { Button } from "#ui/button/button.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { LocateGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SkeletonLine } from "#ui/skeleton/skeleton-line.tsx";
import { type PickFrom, readShopsToPick, readTownsToPick, type ShopToPick } from "../calls.ts";
import styles from "./pick-shops.module.css";

const ANYWHERE: PickFrom = {};

/** The shops of the step, and from where they are. */
export interface Offered {
  from: PickFrom;
  shops?: readonly ShopToPick[];
  /** From where `shops` are: they stay until others have come. */
  loadedFrom?: PickFrom;
}

export const NOTHING_OFFERED: Offered = { from: ANYWHERE };

type PickShopsProps = {
  /** Kept by the caller while other steps are shown: what was pressed belongs to these shops, also while it is still being sent. */
  offered: Offered;
  onOffer: (change: (before: Offered) => Offered) => void;
};

/** The first ten shops, or those of a town, or those around once one says where one is. */
export function PickShops({ offered: { from, shops, loadedFrom }, onOffer }: PickShopsProps) {
  const { i18n, t } = useLingui();
  const locale = localeOfTag(i18n.locale);
  const [towns, setTowns] = useState<readonly { url: string; name: string }[]>([]);
  const [trouble, setTrouble] = useState<LocationTrouble | "network" | null>(null);
  const [isLocating, setLocating] = useState(false);

  useEffect(() => {
    if (loadedFrom === from) return undefined;
    let isStale = false;
    // What stands there stays until the others have come, and when they do not.
    readShopsToPick(locale, from)
      .then(
        (found) => isStale || onOffer((before) => ({ ...before, shops: found, loadedFrom: from })),
        () => isStale || setTrouble("network"),
      )
      .finally(() => isStale || setLocating(false));
    return () => {
      isStale = true;
    };
  }, [locale, from, loadedFrom, onOffer]);

  useEffect(() => {
    // Without the towns there is still the position.
    readTownsToPick(locale).then(setTowns, () => undefined);
  }, [locale]);

  function choose(next: PickFrom) {
    setTrouble(null);
    onOffer((before) => ({ ...before, from: next }));
  }

  async function showNear() {
    setLocating(true);
    setTrouble(null);
    try {
      const point = await currentPosition();
      noteCurrentLocation(point);
      choose({ ...point });
    } catch (error) {
      setLocating(false);
      setTrouble(error instanceof NoLocation ? error.reason : "network");
    }
  }

  return (
    <>
      <p>
        <Trans id="welcome.shops.text">You’ll find them under Saved, and hear when a menu changes.</Trans>
      </p>
      <div className={styles.where}>
        <Button
          kind="quiet"
          icon={<Icon glyph={LocateGlyph} />}
          isLoading={isLocating}
          onClick={() => void showNear()}
        >
          <Trans id="welcome.shops.near">Shops near me</Trans>
        </Button>
        {towns.length > 0 && (
          <SelectField
            label={t({ id: "welcome.shops.town", message: "Or choose a town" })}
            options={[
              { value: "", label: t({ id: "welcome.shops.anywhere", message: "Anywhere" }) },
              ...towns.map(({ url, name }) => ({ value: url, label: name })),
            ]}
            value={"city" in from ? from.city : ""}
            onChange={({ target }) => choose(target.value ? { city: target.value } : ANYWHERE)}
          />
        )}
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
          {shops.map(({ _id, url, name, street, houseNumber, city, follow }) => (
            <li key={_id} className={styles.shop}>
              <span className={styles.words}>
                <strong>{name}</strong>
                <span className={styles.place}>
                  {street && `${[street, houseNumber].filter(Boolean).join(" ")}, `}
                  {city.name}
                </span>
              </span>
              <FollowButton shop={{ id: Number(_id), slug: url, name }} follow={follow} isIcon />
            </li>
          ))}
        </ul>
      ) : (
        trouble !== "network" && <SkeletonLine />
      )}
    </>
  );
}
