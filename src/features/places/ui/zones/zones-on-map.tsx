import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type PageError, pageErrorOf } from "#platform/errors/page-error.ts";
import { useFailureText } from "#platform/errors/use-cause.ts";
import { localeOfTag } from "#platform/i18n/locales.ts";
import { classNames } from "#ui/class-names.ts";
import { Button } from "#ui/button/button.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { Link } from "#ui/link/link.tsx";
import { boundsOf, showAreas } from "#ui/map/area-layers.ts";
import type { RunningMap } from "#ui/map/map-start.ts";
import { type MappedZone, readZones } from "../../calls.ts";
import { ToldBy } from "../city-guide/local-rules.tsx";
import styles from "./zones-on-map.module.css";

interface ZonesOnMapProps {
  map: RunningMap;
  /** The map is the page itself. */
  isScreen?: boolean;
  /** Something else is shown in its place. */
  isBelow?: boolean;
  /** A zone was pressed: what else is open is put away for it. */
  onPress: () => void;
}

/** The zones of the country on a map, and those in view in words: each with its town, what is forbidden, who says so and since when. */
export function ZonesOnMap({ map, isScreen, isBelow, onPress }: ZonesOnMapProps) {
  const { t } = useLingui();
  const { zones, failure, tryAgain } = useZones();
  const { inView, pressed } = useAreas(map, { zones, onPress });
  const count = inView.length;
  return (
    <div className={classNames(styles.place, isScreen && styles.screen, isBelow && styles.below)}>
      {failure && <ZonesFailed failure={failure} onTryAgain={tryAgain} />}
      <VisuallyHidden as="output">
        {zones && (
          <Plural
            id="zones.in-view"
            value={count}
            _0="No no-smoking zone on this part of the map"
            one="# no-smoking zone on this part of the map"
            other="# no-smoking zones on this part of the map"
          />
        )}
      </VisuallyHidden>
      {zones && count > 0 && (
        <details
          key={pressed?.times}
          className={styles.zones}
          open={pressed !== null || matchMedia(HAS_ROOM).matches}
        >
          <summary>
            <Plural id="zones.count" value={count} one="# no-smoking zone" other="# no-smoking zones" />
          </summary>
          <ul aria-label={t({ id: "zones.in-words", message: "No-smoking zones in view" })}>
            {inView.map((id) => {
              const zone = zones[id] as MappedZone;
              return (
                <ZoneInWords
                  key={id}
                  zone={zone}
                  isPressed={pressed?.id === id}
                  onShow={() => map.showAll(boundsOf(zone.ring))}
                />
              );
            })}
          </ul>
          <p>
            <Link to="/about#sources">
              <Trans id="zones.licences">Sources and licences</Trans>
            </Link>
          </p>
        </details>
      )}
    </div>
  );
}

/** On a phone it would cover the map: there it is folded until it is pressed. */
const HAS_ROOM = "(min-width: 768px)";

type ZoneInWordsProps = { zone: MappedZone; isPressed: boolean; onShow: () => void };

function ZoneInWords({ zone, isPressed, onShow }: ZoneInWordsProps) {
  const { name, town } = zone;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isPressed) item.current?.focus();
  }, [isPressed]);
  return (
    <li ref={item} tabIndex={-1} aria-current={isPressed || undefined}>
      <strong>{name}</strong>, {town}
      <p>
        <Trans id="zones.rule">Smoking cannabis outdoors is forbidden in this area.</Trans>{" "}
        <ToldBy {...zone} />
      </p>
      <Button kind="bare" onClick={onShow}>
        <Trans id="zones.show">Zoom in on it</Trans>
      </Button>
    </li>
  );
}

/** Read once: they change so seldom that a visit does not see it. */
function useZones() {
  const { i18n } = useLingui();
  const locale = localeOfTag(i18n.locale);
  const [attempt, setAttempt] = useState(0);
  const [zones, setZones] = useState<readonly MappedZone[] | null>(null);
  const [failure, setFailure] = useState<PageError | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    readZones({ locale, signal: leaving.signal }).then(setZones, (error: unknown) => {
      if (!leaving.signal.aborted) setFailure(pageErrorOf(error));
    });
    return () => leaving.abort();
  }, [locale, attempt]);
  function tryAgain() {
    setFailure(null);
    setAttempt((count) => count + 1);
  }
  return { zones, failure, tryAgain };
}

interface Areas {
  zones: readonly MappedZone[] | null;
  onPress: () => void;
}

/** Draws the zones, and tells which of them are in view and which was pressed; each by its place in the list. */
function useAreas(map: RunningMap, { zones, onPress }: Areas) {
  const [inView, setInView] = useState<readonly number[]>([]);
  const [pressed, setPressed] = useState<{ id: number; times: number } | null>(null);
  const press = useEffectEvent((id: number) => {
    setPressed((before) => ({ id, times: (before?.times ?? 0) + 1 }));
    onPress();
  });
  useEffect(() => {
    const areas = (zones ?? []).map(({ ring }, id) => ({ id, ring }));
    return showAreas(map, { areas, onPress: (id) => press(id), onInView: setInView });
  }, [map, zones]);
  return { inView, pressed };
}

type ZonesFailedProps = { failure: PageError; onTryAgain: () => void };

function ZonesFailed({ failure, onTryAgain }: ZonesFailedProps) {
  const text = useFailureText(failure);
  return (
    <div role="alert" className={styles.zones}>
      <p>
        <Trans id="zones.failed">The no-smoking zones couldn’t be put on the map.</Trans> {text}
      </p>
      <Button kind="quiet" onClick={onTryAgain}>
        <Trans id="zones.again">Try again</Trans>
      </Button>
    </div>
  );
}
