import type { ReactNode } from "react";
import { Link } from "#ui/link/link.tsx";
import type { Person } from "../person.ts";
import styles from "./person-row.module.css";
import { Portrait } from "./portrait.tsx";

type PersonRowProps = {
  person: Person;
  /** Buttons; beneath the name where there is no room beside it. */
  children?: ReactNode;
};

/** Somebody in a list: picture and name, which lead to their page, and what can be done. */
export function PersonRow({ person: { url, name, thumbnail }, children }: PersonRowProps) {
  return (
    <li className={styles.row}>
      <Link to={`/user/${url}`} look="plain" className={styles.person}>
        <Portrait src={thumbnail} size={3} />
        <span className={styles.name}>{name}</span>
      </Link>
      {children && <div className={styles.buttons}>{children}</div>}
    </li>
  );
}
