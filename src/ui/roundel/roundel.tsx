import { classNames } from "../class-names.ts";
import { pick } from "../facade/lots.ts";
import { monogram } from "./monogram.ts";
import styles from "./roundel.module.css";

const TONES = ["canal", "brick", "saffron", "paper"] as const;

type RoundelProps = {
  /** What its colours are drawn from: a brand's id. */
  seed: string;
  name: string;
  isLarge?: boolean;
};

/** The sign of a brand without a logo. Decoration: the name stands beside it. */
export function Roundel({ seed, name, isLarge }: RoundelProps) {
  const tone = styles[pick(seed, "roundel", TONES)];
  return (
    <span aria-hidden="true" className={classNames(styles.roundel, isLarge && styles.large, tone)}>
      {monogram(name)}
    </span>
  );
}
