import { Trans, useLingui } from "@lingui/react/macro";
import type { LngLat } from "maplibre-gl";
import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import type { Corner } from "#platform/geo/ring.ts";
import { boundsOf } from "#ui/map/area-layers.ts";
import type { RunningMap } from "#ui/map/map-start.ts";
import { BareMap } from "../map/bare-map.tsx";
import styles from "./area-map.module.css";
import type { AreaOnMapProps } from "./area-on-map.tsx";
import { CornerHandles } from "./corner-handles.tsx";
import { useDrawing } from "./use-drawing.ts";

/** A town and its neighbourhood. */
const ZOOMS = { file: 13, url: 13, outline: 9 };

/** A map on which an area is drawn: a press sets a corner, and each is moved and taken away with a finger, a mouse or keys. */
export function AreaMap({ corners, tiles, around, onChange }: AreaOnMapProps) {
  const { t } = useLingui();
  const [map, setMap] = useState<RunningMap | null>(null);
  const [begun] = useState(() =>
    corners.length > 1
      ? { bounds: boundsOf(corners) }
      : { latitude: around.latitude, longitude: around.longitude, zoom: ZOOMS[tiles.kind] },
  );
  const drawing = useDrawing({ corners, onChange });
  const { chosen, isClosed } = drawing;
  usePresses(map, drawing.add);
  const words = {
    name: t({ id: "city-editing.area.name", message: "Map on which the area is drawn" }),
    keys: t({
      id: "city-editing.area.keys",
      message: "Arrow keys move the map below the cross in its middle, plus and minus zoom.",
    }),
    unavailable: t({
      id: "city-editing.area.unavailable",
      message: "Your browser can’t show a map here. The corners can be typed.",
    }),
  };
  const [longitude, latitude] = corners[chosen] ?? [];
  const [number, count] = [chosen + 1, corners.length];
  return (
    <div className={styles.area}>
      <p className={styles.how}>
        <Trans id="city-editing.area.how">
          Press the map to set corners around the area, and drag them. On a corner, arrow keys move it, with
          Shift further; Page Up and Page Down lead to the next one, and Delete takes it away.
        </Trans>
      </p>
      <div className={styles.map}>
        <BareMap tiles={tiles} view={begun} words={words} onMap={setMap} />
        {map && <span className={styles.cross} />}
        {map && <CornerHandles map={map} corners={corners} drawing={drawing} />}
      </div>
      <Cluster gap={2}>
        <Button
          kind="quiet"
          disabled={!map}
          onClick={() => {
            if (map) drawing.add(cornerOf(map.engine.map.getCenter()));
          }}
        >
          <Trans id="city-editing.area.middle">Set a corner in the middle</Trans>
        </Button>
        {!isClosed && count > 2 && (
          <Button kind="quiet" onClick={drawing.close}>
            <Trans id="city-editing.area.close">Close the area</Trans>
          </Button>
        )}
        <Button kind="quiet" onClick={() => drawing.remove(chosen)}>
          <Trans id="city-editing.area.remove">Take the corner away</Trans>
        </Button>
        <Button kind="quiet" onClick={drawing.undo}>
          <Trans id="city-editing.area.undo">Undo</Trans>
        </Button>
      </Cluster>
      <LiveRegion className={styles.how}>
        {count > 0 && (
          <Trans id="city-editing.area.chosen">
            Corner {number} of {count}: {latitude}, {longitude}
          </Trans>
        )}
      </LiveRegion>
    </div>
  );
}

const cornerOf = ({ lng, lat }: LngLat): Corner => [lng, lat];

/** A press on the map sets a corner; two of them are two corners, and do not zoom. */
function usePresses(running: RunningMap | null, add: (corner: Corner) => void): void {
  const press = useEffectEvent(add);
  useEffect(() => {
    if (!running) return undefined;
    const { map } = running.engine;
    map.doubleClickZoom.disable();
    const pressing = map.on("click", ({ lngLat }) => press(cornerOf(lngLat)));
    return () => pressing.unsubscribe();
  }, [running]);
}
