import type { Person } from "#features/accounts/person.ts";
import { Portrait } from "#features/accounts/ui/portrait.tsx";
import { Link } from "#ui/link/link.tsx";
import styles from "./people.module.css";

export interface PeopleProps {
  people: readonly Pick<Person, "url" | "name" | "thumbnail">[];
}

/** People with their portraits, each a link to their page. */
export function People({ people }: PeopleProps) {
  return (
    <ul className={styles.people}>
      {people.map(({ url, name, thumbnail }) => (
        <li key={url}>
          <Link to={`/user/${url}`} look="plain" className={styles.person}>
            <Portrait src={thumbnail} />
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
