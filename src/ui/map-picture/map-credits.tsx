import styles from "./map-credits.module.css";

/** Whose data a map shows; with a link where they want one. */
export interface MapCredit {
  name: string;
  href?: string;
}

/** In a corner and always visible, as the licences of the data require. */
export function MapCredits({ credits }: { credits: readonly MapCredit[] }) {
  return (
    <ul className={styles.credits}>
      {credits.map(({ name, href }) => (
        <li key={name}>
          {href ? (
            <a href={href} rel="noopener noreferrer">
              {name}
            </a>
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  );
}
