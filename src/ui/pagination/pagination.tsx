import { Fragment } from "react";
import { NextGlyph, PreviousGlyph } from "../icon/glyphs.ts";
import { Icon } from "../icon/icon.tsx";
import { Link, type LinkProps } from "../link/link.tsx";
import { classNames } from "../class-names.ts";
import { paginationWindow } from "./pagination-window.ts";
import styles from "./pagination.module.css";

type PaginationProps = {
  /** Counted from 1. */
  currentPage: number;
  pageCount: number;
  addressOf: (page: number) => LinkProps["to"];
  labels: {
    navigation: string;
    previous: string;
    next: string;
    /** "page 3 of 12" */
    page: (page: number) => string;
  };
};

/** The pages of a list as real links. A phone shows the current one between the two steps. Nothing for a single page. */
export function Pagination({ currentPage, pageCount, addressOf, labels }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={labels.navigation}>
      <ul className={styles.list}>
        {currentPage > 1 && (
          <li>
            <Link
              to={addressOf(currentPage - 1)}
              rel="prev"
              className={classNames(styles.entry, styles.step)}
            >
              <Icon glyph={PreviousGlyph} size={18} />
              {labels.previous}
            </Link>
          </li>
        )}
        {paginationWindow(currentPage, pageCount).map(({ page, isAfterGap }) => (
          <Fragment key={page}>
            {isAfterGap && (
              <li aria-hidden="true" className={styles.gap}>
                …
              </li>
            )}
            <li className={styles.number}>
              <Link
                to={addressOf(page)}
                aria-label={labels.page(page)}
                aria-current={page === currentPage ? "page" : undefined}
                className={styles.entry}
              >
                <span className={styles.short}>{page}</span>
                {page === currentPage && <span className={styles.words}>{labels.page(page)}</span>}
              </Link>
            </li>
          </Fragment>
        ))}
        {currentPage < pageCount && (
          <li>
            <Link
              to={addressOf(currentPage + 1)}
              rel="next"
              className={classNames(styles.entry, styles.step)}
            >
              {labels.next}
              <Icon glyph={NextGlyph} size={18} />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
