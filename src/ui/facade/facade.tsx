import { classNames } from "../class-names.ts";
import { houseAddress } from "./house-address.ts";
import styles from "./facade.module.css";

type FacadeProps = {
  /** What the house is drawn from: a shop's id. The same seed is the same house everywhere and for ever. */
  seed: string;
  /** The text alternative; without it the picture is decoration. */
  name?: string;
  /** Known to be open: by night its ground floor is lit. */
  isOpen?: boolean;
  /** For the first picture of a page; others are lazy. */
  isOpening?: boolean;
  /** Of the frame, which the house fills: 4:3 unless it says another size. */
  className?: string;
};

/**
 * The canal house of a shop without a photo, by day or by night as the theme has it. It is a picture of its own and not part of
 * the page: two dozen of them would be half of a list's document.
 */
export function Facade({ seed, name = "", isOpen = false, isOpening = false, className }: FacadeProps) {
  return (
    <picture className={classNames(styles.facade, className)}>
      <source media="(prefers-color-scheme: dark)" srcSet={houseAddress(seed, "dark", { isOpen })} />
      <img
        src={houseAddress(seed, "light")}
        alt={name}
        width="400"
        height="300"
        loading={isOpening ? undefined : "lazy"}
        fetchPriority={isOpening ? "high" : undefined}
      />
    </picture>
  );
}
