import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { CloseGlyph } from "../icon/glyphs.ts";
import { Icon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { Link, type LinkProps } from "../link/link.tsx";
import styles from "./chip.module.css";

type ChipLinkProps = Omit<LinkProps, "look"> & {
  isPressed?: boolean;
  /** How many there are behind it, written in the reader's numerals. */
  count?: ReactNode;
  icon?: ReactNode;
  /** "remove this filter"; given, a pressed chip shows a cross and leads to the list without it. */
  removeLabel?: string;
};

/**
 * A filter as a real link: it works without JavaScript, and its address is the filtered list. Pressed chips lead to the
 * list without them; the scroll position stays, because the reader is still at the same list.
 */
export function ChipLink({
  isPressed,
  count,
  icon,
  removeLabel,
  className,
  children,
  ...rest
}: ChipLinkProps) {
  const isRemovable = isPressed && removeLabel !== undefined;
  return (
    <Link
      preventScrollReset
      {...rest}
      aria-current={isPressed ? "true" : undefined}
      className={classNames(styles.chip, isPressed && styles.pressed, className)}
    >
      {icon}
      <span>{children}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
      {isRemovable && (
        <>
          <VisuallyHidden>, {removeLabel}</VisuallyHidden>
          <Icon glyph={CloseGlyph} size={16} />
        </>
      )}
    </Link>
  );
}
