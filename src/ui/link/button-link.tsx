import type { ReactNode } from "react";
import { type ButtonKind, buttonLook } from "../button/button-look.ts";
import { Link, type LinkProps } from "./link.tsx";

type ButtonLinkProps = Omit<LinkProps, "look"> & { kind?: ButtonKind; icon?: ReactNode; isWide?: boolean };

/** Looks like a button because it is the main thing to do, and is a link because it leads to a page. */
export function ButtonLink({
  kind = "primary",
  icon,
  isWide,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} look="text" className={buttonLook(kind, isWide, className)}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}
