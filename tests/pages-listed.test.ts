import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import { type DashboardPath, mayOpen } from "#features/accounts/desk-access.ts";
import routes from "#app/routes.ts";
import { PAGES_TO_FIND } from "#features/seo/sitemap-kinds.ts";
import { PAGES } from "./support/journeys-pages.ts";

// What a line of routes.ts cannot say by itself: whether search engines hear of a page, and whether journeys look at it.

/** Pages without a slug that no search engine is told of, and why. */
const NOT_TO_FIND: Record<string, string> = {
  "/newsletter": "the links of mails lead there",
  "/moderation": "every page leads there, and no kind of item changes it",
  "/claim": "for whoever runs a shop, once they are signed in",
  "/colleague": "the links of letters lead there",
  "/login": "whoever needs it is led there",
  "/profile": "everybody sees their own",
  "/saved": "everybody sees their own",
  "/viewing": "an admin who looks as somebody is led there",
  "/dashboard": "for admins",
  "/dashboard/reviews": "for admins",
  "/dashboard/reports": "for admins",
  "/dashboard/changes/user": "for admins",
  "/dashboard/changes/admin": "for admins",
  "/dashboard/menuimages": "for admins",
  "/dashboard/claims": "for admins",
  "/dashboard/doublestrains": "for admins",
  "/dashboard/audit": "for admins",
  "/dashboard/support": "for admins and who asked them something",
  "/dashboard/shops": "for admins and who speaks for a shop",
  "/dashboard/shops/shop": "for admins and who speaks for a shop",
  "/dashboard/shops/stats": "for admins",
  "/dashboard/brands": "for admins and who speaks for a brand",
  "/dashboard/brands/brand": "for admins and who speaks for a brand",
  "/dashboard/cities": "for admins",
  "/dashboard/system": "for admins",
  "/dashboard/visits": "for admins",
  "/dashboard/queue": "for moderators and admins",
  "/dashboard/redirects": "for admins",
  "/dashboard/surveys": "for admins",
  "/dashboard/users": "for admins",
  "/dashboard/users/user": "for admins",
  "/dashboard/products": "for moderators, admins and who speaks for a brand",
  "/dashboard/products/names": "for moderators and admins",
  "/dashboard/products/product": "for moderators, admins and who speaks for a brand",
  "/dashboard/products/strain": "for moderators and admins",
  "/dashboard/products/strains": "for moderators and admins",
  "/dashboard/discover": "for admins",
  "/dashboard/newsletter": "for admins",
  "/dashboard/answers": "for admins",
  "/dashboard/answers/answer": "for admins",
  "/dashboard/words": "for admins",
  "/dashboard/words/word": "for admins",
  "/dashboard/newsletter/issue": "for admins",
  "/dashboard/discover/post": "for admins",
  "/dashboard/deals": "for admins and who speaks for a brand",
  "/dashboard/deals/deal": "for admins and who speaks for a brand",
  "/dashboard/coffeejobs": "for admins and employers",
  "/dashboard/coffeejobs/joboffer": "for admins and employers",
  "/offline": "the service worker shows it",
};

/** Routes whose pages no journey opens in every width and language, and why. */
const NOT_OPENED: Record<string, string> = {
  "deals/:slug": "journeys/deals-jobs.test.ts opens one",
  "jobs/:slug": "journeys/deals-jobs.test.ts opens one",
  "discover/:slug": "a heading, prose and cards, as on pages that are opened",
  "responsible-use": "a long text as /terms is one",
  privacypolicy: "a long text as /terms is one",
  "data-deletion": "a long text as /terms is one",
  newsletter: "the links of mails lead there, and its steps ask for a token",
  claim: "journeys/claim.test.ts opens it",
  colleague: "journeys/colleagues.test.ts opens it",
  viewing: "journeys/dashboard-viewing.test.ts opens it",
  login: "journeys/sign-in.test.ts opens it",
  profile: "journeys/profile.test.ts opens its parts",
  saved: "journeys/saved.test.ts opens it",
  "pocket/:city?/:shop?": "journeys/pocket.test.ts opens its pages",
  "user/:url": "journeys/profile.test.ts opens one",
  "moderation/:decision": "a heading and a list of facts; tests/moderation-pages.test.ts draws its author’s",
  dashboard: "tests/moderation-pages.test.ts draws its pages for each role",
  "dashboard/reviews": "as /dashboard",
  "dashboard/reports": "as /dashboard",
  "dashboard/changes/user": "as /dashboard",
  "dashboard/changes/admin": "as /dashboard",
  "dashboard/menuimages": "as /dashboard",
  "dashboard/claims": "journeys/claim.test.ts opens it",
  "dashboard/doublestrains": "as /dashboard",
  "dashboard/audit": "journeys/dashboard-tools.test.ts opens it",
  "dashboard/support": "journeys/support.test.ts opens it",
  "dashboard/shops": "journeys/dashboard-shops.test.ts opens it",
  "dashboard/shops/shop": "journeys/dashboard-shops.test.ts opens it",
  "dashboard/shops/stats": "journeys/shop-figures.test.ts opens it",
  "dashboard/brands": "journeys/dashboard-brands.test.ts opens it",
  "dashboard/brands/brand": "journeys/dashboard-brands.test.ts opens it",
  "dashboard/cities": "journeys/dashboard-cities.test.ts opens it",
  "dashboard/system": "journeys/dashboard-tools.test.ts opens it",
  "dashboard/queue": "journeys/dashboard-queue.test.ts opens it",
  "dashboard/visits": "journeys/visits.test.ts opens it",
  "dashboard/redirects": "journeys/dashboard-tools.test.ts opens it",
  "dashboard/users": "journeys/dashboard-users.test.ts opens it",
  "dashboard/users/user": "journeys/dashboard-users.test.ts opens it",
  "dashboard/products": "journeys/dashboard-products.test.ts opens it",
  "dashboard/products/names": "journeys/dashboard-products.test.ts opens it",
  "dashboard/products/product": "journeys/dashboard-products.test.ts opens it",
  "dashboard/products/strain": "an editor as that of a product is, which a journey opens",
  "dashboard/products/strains": "a list as that of products is, which a journey opens",
  "dashboard/surveys": "journeys/surveys.test.ts opens it",
  "dashboard/answers": "journeys/support.test.ts opens it",
  "dashboard/answers/answer": "journeys/support.test.ts opens it",
  "dashboard/words": "its parts have tests, and it has no state of its own",
  "dashboard/words/word": "its parts have tests, and it has no state of its own",
  "dashboard/newsletter": "journeys/dashboard-newsletter.test.ts opens it",
  "dashboard/newsletter/issue": "journeys/dashboard-newsletter.test.ts opens it",
  "dashboard/discover": "journeys/dashboard-discover.test.ts opens it",
  "dashboard/discover/post": "journeys/dashboard-discover.test.ts opens it",
  "dashboard/deals": "journeys/dashboard-deals.test.ts opens it",
  "dashboard/deals/deal": "journeys/dashboard-deals.test.ts opens it",
  "dashboard/coffeejobs": "journeys/dashboard-jobs.test.ts opens it",
  "dashboard/coffeejobs/joboffer": "journeys/dashboard-jobs.test.ts opens it",
  offline: "journeys/service-worker.test.ts opens it",
  "*": "the page of `not found` looks the same",
};

/** Every route that shows a page, by its path; what answers with a file is none. */
function pagesUnder(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path = "", file, children }) => {
    if (children) return pagesUnder(children);
    return file.endsWith(".tsx") ? [path] : [];
  });
}

const pages = pagesUnder(routes);

/** The route of an address, by its path. */
function routeOf(address: string): string {
  return matchRoutes(routes as RouteObject[], address)?.at(-1)?.route.path ?? "";
}

test("every page without a slug is told to search engines: in PAGES_TO_FIND of features/seo/sitemap-kinds.ts", () => {
  const addresses = pages
    .map((path) => `/${path.replace(/\/:\w+\?$/, "")}`)
    .filter((path) => !/[:*]/.test(path));
  expect(addresses.filter((path) => !(path in PAGES_TO_FIND) && !(path in NOT_TO_FIND))).toEqual([]);
  expect(Object.keys(NOT_TO_FIND).filter((path) => !addresses.includes(path))).toEqual([]);
  expect(Object.keys(PAGES_TO_FIND).filter((path) => !pages.includes(routeOf(path)))).toEqual([]);
});

test("every page is opened by journeys: one address of it in PAGES of tests/support/journeys-pages.ts", () => {
  const opened = new Set(Object.values(PAGES).map(routeOf));
  expect(pages.filter((path) => !opened.has(path) && !(path in NOT_OPENED))).toEqual([]);
  expect(Object.keys(NOT_OPENED).filter((path) => !pages.includes(path) || opened.has(path))).toEqual([]);
});

test("every page of the dashboard is in the table of who may open which: features/accounts/desk-access.ts", () => {
  const admin = { admin: true, mod: false, shopAdmin: [], brandAdmin: [] };
  const ofDashboard = pages.filter((path) => /^dashboard(\/|$)/.test(path) && !path.endsWith("*"));
  expect(ofDashboard.length).toBeGreaterThan(20);
  for (const path of ofDashboard) expect(mayOpen(admin, `/${path}` as DashboardPath), path).toBe(true);
});
