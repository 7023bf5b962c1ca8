import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "#ui/button/button.tsx";
import { LocateGlyph, TrainGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import type { Station } from "../../station.ts";
import styles from "./near-me.module.css";

type ElsewherePlacesProps = {
  stations: readonly Station[];
  /** The field for any other place. */
  search: ReactNode;
  /** The browser does not say where the visitor is; else another place is wanted. */
  isRefused: boolean;
  onUseLocation: () => void;
};

/** Near what? Places to start from, where the visitor's own is not known or not meant. */
export function ElsewherePlaces({ stations, search, isRefused, onUseLocation }: ElsewherePlacesProps) {
  return (
    <div className={styles.elsewhere}>
      <Stack gap={4}>
        <h2>
          <Trans id="near-me.what">Near what?</Trans>
        </h2>
        <p>
          {isRefused ? (
            <Trans id="near-me.refused">
              Your phone won’t say where you are. That’s fine: search for a street, a square or a station, or
              pick one.
            </Trans>
          ) : (
            <Trans id="near-me.elsewhere">Search for a street, a square or a station, or pick one.</Trans>
          )}
        </p>
        {search}
        <ul className={styles.stations}>
          {stations.map(({ slug, name, city, coffeeshopCount }) => (
            <li key={slug}>
              <Link
                to={`/coffeeshops/${city.slug}?open=now&from=${slug}`}
                look="plain"
                className={styles.station}
              >
                <Icon glyph={TrainGlyph} />
                <span>
                  <StationName name={name} city={city.name} />
                  <span className={styles.note}>
                    {city.name}
                    {" · "}
                    <Plural
                      id="near-me.station"
                      value={coffeeshopCount}
                      one="# coffeeshop within 1 km"
                      other="# coffeeshops within 1 km"
                    />
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <Button kind="quiet" icon={<Icon glyph={LocateGlyph} />} onClick={onUseLocation}>
          <Trans id="near-me.use-location">Use my location after all</Trans>
        </Button>
        <p className={styles.note}>
          <Trans id="near-me.kept">
            Signed out, your location is used for this search only; signed in, we keep it with your session,
            to about 100 metres.
          </Trans>
        </p>
      </Stack>
    </div>
  );
}

/** In its own town a station is called no more than that, which says nothing elsewhere. */
const IS_NAMELESS = /^(centraal )?station$/i;

function StationName({ name, city }: { name: string; city: string }) {
  const { t } = useLingui();
  return IS_NAMELESS.test(name) ? t({ id: "near-me.station-of", message: `${city} station` }) : name;
}
