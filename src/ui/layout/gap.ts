import styles from "./layout.module.css";

/** Distances in steps of 4 px. */
export type Gap = 1 | 2 | 3 | 4 | 6 | 8 | 12 | 16;

export function gapClass(gap: Gap): string | undefined {
  return styles[`gap${gap}`];
}
