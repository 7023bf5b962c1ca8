import { msg } from "@lingui/core/macro";
import { renderToStaticMarkup } from "react-dom/server";
import base from "#ui/base.css?inline";
import fonts from "#ui/fonts.css?inline";
import layers from "#ui/layers.css?inline";
import reset from "#ui/reset.css?inline";
import tokens from "#ui/tokens.css?inline";
import { POCKET } from "#platform/offline/pocket-cache.ts";
import { PAGES, TITLE } from "#platform/offline/kept-pages.ts";
import { PROBE } from "#platform/offline/load-in-vain.ts";
import { addressIn } from "#platform/i18n/language-links.ts";
import { appContext } from "../../app-context.ts";
import type { Route } from "./+types/offline.ts";
import own from "./offline.css?inline";

const STYLES = [layers, reset, tokens, fonts, base, own].join("");

const SAME_ADDRESS = "";

const AGAIN_AFTER_MS = 5_000;

/** The event alone is too early on phones: it comes before anything can be fetched. So the site is asked until it answers. */
const LOAD_ONCE_ONLINE = `
  const look = () => navigator.onLine && document.visibilityState === "visible" &&
    fetch("${PROBE}", { method: "HEAD", cache: "no-store" }).then((answer) => answer.ok && location.reload(), () => undefined);
  addEventListener("online", look);
  setInterval(look, ${AGAIN_AFTER_MS});`;

const LIST = "kept-pages";

const TO_POCKET = "pocket";

/** Once a city was taken along. */
const LEAD_TO_POCKET = `
  document.getElementById("${TO_POCKET}").hidden = !(await caches.has("${POCKET}"));`;

/** Lists the pages that the worker has cached, the one visited last first; without any the list stays hidden. */
const LIST_KEPT_PAGES = `
  const list = document.getElementById("${LIST}");
  const names = (await caches.keys()).filter((name) => name.startsWith("${PAGES}")).reverse();
  const listed = new Set();
  const when = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
  for (const name of names) {
    const cache = await caches.open(name);
    for (const request of (await cache.keys()).reverse()) {
      const page = await cache.match(request, { ignoreVary: true });
      if (!page || listed.has(request.url)) continue;
      listed.add(request.url);
      const [row, link, time] = ["li", "a", "time"].map((tag) => document.createElement(tag));
      link.href = request.url;
      link.textContent = decodeURIComponent(page.headers.get("${TITLE}"));
      const sentAt = new Date(page.headers.get("date"));
      time.dateTime = sentAt.toISOString();
      time.textContent = when.format(sentAt);
      row.append(link, time);
      list.append(row);
    }
  }
  list.parentElement.hidden = listed.size === 0;`;

/**
 * What the service worker shows in place of a page when there is no network. A document of its own, without frame and without the scripts of the build: it
 * is shown at other addresses, where the router would request data in vain. Nothing in it is personal, so it can be cached.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { i18n, nonce, site, locale } = context.get(appContext);
  const title = i18n._(msg({ id: "offline.title", message: "You’re offline" }));
  const document = (
    <html lang={i18n.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf7f0" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#12160f" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <title>{`${title} · ${site.name}`}</title>
        <style nonce={nonce}>{STYLES}</style>
      </head>
      <body>
        <main className="offline">
          <p className="name">{site.name}</p>
          <h1>{title}</h1>
          <p>
            {i18n._(
              msg({
                id: "offline.text",
                message: "This page isn’t on your device, and there’s no connection to fetch it.",
              }),
            )}
          </p>
          <p>
            {i18n._(
              msg({
                id: "offline.advice",
                message:
                  "Check Wi-Fi, mobile data and flight mode. This page loads by itself once you’re online again.",
              }),
            )}
          </p>
          {/* Leads to the address of the page that could not be loaded. */}
          <a className="again" href={SAME_ADDRESS}>
            {i18n._(msg({ id: "offline.again", message: "Try again" }))}
          </a>
          <p id={TO_POCKET} hidden>
            <a href={addressIn(site.languageBases[locale], "/pocket")}>
              {i18n._(msg({ id: "offline.pocket", message: "Cities that you took along" }))}
            </a>
          </p>
          <section hidden>
            <h2>{i18n._(msg({ id: "offline.kept", message: "You can read these" }))}</h2>
            <ul id={LIST} />
          </section>
        </main>
        <script nonce={nonce}>{LOAD_ONCE_ONLINE}</script>
        {/* As a module it may wait. */}
        <script type="module" nonce={nonce}>
          {LEAD_TO_POCKET + LIST_KEPT_PAGES}
        </script>
      </body>
    </html>
  );
  return new Response(`<!doctype html>${renderToStaticMarkup(document)}`, {
    headers: { "content-type": "text/html; charset=utf-8" },
  });
}
