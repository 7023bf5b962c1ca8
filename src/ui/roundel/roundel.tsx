import { classNames } from "../class-names.ts";
import { monogram } from "./monogram.ts";
import { roundelTone } from "./roundel-tone.ts";
import styles from "./roundel.module.css";

type RoundelProps = {
  /** What its colours are drawn from: a brand's id. */
  seed: string;
  name: string;
  isLarge?: boolean;
};

/** The sign of a brand without a logo. Decoration: the name stands beside it. */
export function Roundel({ seed, name, isLarge }: RoundelProps) {
  const tone = styles[roundelTone(seed)];
  return (
    <span aria-hidden="true" className={classNames(styles.roundel, isLarge && styles.large, tone)}>
      {monogram(name)}
    </span>
  );
}
