/** No such box, system or box of that name, one that moved away or is switched off, a domain that takes no mail (RFC 3463, 7505). */
export const NO_SUCH_BOX: ReadonlySet<string> = new Set([
  "5.1.1",
  "5.1.2",
  "5.1.3",
  "5.1.6",
  "5.1.10",
  "5.2.1",
]);
