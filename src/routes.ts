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
    layout("pages/layouts/with-texts.tsx", [route("about", "pages/texts/about.tsx")]),
    route("robots.txt", "pages/machine/robots.ts"),
    // Only while developing: in the built site it would make every page carry every part.
    ...(process.env.NODE_ENV === "development" ? [route("ui", "pages/ui-gallery.tsx")] : []),
    route("*", "pages/unknown-page.tsx"),
  ]),
] satisfies RouteConfig;
