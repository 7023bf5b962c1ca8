import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnControl } from "#features/dashboard/ui/editor/own-control.ts";
import { PlaceControl } from "#features/dashboard/ui/editor/place-control.tsx";
import { PlaceOnMap } from "#features/shops/ui/place-on-map.tsx";
import type { MapTiles } from "#platform/config/map-tiles.ts";
import { placeTyped, type TypedPlace, typedPlaceOf } from "#platform/geo/typed-place.ts";
import { EDITED_SHOP_FIELDS } from "../../shop-fields.ts";
import styles from "./shop-editing.module.css";

type LocationControlProps = OwnControl & { tiles: MapTiles };

/** Where the door is: on a map, or in degrees. */
export function LocationControl({ tiles, value, isReadOnly, onChange, ...control }: LocationControlProps) {
  const { i18n } = useLingui();
  const typed = value as TypedPlace;
  return (
    <div className={styles.location}>
      <PlaceControl
        {...control}
        label={i18n._(EDITED_SHOP_FIELDS.location.label)}
        value={typed}
        isReadOnly={isReadOnly}
        onChange={onChange}
      />
      {!isReadOnly && (
        <PlaceOnMap place={placeTyped(typed)} tiles={tiles} onMove={(place) => onChange(typedPlaceOf(place))}>
          <Trans id="suggest.place.map">Put the pin on the door</Trans>
        </PlaceOnMap>
      )}
    </div>
  );
}
