import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import type { MapTiles } from "#platform/config/map-tiles.ts";
import type { Point } from "#platform/geo/geo.ts";
import type { Corner } from "#platform/geo/ring.ts";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { pressedPart } from "#platform/pressed-part.tsx";
import { Button } from "#ui/button/button.tsx";
import { MapGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";

const AreaMap = pressedPart(async () => {
  const [part] = await Promise.all([import("./area-map.tsx"), needArea("map")]);
  return part.AreaMap;
});

export interface AreaOnMapProps {
  /** As they are typed. */
  corners: readonly Corner[];
  tiles: MapTiles;
  /** Where the map begins as long as there is no corner. */
  around: Point;
  onChange: (corners: readonly Corner[]) => void;
}

/** A button that opens a map on which the corners of an area are set. What is typed beside it is seen there at once. */
export function AreaOnMap(props: AreaOnMapProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div>
        <Button
          kind="quiet"
          icon={<Icon glyph={MapGlyph} />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Trans id="city-editing.area.map">Draw it on the map</Trans>
        </Button>
      </div>
      {isOpen && <AreaMap {...props} onMissing={() => setOpen(false)} />}
    </>
  );
}
