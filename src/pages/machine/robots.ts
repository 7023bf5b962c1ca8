/** Everything public may be read by robots; calls are no pages. */
export function loader() {
  return new Response("User-agent: *\nDisallow: /api/\nAllow: /api/docs\n", {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
