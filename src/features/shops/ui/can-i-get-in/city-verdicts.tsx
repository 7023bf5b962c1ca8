import { Plural } from "@lingui/react/macro";
import { DoneGlyph, ProblemGlyph, UnknownGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { CityDoors } from "../../can-i-get-in-city.ts";
import styles from "./city-doors.module.css";

/** The answer for a whole city is not one word but three counts. */
export function CityVerdicts({ countByVerdict: { yes, uncertain, no } }: Pick<CityDoors, "countByVerdict">) {
  return (
    <ul className={styles.verdicts}>
      <li className={styles.yes}>
        <Icon glyph={DoneGlyph} />
        <span>
          <Plural
            id="door.city.yes"
            value={yes}
            _0="Yes: none"
            one="Yes: # coffeeshop"
            other="Yes: # coffeeshops"
          />
        </span>
      </li>
      <li className={styles.uncertain}>
        <Icon glyph={UnknownGlyph} />
        <span>
          <Plural
            id="door.city.uncertain"
            value={uncertain}
            _0="Not certain: none"
            one="Not certain: # coffeeshop"
            other="Not certain: # coffeeshops"
          />
        </span>
      </li>
      <li className={styles.no}>
        <Icon glyph={ProblemGlyph} />
        <span>
          <Plural
            id="door.city.no"
            value={no}
            _0="No: none"
            one="No: # coffeeshop"
            other="No: # coffeeshops"
          />
        </span>
      </li>
    </ul>
  );
}
