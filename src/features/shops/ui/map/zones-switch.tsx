import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Bbox } from "#platform/geo/bbox.ts";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { pressedPart } from "#platform/pressed-part.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { PrerollGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { RunningMap } from "#ui/map/map-start.ts";
import styles from "./zones-switch.module.css";

export const ZonesOnMap = pressedPart(async () => {
  const [part] = await Promise.all([
    import("#features/places/ui/zones/zones-on-map.tsx"),
    needArea("zones"),
    // Who says so is told as in the rules of a town.
    needArea("city-guide"),
  ]);
  return part.ZonesOnMap;
});

/** For the visit, on every map of it. In memory alone, as where somebody looks (last-town.ts). */
let wereShown = false;

/** Whether the zones are switched on, on a map that has the switch, and whether it shows the place of one. */
export function useZones(boxes: readonly Bbox[] = []) {
  const [areShown, setShown] = useState(wereShown);
  const [areInView, setInView] = useState(false);
  return {
    areShown: areShown && boxes.length > 0,
    areInView,
    /** When it begins and after every movement. */
    look: (map: RunningMap | null) => setInView(boxes.some((box) => map?.sees(box))),
    turn: () => setShown((wereShown = !areShown)),
  };
}

/** The switch among the tools of the map: with it their code and the zones are fetched. */
export function ZonesSwitch({ isOn, onPress }: { isOn: boolean; onPress: () => void }) {
  const { t } = useLingui();
  return (
    <IconButton
      label={t({ id: "map.zones", message: "No-smoking zones" })}
      icon={<Icon glyph={PrerollGlyph} />}
      aria-pressed={isOn}
      className={styles.switch}
      onClick={onPress}
    />
  );
}
