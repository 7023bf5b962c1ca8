import type { AnchorHTMLAttributes } from "react";
import { classNames } from "../class-names.ts";
import { ExternalGlyph } from "../icon/glyphs.ts";
import { Icon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import type { LinkLook } from "./link.tsx";
import styles from "./link.module.css";

type ExternalLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "target" | "rel"> & {
  href: string;
  look?: LinkLook;
  /** "opens in a new tab"; given: it does, and says so to those who cannot see the arrow. */
  newTabLabel?: string;
  /** The address was entered by a visitor: search engines must not take it for our recommendation. */
  isFromVisitor?: boolean;
};

/** A link to another site (or to `tel:`, `mailto:`, `geo:`). The other site learns nothing about where the reader was. */
export function ExternalLink({
  look = "text",
  newTabLabel,
  isFromVisitor,
  className,
  children,
  ...rest
}: ExternalLinkProps) {
  return (
    <a
      {...rest}
      className={classNames(look !== "text" && styles[look], className) || undefined}
      rel={isFromVisitor ? "noopener noreferrer nofollow ugc" : "noopener noreferrer"}
      target={newTabLabel ? "_blank" : undefined}
    >
      {children}
      {newTabLabel && (
        <>
          <Icon glyph={ExternalGlyph} size={15} className={styles.arrow} />
          <VisuallyHidden> ({newTabLabel})</VisuallyHidden>
        </>
      )}
    </a>
  );
}
