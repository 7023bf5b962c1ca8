import { Lead } from "../layout/lead.tsx";
import { Prose } from "../layout/prose.tsx";
import { Stack } from "../layout/stack.tsx";
import styles from "./gallery.module.css";
import { Specimen } from "./specimen.tsx";

const COLOURS = [
  "paper",
  "surface",
  "sunken",
  "ink",
  "ink-soft",
  "line",
  "field-line",
  "canal",
  "canal-tint",
  "brick",
  "brick-tint",
  "saffron",
  "saffron-tint",
  "open",
  "closing",
  "closed",
] as const;

/** Tokens and running text. */
export function ColoursAndType() {
  return (
    <Specimen title="Colours and type">
      <Stack gap={6}>
        <div className={styles.swatches}>
          {COLOURS.map((colour) => (
            <div key={colour}>
              <svg className={styles.swatch}>
                <rect width="100%" height="100%" fill={`var(--${colour})`} />
              </svg>
              {colour}
            </div>
          ))}
        </div>
        <Prose>
          <h1>Coffeeshops in ’s-Hertogenbosch</h1>
          <Lead>
            Nine shops along the water and behind the market, with what we know of each, and since when.
          </Lead>
          <h2>What to expect</h2>
          <p>
            You show your <a href="#id">passport or identity card</a> at the door, also when you look older.
            Zażółć gęślą jaźń; Příliš žluťoučký kůň úpěl ďábelské ódy; Öffnungszeiten täglich außer an
            Feiertagen.
          </p>
          <h3>Not on the street</h3>
          <ul>
            <li>Smoke inside or at home.</li>
            <li>At most five grams a person a day, and no alcohol.</li>
          </ul>
          <blockquote>Start low, go slow, and eat something first.</blockquote>
        </Prose>
      </Stack>
    </Specimen>
  );
}
