import type { AnchorHTMLAttributes } from "react";
import { classNames } from "../class-names.ts";
import type { LinkLook } from "./link.tsx";
import styles from "./link.module.css";

type DocumentLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; look?: LinkLook };

/**
 * A link on this site that loads a whole new document. For another language (a router link would get the prefix of the
 * present one) and for files.
 */
export function DocumentLink({ look = "text", className, children, ...rest }: DocumentLinkProps) {
  return (
    <a {...rest} className={classNames(look !== "text" && styles[look], className) || undefined}>
      {children}
    </a>
  );
}
