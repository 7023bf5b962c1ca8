import { redirect, redirectDocument, type RouterContextProvider } from "react-router";
import { addressIn } from "#platform/i18n/language-links.ts";
import { viewingOf } from "#platform/viewer.ts";
import { appContext } from "../app-context.ts";

/**
 * What an admin is shown who looks as somebody: the directory with the marks of the person, and of the person what they gathered there. By
 * the pattern of the route as `routes.ts` has it. Every other page, also one that is added tomorrow, is refused until it is named here.
 */
export const SHOWN_WHILE_VIEWING: ReadonlySet<string> = new Set([
  "/",
  "*",
  ".well-known/apple-app-site-association",
  ".well-known/assetlinks.json",
  ".well-known/security.txt",
  ":type",
  ":type/:slug",
  "about",
  "app",
  "brand",
  "brand/:brand",
  "coffeeshop",
  "coffeeshop/:shop",
  "coffeeshop/:shop/hours.ics",
  "coffeeshops",
  "coffeeshops/:city",
  "deals",
  "deals/:slug",
  "deals/feed.xml",
  "discover",
  "discover/:slug",
  "discover/:slug/event.ics",
  "discover/feed.xml",
  "houses/:house",
  "jobs",
  "jobs/:slug",
  "jobs/feed.xml",
  "manifest.webmanifest",
  "map-picture.svg",
  "map/:slug?",
  "moderation",
  "moderation/feed.xml",
  "offline",
  // Two of its parts, and of these no claim, no watch and no request (`profile.tsx`).
  "profile",
  "privacypolicy",
  "responsible-use",
  "robots.txt",
  "pocket/:city?/:shop?",
  "saved",
  "share/:kind/:picture",
  "share/target",
  "sitemap.xml",
  "sitemaps/:locale/:file",
  "statistics",
  "statistics/:csv",
  "statistics/map.svg",
  "streets/:street",
  "terms",
  "viewing",
  "wietproef",
]);

/** Where whoever looks as somebody is led from a page that is not shown. */
export const NOT_SHOWN = "/viewing";

interface Asked {
  request: Request;
  url: URL;
  pattern: string;
  context: Readonly<RouterContextProvider>;
}

/**
 * Before any loader runs. A page is always a whole document meanwhile: a window that was open before has no bar that says whose eyes these
 * are, and one that has it would keep it when the time is over.
 */
export function whileViewing({ request, url, pattern, context }: Asked): void {
  const { viewer, site, locale } = context.get(appContext);
  if (!viewingOf(viewer)) return;
  const base = site.languageBases[locale];
  if (new URL(request.url).pathname.endsWith(".data")) throw redirectDocument(url.pathname + url.search);
  if (!SHOWN_WHILE_VIEWING.has(pattern)) throw redirect(addressIn(base, NOT_SHOWN));
}
