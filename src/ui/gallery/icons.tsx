import * as glyphs from "../icon/glyphs.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./gallery.module.css";
import { Specimen } from "./specimen.tsx";

/** All drawings with our names for them. */
export function Icons() {
  return (
    <Specimen title="Icons">
      <ul className={styles.swatches}>
        {Object.entries(glyphs).map(([name, glyph]) => (
          <li key={name}>
            <Icon glyph={glyph} size={24} />
            {name.replace("Glyph", "")}
          </li>
        ))}
      </ul>
    </Specimen>
  );
}
