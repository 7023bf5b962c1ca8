/** The page to log in at, and to come back from to `path`, which is without language. */
export function loginAddress(path: string): string {
  return `/login?${new URLSearchParams({ path })}`;
}
