import styles from "./map-credits.module.css";

/** Whose data a map shows; with a link where they want one. */
export interface MapCredit {
  name: string;
  href?: string;
}

/** In a corner and always visible, as the licences of the data require; where letters are so large that they would cover the map, a press away. */
export function MapCredits({ credits }: { credits: readonly MapCredit[] }) {
  const names = credits.map(({ name, href }) => (
    <li key={name}>
      {href ? (
        <a href={href} rel="noopener noreferrer">
          {name}
        </a>
      ) : (
        name
      )}
    </li>
  ));
  return (
    <>
      <ul className={styles.credits}>{names}</ul>
      <details className={styles.folded}>
        <summary>©</summary>
        <ul>{names}</ul>
      </details>
    </>
  );
}
