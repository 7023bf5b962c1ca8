import { streetAddress, type StreetHouse } from "./street-address.ts";
import styles from "./street.module.css";

type StreetProps = {
  /** From left to right, at most `MOST_HOUSES`. */
  houses: StreetHouse[];
  /** The text alternative; without it the picture is decoration. */
  name?: string;
  /** One of many, below the first screen. */
  isLazy?: boolean;
};

/** Houses wall to wall on a quay, by day or by night as the theme has it, as wide as its place and cut at its sides. */
export function Street({ houses, name = "", isLazy = false }: StreetProps) {
  return (
    <picture className={styles.street}>
      <source media="(prefers-color-scheme: dark)" srcSet={streetAddress({ houses, theme: "dark" })} />
      <img
        src={streetAddress({ houses, theme: "light" })}
        alt={name}
        loading={isLazy ? "lazy" : undefined}
        fetchPriority={isLazy ? undefined : "high"}
      />
    </picture>
  );
}
