import type { Locale } from "#platform/i18n/locales.ts";
import type { Database } from "#platform/database/database.ts";
import type { PageKind } from "../page-kind.ts";

/** A hit without whoever made it. */
export interface CountedHit {
  at: Date;
  /** Of the country, such as `2026-11-29`. */
  day: string;
  /** The page, without a query. */
  url: URL;
  kind: PageKind;
  locale: Locale;
  /** By its number; undefined for a look at the page. */
  goal: number | undefined;
  /** 16 hexadecimal digits, the same all day for one browser. */
  visitor: string;
}

/** Where hits go: to the counts of this site, or to a Matomo. */
export interface HitCollector {
  /** Adds a hit to those in memory. */
  add(hit: CountedHit): void;
  /** Stores or sends them. What could not be is kept for the next time. */
  flush(database: Database): Promise<void>;
}
