import { Link } from "../link/link.tsx";
import { STREET_HEIGHT, streetAddress, type StreetHouse } from "./street-address.ts";
import styles from "./street-links.module.css";

export type LinkedHouse = StreetHouse & {
  to: string;
  name: string;
  /** After the name: the town it stands in. */
  place: string;
  /** In the units of the picture (`streetHouseWidth`): a browser does not load what draws it. */
  width: number;
};

type StreetLinksProps = {
  /** From left to right, at most `MOST_HOUSES`. */
  houses: readonly LinkedHouse[];
  /** What the row of links is called. */
  label: string;
};

/**
 * A street where every house is a link. The picture is one file, by day or by night; over it lie the links, each as wide as its
 * house by the ratio of an empty drawing, because a page has no styles in its attributes. What is wider than the screen is swiped.
 */
export function StreetLinks({ houses, label }: StreetLinksProps) {
  const drawn = houses.map(({ seed, isOpen }) => ({ seed, isOpen: isOpen ?? false }));
  const width = houses.reduce((sum, house) => sum + house.width, 0);
  return (
    <div className={styles.street}>
      <div className={styles.row}>
        <picture>
          <source
            media="(prefers-color-scheme: dark)"
            srcSet={streetAddress({ houses: drawn, theme: "dark" })}
          />
          <img
            src={streetAddress({ houses: drawn, theme: "light" })}
            alt=""
            width={width}
            height={STREET_HEIGHT}
            fetchPriority="high"
          />
        </picture>
        <ul aria-label={label} className={styles.links}>
          {houses.map(({ to, name, place, width: wide }) => (
            <li key={to}>
              <Link to={to} look="plain" className={styles.link}>
                <svg
                  viewBox={`0 0 ${wide} ${STREET_HEIGHT}`}
                  width={wide}
                  height={STREET_HEIGHT}
                  aria-hidden="true"
                />
                <span className={styles.name}>
                  <strong>{name}</strong> · {place}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
