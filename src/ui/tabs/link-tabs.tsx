import type { ReactNode } from "react";
import { Link, type LinkProps } from "../link/link.tsx";
import styles from "./tabs.module.css";

type LinkTab = { to: LinkProps["to"]; label: string; count?: ReactNode; isCurrent?: boolean };

/** Looks like tabs and is a list of links: each has its own address, and works without JavaScript. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.bar}>
        {tabs.map((tab) => (
          <li key={tab.label}>
            <Link
              to={tab.to}
              aria-current={tab.isCurrent ? "page" : undefined}
              preventScrollReset
              className={styles.tab}
            >
              {tab.label}
              {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
