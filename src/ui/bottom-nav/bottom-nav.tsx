import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Link, type LinkProps } from "../link/link.tsx";
import styles from "./bottom-nav.module.css";

type BottomNavProps = {
  label: string;
  /** On narrow screens by default: a wide one has words above the page, or beside it. */
  on?: "narrow" | "wide" | "all";
  /** At most five `<BottomNavLink>` and `<BottomNavButton>`. */
  children: ReactNode;
};

/** The navigation within reach of a thumb. A page has one at most. */
export function BottomNav({ label, on = "narrow", children }: BottomNavProps) {
  const className = classNames(
    styles.bar,
    on !== "narrow" && styles.always,
    on === "wide" && styles.onlyWide,
  );
  return (
    <nav aria-label={label} className={className}>
      {children}
    </nav>
  );
}

type BottomNavItemProps = {
  /** An icon of 24 px, or a portrait. */
  picture: ReactNode;
  /** How much waits there, as it is written. */
  count?: ReactNode;
  children: ReactNode;
};

export function BottomNavLink({
  to,
  isCurrent,
  ...item
}: BottomNavItemProps & { to: LinkProps["to"]; isCurrent: boolean }) {
  return (
    <Link to={to} look="plain" aria-current={isCurrent ? "page" : undefined} className={styles.item}>
      <Item {...item} />
    </Link>
  );
}

export function BottomNavButton({
  picture,
  count,
  children,
  ...button
}: BottomNavItemProps & Omit<ComponentProps<"button">, "type" | "className">) {
  return (
    <button {...button} type="button" className={styles.item}>
      <Item picture={picture} count={count}>
        {children}
      </Item>
    </button>
  );
}

function Item({ picture, count, children }: BottomNavItemProps) {
  return (
    <>
      {picture}
      {children}
      {/* The space keeps it apart from the word when both are read out. */}
      {count !== undefined && <span className={styles.count}> {count}</span>}
    </>
  );
}
