import type { AnchorHTMLAttributes } from "react";
import { addressUnder } from "./static-link.tsx";

type FollowedLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  /** An address of this site from the root, without the prefix. */
  to: string;
  /** From `useLinkPrefix`, once for all links of a list. */
  prefix: string;
};

/**
 * A link of a long list with event delegation: the frame handles its clicks (`StaticPartLinks`) and keeps the scroll position.
 * The router's own link has a dozen hooks for clicks and prefetching; a hundred of them are a good part of a phone's work in
 * hydration.
 */
export function DelegatedLink({ to, prefix, children, ...rest }: FollowedLinkProps) {
  return (
    <a {...rest} href={addressUnder(prefix, to)} data-discover="true" data-followed="">
      {children}
    </a>
  );
}
