import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

/** Every page address, one line each. No language in it: the server gives each prefix its own handler. */
export default [
  layout("pages/layouts/page-errors-in-place.tsx", [
    layout("pages/layouts/keep-alive.tsx", [
      index("pages/home.tsx"),
      route("coffeeshops", "pages/coffeeshops.tsx"),
      route("coffeeshops/:city", "pages/coffeeshops-of-city.tsx"),
      route("map/:slug?", "pages/map.tsx"),
    ]),
    route("coffeeshop", "pages/coffeeshop-without-slug.ts"),
    route("coffeeshop/:shop", "pages/coffeeshop.tsx"),
    route("coffeeshop/:shop/hours.ics", "pages/machine/shop-hours-calendar.ts"),
    layout("pages/layouts/with-news.tsx", [
      route("deals", "pages/deals.tsx"),
      route("deals/:slug", "pages/deal.tsx"),
      route("jobs", "pages/jobs.tsx"),
      route("jobs/:slug", "pages/job-offer.tsx"),
      route("discover", "pages/discover.tsx"),
      route("discover/:slug", "pages/discover-post.tsx"),
    ]),
    route("deals/feed.xml", "pages/machine/deals-feed.ts"),
    route("jobs/feed.xml", "pages/machine/jobs-feed.ts"),
    route("discover/feed.xml", "pages/machine/discover-feed.ts"),
    route("discover/:slug/event.ics", "pages/machine/discover-event-calendar.ts"),
    layout("pages/layouts/with-texts.tsx", [
      route("about", "pages/texts/about.tsx"),
      route("app", "pages/texts/app.tsx"),
      route("contact", "pages/texts/contact.tsx"),
      route("getlisted", "pages/texts/getlisted.tsx"),
      route("responsible-use", "pages/texts/responsible-use.tsx"),
      route("terms", "pages/texts/terms.tsx"),
      route("privacypolicy", "pages/texts/privacypolicy.tsx"),
      route("data-deletion", "pages/texts/data-deletion.tsx"),
      route("wietproef", "pages/texts/wietproef.tsx"),
    ]),
    // The five types and all together: pages answer 404 for every other word.
    layout("pages/layouts/with-products.tsx", [
      route("brand", "pages/brands.tsx"),
      route("brand/:brand", "pages/brand.tsx"),
      route(":type", "pages/products-of-type.tsx"),
      route(":type/:slug", "pages/product-or-city.tsx"),
    ]),
    route("map-picture.svg", "pages/machine/map-picture.ts"),
    route("houses/:house", "pages/machine/house.ts"),
    route("share/:kind/:picture", "pages/machine/share-picture.ts"),
    route("statistics", "pages/statistics.tsx"),
    route("statistics/:csv", "pages/machine/statistics-csv.ts"),
    route("offline", "pages/offline.tsx"),
    route("manifest.webmanifest", "pages/machine/manifest.ts"),
    route("robots.txt", "pages/machine/robots.ts"),
    route(".well-known/security.txt", "pages/machine/security-txt.ts"),
    route("sitemap.xml", "pages/machine/sitemap-index.ts"),
    route("sitemaps/:locale/:file", "pages/machine/sitemap.ts"),
    // Only while developing: in the built site it would make every page carry every part.
    ...(process.env.NODE_ENV === "development" ? [route("ui", "pages/ui-gallery.tsx")] : []),
    route("*", "pages/unknown-page.tsx"),
  ]),
] satisfies RouteConfig;
