/** The thing that an address asks for by `?id=`; 0, which is none, for what is no number. */
export function idIn(search: URLSearchParams): number {
  const id = Number(search.get("id"));
  return Number.isSafeInteger(id) ? id : 0;
}
