import { use } from "react";
import { useHref } from "react-router";
import { addressUnder, LinkPrefix } from "./static-link.tsx";

/** What the addresses of this document begin with: `""` or such as `/de`. */
export function useLinkPrefix(): string {
  const sent = import.meta.env.SSR ? use(LinkPrefix) : undefined;
  // The router works it out anew for everybody who asks, which is a good part of what it costs to draw a small page.
  // oxlint-disable-next-line react/rules-of-hooks -- a document has it from first to last, or never
  return sent ?? useHref("/").replace(/\/$/, "");
}

/** The address of something of this site, such as `/de/map`, from the one without the prefix, such as `/map`. */
export function useAddress(path: string): string {
  return addressUnder(useLinkPrefix(), path);
}
