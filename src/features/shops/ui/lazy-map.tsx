import { Trans } from "@lingui/react/macro";
import { type ComponentType, useRef, useState } from "react";
import { MapGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { useWhenSeen } from "#ui/use-when-seen.ts";
import styles from "./lazy-map.module.css";

type LazyMapProps<Props> = {
  /** Fetches the module with the map; always the same function. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  map: Props;
};

/** Keeps the place of a map and fetches all that belongs to it once it is seen; most visits never do. */
export function LazyMap<Props extends object>({ load, map }: LazyMapProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<{ Map: ComponentType<Props> } | null>(null);
  useWhenSeen(place, () => {
    // A map that does not arrive leaves its place empty: the list has everything it would show.
    load().then(
      (module) => setLoaded({ Map: module.default }),
      () => undefined,
    );
    return () => undefined;
  });
  return (
    <div ref={place} className={styles.place}>
      {loaded ? (
        <loaded.Map {...map} />
      ) : (
        <div className={styles.placeholder}>
          <Icon glyph={MapGlyph} size={28} />
          <noscript>
            <Trans id="map.no-script">The list has everything that the map has.</Trans>
          </noscript>
        </div>
      )}
    </div>
  );
}
