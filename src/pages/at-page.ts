/**
 * The redirect of a page past the end of a list: to the last one, with the whole query: also unknown values, which the page
 * names, and what visitors say of themselves.
 * @param path without the prefix of a language
 */
export function atPage(path: string, request: Request, page: number): string {
  const query = new URL(request.url).searchParams;
  query.delete("page");
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}
