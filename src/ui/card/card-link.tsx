import { classNames } from "../class-names.ts";
import { Link, type LinkProps } from "../link/link.tsx";
import styles from "./card.module.css";

/** The one link of a card: its words are the name, its area the whole card. Put it inside the card's heading. */
export function CardLink({ className, ...rest }: Omit<LinkProps, "look">) {
  return <Link {...rest} className={classNames(styles.link, className)} />;
}
