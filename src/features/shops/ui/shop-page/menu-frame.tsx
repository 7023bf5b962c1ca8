import { countryDay } from "#features/hours/country-clock.ts";
import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ageOf } from "../../can-i-get-in-age.ts";
import { useAgeText } from "../age-text.ts";
import { MENU } from "./ids.ts";
import styles from "./menu-frame.module.css";
import { useMarkedChip } from "./use-marked-chip.ts";
import { MenuSearch } from "./menu-search.tsx";

/** What is older than half a year is history: the loudest complaint about every other directory. */
const STALE_MONTHS = 6;

type MenuFrameProps = {
  lineCount: number;
  /** When the newest line was seen, ISO 8601. */
  seenAt: string;
  /** ISO 8601, from the loader. */
  now: string;
  /** The menu as the server drew it. */
  children: ReactNode;
};

/** The title of a menu, how old it is, and a search in it. */
export function MenuFrame({ lineCount, seenAt, now, children }: MenuFrameProps) {
  const seenOn = countryDay(new Date(seenAt));
  const age = useAgeText()(seenOn, now);
  const { count, unit } = ageOf(seenOn, now);
  useMarkedChip(MENU);
  const isStale = unit === "year" || (unit === "month" && count >= STALE_MONTHS);
  return (
    <section id={MENU} aria-labelledby="menu-title" className={styles.menu}>
      <div className={styles.title}>
        <h2 id="menu-title">
          <Trans id="shop-page.menu">Menu</Trans>
        </h2>
        <p className={isStale ? styles.stale : styles.age}>
          <Plural id="shop-page.menu.lines" value={lineCount} one="# product" other="# products" /> ·{" "}
          {isStale ? (
            <Trans id="shop-page.menu.seen-long-ago">last checked {age}: a lot may have changed since</Trans>
          ) : (
            <Trans id="shop-page.menu.seen">checked {age}</Trans>
          )}
        </p>
      </div>
      <MenuSearch menuId={MENU} />
      {children}
    </section>
  );
}
