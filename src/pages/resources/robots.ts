import { appContext } from "#app/app-context.ts";
import type { Route } from "./+types/robots.ts";

/** Robots may crawl all public pages, but not the API. One sitemap index serves all hosts. */
export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(appContext);
  const sitemap = new URL("/sitemap.xml", site.canonicalBases.nl);
  return new Response(`User-agent: *\nDisallow: /api/\nAllow: /api/docs\n\nSitemap: ${sitemap}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
