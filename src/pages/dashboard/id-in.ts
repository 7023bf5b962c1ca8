/** The thing that an address asks for by `?id=`, or by another word; 0, which is none, for what is no number. */
export function idIn(search: URLSearchParams, word = "id"): number {
  const id = Number(search.get(word));
  return Number.isSafeInteger(id) ? id : 0;
}
