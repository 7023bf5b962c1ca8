import { IconButton } from "../button/icon-button.tsx";
import { OverviewGlyph, ZoomInGlyph, ZoomOutGlyph } from "../icon/glyphs.ts";
import { Icon } from "../icon/icon.tsx";
import type { MapWords, RunningMap } from "./map-start.ts";
import styles from "./map.module.css";

/** What fingers, wheel and keys do, as buttons. */
export function MapTools({ map, words }: { map: RunningMap; words: MapWords }) {
  return (
    <div className={styles.tools}>
      <IconButton label={words.zoomIn} icon={<Icon glyph={ZoomInGlyph} />} onClick={map.zoomIn} />
      <IconButton label={words.zoomOut} icon={<Icon glyph={ZoomOutGlyph} />} onClick={map.zoomOut} />
      <IconButton label={words.reset} icon={<Icon glyph={OverviewGlyph} />} onClick={map.reset} />
    </div>
  );
}
