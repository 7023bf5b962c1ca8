import { msg } from "@lingui/core/macro";
import { addressIn } from "#platform/i18n/language-links.ts";
import { appContext } from "#app/app-context.ts";
import type { Route } from "./+types/manifest.ts";
import { screenshotFile, SCREENSHOTS } from "./screenshots.ts";

const PNG = "image/png";

/** The web app manifest in one language: each language is an app of its own, with the whole site in its scope. */
export function loader({ context }: Route.LoaderArgs) {
  const { site, locale, i18n } = context.get(appContext);
  const inLanguage = (path: string) => addressIn(site.languageBases[locale], path);
  const home = inLanguage("/");
  const ofTown = i18n._(msg({ id: "app.of-town", message: "The coffeeshops of a town" }));
  const ofShop = i18n._(msg({ id: "app.of-shop", message: "A coffeeshop, with what is known of it" }));
  const manifest = {
    id: home,
    start_url: home,
    scope: "/",
    lang: i18n.locale,
    dir: "ltr",
    name: site.name,
    short_name: site.name,
    description: i18n._(
      msg({ id: "offline.app", message: "Coffeeshops in the Netherlands, with sources and dates" }),
    ),
    display: "standalone",
    background_color: "#faf7f0",
    theme_color: "#faf7f0",
    icons: [
      { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: PNG, sizes: "192x192" },
      { src: "/icon-512.png", type: PNG, sizes: "512x512" },
      { src: "/icon-maskable.png", type: PNG, sizes: "512x512", purpose: "maskable" },
      { src: "/icon-monochrome.png", type: PNG, sizes: "512x512", purpose: "monochrome" },
    ],
    screenshots: SCREENSHOTS.map((shot) => ({
      src: `/${screenshotFile(shot, locale)}`,
      type: "image/webp",
      sizes: `${shot.width}x${shot.height}`,
      form_factor: shot.form,
      label: shot.name === "shop" ? ofShop : ofTown,
    })),
    shortcuts: [
      {
        name: i18n._(msg({ id: "nav.near-me", message: "Near me" })),
        url: inLanguage("/map?nearme=true"),
      },
      {
        name: i18n._(msg({ id: "nav.saved", message: "Saved" })),
        url: inLanguage("/saved"),
      },
      // With the field in its bar, as everywhere, and all towns under it.
      {
        name: i18n._(msg({ id: "search.button", message: "Search" })),
        url: inLanguage("/coffeeshops"),
      },
    ],
    // A link, or a text with the name of a shop, of another app.
    share_target: {
      action: inLanguage("/share/target"),
      method: "GET",
      enctype: "application/x-www-form-urlencoded",
      params: { title: "title", text: "text", url: "url" },
    },
  };
  return Response.json(manifest, { headers: { "content-type": "application/manifest+json" } });
}
