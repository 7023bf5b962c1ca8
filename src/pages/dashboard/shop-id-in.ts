/** The shop that an address asks for; 0, which is none, for what is no number. */
export function shopIdIn(search: URLSearchParams): number {
  const id = Number(search.get("id"));
  return Number.isSafeInteger(id) ? id : 0;
}
