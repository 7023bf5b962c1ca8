/** What a browser tells of a page whose reader has accepted everything (contract.md, "hits"). */
export interface Hit {
  /** Of the page, on the host that the call came to. */
  url: URL;
  /** A goal that was reached there; undefined for a look at the page. */
  goal: number | undefined;
  /** An address or a network; null where it is unknown. It is kept nowhere. */
  client: string | null;
  userAgent: string;
}
