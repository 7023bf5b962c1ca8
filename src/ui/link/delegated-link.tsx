import type { AnchorHTMLAttributes } from "react";
import { addressUnder } from "./static-link.tsx";

type FollowedLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  /** An address of this site from the root, without the prefix. */
  to: string;
  /** From `useLinkPrefix`, once for all links of a list. */
  prefix: string;
};

/**
 * One of many links that turn a list round: the frame hears the press on it (`StaticPartLinks`) and leaves the page where it is
 * scrolled. The router's own link listens, looks ahead and prepares by itself, a dozen hooks each; a hundred of them are
 * a good part of what a phone has to do before a page is awake.
 */
export function DelegatedLink({ to, prefix, children, ...rest }: FollowedLinkProps) {
  return (
    <a {...rest} href={addressUnder(prefix, to)} data-discover="true" data-followed="">
      {children}
    </a>
  );
}
