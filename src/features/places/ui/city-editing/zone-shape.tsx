import type { Area } from "#platform/geo/ring.ts";
import styles from "./zones.module.css";

const SIZE = 160;

/** The outline of a zone, north up: whether its corners are in their order is seen at a glance. */
export function ZoneShape({ area: { coordinates } }: { area: Area }) {
  const ring = coordinates[0] ?? [];
  const latitudes = ring.map(([, latitude]) => latitude);
  const longitudes = ring.map(([longitude]) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  // Up here a degree of longitude is shorter than one of latitude.
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = SIZE / Math.max(north - south, (east - west) * narrowing);
  const points = ring.map(([longitude, latitude]) =>
    [(longitude - west) * narrowing * scale, (north - latitude) * scale]
      .map((one) => one.toFixed(1))
      .join(","),
  );
  return (
    <svg
      aria-hidden
      className={styles.shape}
      viewBox={`-2 -2 ${SIZE + 4} ${SIZE + 4}`}
      width={SIZE}
      height={SIZE}
    >
      <polygon points={points.join(" ")} />
    </svg>
  );
}
