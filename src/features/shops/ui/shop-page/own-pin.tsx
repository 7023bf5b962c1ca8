import type { Openness } from "../../listing.ts";
import { LIT, PIN_FRONTS, PIN_HOUSES, PIN_SIZE } from "../../pin-shape.ts";
import styles from "./own-pin.module.css";

type OwnPinProps = { openness: Openness; street: string | null };

/** The house of the shop in the middle of a picture of its map, as the map has it, and the name of its street. */
export function OwnPin({ openness, street }: OwnPinProps) {
  const { width, height } = PIN_SIZE;
  return (
    <div className={styles.pin} data-openness={openness} aria-hidden>
      <svg viewBox={`0 0 ${width} ${height}`} className={styles.house}>
        <path className={styles.wall} d={PIN_HOUSES[openness]} />
        {/* Lit by an attribute: the policy of the page takes no style of an element. */}
        <path
          className={openness === "open" ? undefined : styles.front}
          fill={openness === "open" ? LIT : undefined}
          d={PIN_FRONTS[openness]}
        />
      </svg>
      {street && <span className={styles.street}>{street}</span>}
    </div>
  );
}
