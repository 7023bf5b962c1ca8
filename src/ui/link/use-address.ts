import { use } from "react";
import { useHref } from "react-router";
import { addressUnder, LinkPrefix } from "./static-link.tsx";

/** The prefix of the addresses of this document: `""` or such as `/de`. */
export function useLinkPrefix(): string {
  const sent = import.meta.env.SSR ? use(LinkPrefix) : undefined;
  // The router's `useHref` computes it at each call, which is a good part of the cost of rendering a small page.
  // oxlint-disable-next-line react/rules-of-hooks -- a document has it from first to last, or never
  return sent ?? useHref("/").replace(/\/$/, "");
}

/** The address of a page of this site, such as `/de/map`, from its path without the prefix, such as `/map`. */
export function useAddress(path: string): string {
  return addressUnder(useLinkPrefix(), path);
}
