import { Trans, useLingui } from "@lingui/react/macro";
import { openStreetMapOf } from "#features/shops/directions.ts";
import { isInCountry, type Point } from "#platform/geo/geo.ts";
import { TextField } from "#ui/field/text-field.tsx";
import { Grid } from "#ui/layout/grid.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ExternalLink } from "#ui/link/external-link.tsx";
import { isNearCity, type PlaceOfNewShop } from "../../new-shop.ts";
import { doubtfulDegrees, placeTyped, type TypedPlace } from "#platform/geo/typed-place.ts";

type NewShopPlaceProps = {
  typed: TypedPlace;
  place: PlaceOfNewShop;
  onType: (typed: TypedPlace) => void;
};

/** Where a shop that is missing will stand on the map: our guess, which the admin can correct. */
export function NewShopPlace({ typed, place, onType }: NewShopPlaceProps) {
  const { t } = useLingui();
  const location = placeNear(place, typed);
  const wrong = t({
    id: "dashboard.place.wrong",
    message: "Must be in or near its town, in degrees such as 52.0907 and 5.1214.",
  });
  const error = location === null ? wrong : undefined;
  const doubtful = doubtfulDegrees(typed);
  return (
    <Section level={3} title={<Trans id="dashboard.place">Where on the map</Trans>}>
      <Stack gap={3}>
        <p>
          <Trans id="dashboard.place.guess">
            Our guess, by its postcode or street. Correct it if you know where the door is.
          </Trans>
        </p>
        <Grid columns="tiles">
          <TextField
            label={t({ id: "dashboard.place.latitude", message: "Latitude" })}
            inputMode="decimal"
            autoComplete="off"
            value={typed.latitude}
            error={doubtful === "latitude" ? error : undefined}
            onChange={({ target }) => onType({ ...typed, latitude: target.value })}
          />
          <TextField
            label={t({ id: "dashboard.place.longitude", message: "Longitude" })}
            inputMode="decimal"
            autoComplete="off"
            value={typed.longitude}
            error={doubtful === "longitude" ? error : undefined}
            onChange={({ target }) => onType({ ...typed, longitude: target.value })}
          />
        </Grid>
        {location && (
          <p>
            <ExternalLink
              href={openStreetMapOf({ osmId: null, ...location })}
              newTabLabel={t({ id: "link.new-tab", message: "opens in a new tab" })}
            >
              <Trans id="dashboard.place.look">Look at it on OpenStreetMap</Trans>
            </ExternalLink>
          </p>
        )}
      </Stack>
    </Section>
  );
}

/** Null for what is no place near the city. */
export function placeNear({ centre }: PlaceOfNewShop, typed: TypedPlace): Point | null {
  const location = placeTyped(typed);
  return location && isInCountry(location) && isNearCity(location, centre) ? location : null;
}
