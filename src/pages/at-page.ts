/**
 * Where a page past the end of a list leads: to the last one, with all that was asked for beside it, also what nobody knows and the
 * page tells of, and what a visitor said of themselves.
 * @param path without the prefix of a language
 */
export function atPage(path: string, request: Request, page: number): string {
  const query = new URL(request.url).searchParams;
  query.delete("page");
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}
