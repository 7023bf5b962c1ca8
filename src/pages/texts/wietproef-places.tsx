import { Plural, Trans } from "@lingui/react/macro";
import type { WietproefPlace } from "#features/shops/wietproef-place.ts";
import { MapInPage } from "#features/shops/ui/map-in-page.tsx";
import { NO_FILTERS } from "#features/shops/shop-query.ts";
import type { MapTiles } from "#platform/config/map-tiles.ts";
import { WHOLE_COUNTRY } from "#platform/geo/bbox.ts";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import styles from "./wietproef.module.css";

const LIST_ID = "places-list";
const ALL_OF_THEM = { bbox: null, isWietproef: true, filters: NO_FILTERS };

/** The municipalities that take part, each with its list and its map, and all their shops on one. */
export function WietproefPlaces({ places, tiles }: { places: WietproefPlace[]; tiles: MapTiles }) {
  const { official } = places.find((place) => place.official) ?? { official: null };
  const { year, source } = official ?? { year: 0, source: "" };
  return (
    <Section id="places" title={<Trans id="wietproef.places">The municipalities</Trans>}>
      <Stack gap={3}>
        <div className={styles.map}>
          <MapInPage scope={ALL_OF_THEM} bounds={WHOLE_COUNTRY} tiles={tiles} listId={LIST_ID} />
        </div>
        <ul id={LIST_ID} tabIndex={-1} className={styles.places}>
          {places.map((place) => (
            <PlaceLine key={place.name} place={place} />
          ))}
        </ul>
        {official && (
          <p className={styles.note}>
            <Trans id="wietproef.places.source">
              Official counts: end of {year}, {source}. Our own list is incomplete.
            </Trans>
          </p>
        )}
      </Stack>
    </Section>
  );
}

function PlaceLine({ place: { name, citySlug, official, listedCount } }: { place: WietproefPlace }) {
  return (
    <li className={styles.place}>
      <h3>{citySlug ? <Link to={`/coffeeshops/${citySlug}`}>{name}</Link> : name}</h3>
      <p className={styles.note}>
        {official && (
          <Plural
            id="wietproef.official"
            value={official.count}
            one="# coffeeshop officially"
            other="# coffeeshops officially"
          />
        )}
        {official && ", "}
        <Plural
          id="wietproef.listed"
          value={listedCount}
          _0="none listed here"
          one="# listed here"
          other="# listed here"
        />
      </p>
      {citySlug && (
        <p>
          <Link to={`/map/${citySlug}`}>
            <Trans id="wietproef.on-map">{name} on the map</Trans>
          </Link>
        </p>
      )}
    </li>
  );
}
