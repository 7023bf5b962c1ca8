import { Trans } from "@lingui/react/macro";
import { type ComponentType, type ReactNode, useRef, useState } from "react";
import { classNames } from "#ui/class-names.ts";
import { MapGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { useWhenSeen } from "#ui/use-when-seen.ts";
import styles from "./lazy-map.module.css";

/** The callbacks of a map to its placeholder. */
export interface MapInPlace {
  /** Called with true once it is visible, with false when it is removed. For a placeholder picture. */
  onRunning?: ((isRunning: boolean) => void) | undefined;
}

type LazyMapProps<Props> = {
  /** Loads the module with the map; must always be the same function. */
  load: () => Promise<{ default: ComponentType<Props & MapInPlace> }>;
  map: Props;
  /** Shown until the map is visible, and where there is none. */
  picture?: ReactNode;
  /** The map is what the page was opened for, so it is loaded at once. */
  isAwaited?: boolean;
};

/** Reserves the space of a map and loads its code and data once it is seen; in most visits it never is. */
export function LazyMap<Props extends object>({ load, map, picture, isAwaited }: LazyMapProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ Map: ComponentType<Props & MapInPlace> } | null>(null);
  const [isRunning, setRunning] = useState(false);
  useWhenSeen(place, whenSeen, { isAwaited });

  function whenSeen() {
    // When the map fails to load the placeholder stays: the list has everything it would show.
    load().then(
      (module) => setLoaded({ Map: module.default }),
      () => undefined,
    );
    return () => undefined;
  }
  return (
    <div ref={place} className={styles.place}>
      {!isRunning && picture}
      {loaded ? (
        <loaded.Map {...map} onRunning={picture ? setRunning : undefined} />
      ) : (
        <div className={classNames(styles.words, !picture && styles.placeholder)}>
          {!picture && <Icon glyph={MapGlyph} size={28} />}
          <noscript>
            <Trans id="map.no-script">The list has everything the map has.</Trans>
          </noscript>
        </div>
      )}
    </div>
  );
}
