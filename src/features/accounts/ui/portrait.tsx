import { classNames } from "#ui/class-names.ts";
import styles from "./portrait.module.css";

type PortraitProps = {
  src: string;
  /** In rem: how large it is shown. */
  size?: 1.5 | 2.25 | 3 | 6;
  /** Where the picture itself says something. */
  alt?: string;
};

const CLASSES = { 1.5: styles.small, 2.25: undefined, 3: styles.large, 6: styles.huge };

/** The picture of a person. Decoration by default: the name stands beside it, or names the button it is in. */
export function Portrait({ src, size = 2.25, alt = "" }: PortraitProps) {
  return (
    <img
      src={src}
      alt={alt}
      width={192}
      height={192}
      loading="lazy"
      decoding="async"
      className={classNames(styles.portrait, CLASSES[size])}
    />
  );
}
