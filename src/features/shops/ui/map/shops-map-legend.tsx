import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { onThemeChange, paintOf } from "#ui/map/map-paint.ts";
import { imageOf } from "./shops-map-images.ts";
import styles from "./shops-map-legend.module.css";

const IMAGES = ["open/real", "unknown/real", "closed/real", "unknown/sample"] as const;

/** What the pins look like, drawn as on the map. */
export function ShopsMapLegend({ hasSamples }: { hasSamples: boolean }) {
  const list = useRef<HTMLUListElement>(null);
  const [pictures, setPictures] = useState<string[]>([]);
  useEffect(() => {
    const draw = () => {
      if (!list.current) return;
      const paint = paintOf(list.current);
      setPictures(IMAGES.map((name) => imageOf(name, paint)?.svg ?? ""));
    };
    draw();
    return onThemeChange(draw);
  }, []);
  const [open, unknown, closed, sample] = pictures;
  return (
    <ul ref={list} className={styles.legend}>
      <li>
        <Picture svg={open} />
        <Trans id="map.legend.open">Open now</Trans>
      </li>
      <li>
        <Picture svg={unknown} />
        <Trans id="map.legend.unknown">Hours not known</Trans>
      </li>
      <li>
        <Picture svg={closed} />
        <Trans id="map.legend.closed">Closed now</Trans>
      </li>
      {hasSamples && (
        <li>
          <Picture svg={sample} />
          <Trans id="map.legend.sample">Invented sample</Trans>
        </li>
      )}
    </ul>
  );
}

function Picture({ svg }: { svg: string | undefined }) {
  return svg ? (
    <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" width={20} height={25} />
  ) : null;
}
