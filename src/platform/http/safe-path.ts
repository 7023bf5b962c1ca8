/**
 * A path on this site, or `/` for anything that could lead elsewhere. Filters of the form "starts with / but not //" let
 * `/\evil`, a tab and `/..//evil` through; this one was tested against them all (security.md section 2.3). Apply it when a path
 * comes in and again when it is used.
 */
export function safePath(path: unknown, origin = "http://localhost"): string {
  if (typeof path !== "string" || path.length > 512) return "/";
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(path) || path.includes("\\")) return "/";
  const url = URL.parse(path, origin);
  if (!url || url.origin !== origin || url.username || url.pathname.startsWith("//")) return "/";
  if (/^\/(auth|api)(\/|$)/.test(url.pathname)) return "/";
  const out = url.pathname + url.search + url.hash;
  return URL.parse(out, origin)?.origin === origin ? out : "/";
}
