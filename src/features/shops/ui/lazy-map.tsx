import { Trans } from "@lingui/react/macro";
import { type ComponentType, type ReactNode, useRef, useState } from "react";
import { classNames } from "#ui/class-names.ts";
import { MapGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { useWhenSeen } from "#ui/use-when-seen.ts";
import styles from "./lazy-map.module.css";

/** What a map tells the place that it takes. */
export interface MapInPlace {
  /** With true once it can be seen, with false when it goes. Given where a picture stands in its place until then. */
  onRunning?: ((isRunning: boolean) => void) | undefined;
}

type LazyMapProps<Props> = {
  /** Fetches the module with the map; always the same function. */
  load: () => Promise<{ default: ComponentType<Props & MapInPlace> }>;
  map: Props;
  /** Stands there until the map can be seen, and where none ever is. */
  picture?: ReactNode;
};

/** Keeps the place of a map and fetches all that belongs to it once somebody sees it; most visits never do. */
export function LazyMap<Props extends object>({ load, map, picture }: LazyMapProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ Map: ComponentType<Props & MapInPlace> } | null>(null);
  const [isRunning, setRunning] = useState(false);
  useWhenSeen(place, () => {
    // A map that does not arrive leaves its place as it is: the list has everything it would show.
    load().then(
      (module) => setLoaded({ Map: module.default }),
      () => undefined,
    );
    return () => undefined;
  });
  return (
    <div ref={place} className={styles.place}>
      {!isRunning && picture}
      {loaded ? (
        <loaded.Map {...map} onRunning={picture ? setRunning : undefined} />
      ) : (
        <div className={classNames(styles.words, !picture && styles.placeholder)}>
          {!picture && <Icon glyph={MapGlyph} size={28} />}
          <noscript>
            <Trans id="map.no-script">The list has everything that the map has.</Trans>
          </noscript>
        </div>
      )}
    </div>
  );
}
