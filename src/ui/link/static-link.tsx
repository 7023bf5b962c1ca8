import { createContext } from "react";
import type { LinkProps as RouterLinkProps } from "react-router";

/** The prefix of the addresses of a document during server rendering, `""` or such as `/de`; not set in a browser. */
export const LinkPrefix = createContext<string | undefined>(undefined);

type StaticLinkProps = Omit<RouterLinkProps, "prefetch"> & {
  /** An address from the root, without the prefix. */
  to: string;
  prefix: string;
};

/**
 * The HTML of the router's link: the same element without click handlers, route matching and prefetching. A page has a hundred
 * links, and as router links they were an eighth of the cost of rendering it.
 */
export function StaticLink({
  to,
  prefix,
  discover = "render",
  mask: _mask,
  onClick: _onClick,
  preventScrollReset: _preventScrollReset,
  relative: _relative,
  reloadDocument: _reloadDocument,
  replace: _replace,
  state: _state,
  viewTransition: _viewTransition,
  defaultShouldRevalidate: _defaultShouldRevalidate,
  children,
  ...rest
}: StaticLinkProps) {
  return (
    <a {...rest} href={addressUnder(prefix, to)} data-discover={discover === "render" ? "true" : undefined}>
      {children}
    </a>
  );
}

/** `/de` and `/map` are `/de/map`, `/de` and `/?q=x` are `/de?q=x`: the first page of a language has no slash at its end. */
export function addressUnder(prefix: string, to: string): string {
  if (prefix === "") return to;
  return prefix + to.replace(/^\/(?=$|[?#])/, "");
}
