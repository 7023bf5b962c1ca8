import { use } from "react";
import { Link as RouterLink, type LinkProps as RouterLinkProps } from "react-router";
import { classNames } from "../class-names.ts";
import { LinkPrefix, StaticLink } from "./static-link.tsx";
import { canPrefetch, currentConnection } from "./prefetch-rule.ts";
import styles from "./link.module.css";

/** `text` is underlined, `quiet` only when pointed at, `plain` takes the look of what is around it. */
export type LinkLook = "text" | "quiet" | "plain";

export type LinkProps = Omit<RouterLinkProps, "prefetch"> & { look?: LinkLook };

/** A link to a page of this site in the language of the reader. It prefetches the page on hover or focus. */
export function Link({ look = "text", className, ...rest }: LinkProps) {
  const classes = classNames(look !== "text" && styles[look], className) || undefined;
  const prefix = import.meta.env.SSR ? use(LinkPrefix) : undefined;
  if (prefix !== undefined && typeof rest.to === "string" && rest.to.startsWith("/")) {
    return <StaticLink {...rest} to={rest.to} prefix={prefix} className={classes} />;
  }
  return (
    <RouterLink
      {...rest}
      prefetch={canPrefetch(currentConnection()) ? "intent" : "none"}
      className={classes}
    />
  );
}
