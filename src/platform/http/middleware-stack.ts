import { type Context, Hono, type HonoRequest, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import { HTTPException } from "hono/http-exception";
import { mapOriginsOf, mapTilesOf } from "#platform/config/map-tiles.ts";
import type { Config } from "#platform/config/read-config.ts";
import { isServedSecurely } from "#platform/config/settings.ts";
import type { FileStorage } from "#platform/files/file-storage.ts";
import { LOCALES } from "#platform/i18n/locales.ts";
import type { Log } from "#platform/log.ts";
import { PLAYER_ORIGINS } from "#platform/video-players.ts";
import { health, type HealthChecks } from "./health.ts";
import {
  FORM_CALLS,
  FORM_RATE,
  PRESS_RATE,
  PRESSED_CALLS,
  SEARCH_RATE,
  SEEN_CALLS,
  SEEN_RATE,
  STEADY_CALLS,
} from "./call-rates.ts";
import { mapFiles } from "./map-files.ts";
import { metrics } from "./metrics.ts";
import { packFiles } from "./pack-files.ts";
import { clientOf, proxyList } from "./client-address.ts";
import { ownHostsOnly } from "./own-hosts-only.ts";
import { pageHandler, type PageHandlerOptions } from "./page-handler.ts";
import { rateLimit, rateNoted } from "./rate-limit.ts";
import { retryAfter } from "./retry-after.ts";
import { requestLog } from "./request-log.ts";
import { securityHeaders } from "./security-headers.ts";
import { waysAsked } from "./ways-asked.ts";
import { writesWithSpace } from "./writes-with-space.ts";
import type { Site } from "./site.ts";

/**
 * Sets on pictures what differs from the headers of all answers (security.md U2): opened by itself, a picture runs nothing and
 * loads nothing; shown on a page, it may come from a CDN on another site.
 */
const pictureHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set("content-security-policy", "sandbox; default-src 'none'");
  c.res.headers.set("cross-origin-resource-policy", "cross-origin");
};

/**
 * The same for an SVG that contains its styles for light and dark. Some browsers apply this policy to them even where the SVG is
 * only an image on a page.
 */
const styledPictureHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set("content-security-policy", "sandbox; default-src 'none'; style-src 'unsafe-inline'");
};

/** The worker of the engine that reads photos of menus, as the build names it. */
const ENGINE_WORKER = /^\/assets\/worker\.min-[\w-]+\.js$/;

/**
 * The engine is WebAssembly, and its worker fetches that itself: it alone may run it, and no page has to. It gets its data from the page,
 * and reaches nothing.
 */
const engineHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  if (!ENGINE_WORKER.test(c.req.path)) return;
  const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
  c.res.headers.set("content-security-policy", policy);
};

/** What strangers sent is saved and never opened here: should a browser show it all the same, it runs nothing and loads nothing. */
const downloadHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set("content-security-policy", "sandbox; default-src 'none'");
};

export interface MiddlewareStackOptions {
  config: Config;
  site: Site;
  /** Of the packs of cities. */
  storage: Pick<FileStorage, "read">;
  health: HealthChecks;
  /** Sees every answer while the process closes (close-gracefully.ts). */
  lastAnswers: MiddlewareHandler;
  log: Log;
  /** Called for each page that somebody was shown. */
  onPageSeen: PageHandlerOptions["onPageSeen"];
  /** Called with unexpected errors. */
  report: (error: unknown) => void;
}

const CHANGES = ["POST", "PATCH", "DELETE"];
const MOST_BODY_BYTES = 64 * 1024;
/** A whole menu of the most lines and headings, with long names and many prices; a post of the most characters in nine languages. */
const MOST_LONG_BYTES = 512 * 1024;
const LONG_BODIES = new Set(["/api/dashboard/discover", "/api/dashboard/menus", "/api/dashboard/newsletter"]);
/** Calls that take a file, whose size they watch themselves once they know who sends it (`src/api/takes-upload.ts`). */
const UPLOADS = new Set(["/api/addmenuimage", "/api/applyjob", "/api/claimdocument", "/api/editprofilepic"]);
/** Those that take a file, or plain JSON where there is none. */
const MAYBE_UPLOADS = new Set([
  "/api/addreview",
  "/api/dashboard/photos",
  "/api/dashboard/postpictures",
  "/api/editreview",
]);
function isUpload(request: HonoRequest): boolean {
  const type = request.header("content-type")?.toLowerCase() ?? "";
  return (
    UPLOADS.has(request.path) || (MAYBE_UPLOADS.has(request.path) && type.startsWith("multipart/form-data"))
  );
}

/** The middleware of all requests, in its order: metrics and protection first, then health, API, files, pages. */
export function middlewareStack(options: MiddlewareStackOptions): Hono {
  const { config, site, storage, health: checks, lastAnswers, log, onPageSeen, report } = options;
  const { settings, hosts } = config;
  const counted = metrics(settings.METRICS_TOKEN, checks.tasks);
  const app = new Hono();
  app.use(requestLog(log));
  app.use(lastAnswers);
  app.use(retryAfter);
  app.use(counted.count);
  app.use(compress());
  app.use("/img/*", pictureHeaders);
  app.use("/assets/*", engineHeaders);
  // Each by its name: a pattern for all would cost every request the slower of Hono's routers.
  for (const folder of ["", ...LOCALES.map((locale) => `/${locale}`)]) {
    app.use(`${folder}/share/*`, pictureHeaders);
  }
  app.use("/map-picture.svg", styledPictureHeaders);
  app.use("/api/dashboard/applications", downloadHeaders);
  app.use("/api/dashboard/claims", downloadHeaders);
  app.use(headersOf(config));
  const smallBodies = bodyLimit({ maxSize: MOST_BODY_BYTES, onError: tooLarge });
  const longBodies = bodyLimit({ maxSize: MOST_LONG_BYTES, onError: tooLarge });
  app.use((c, next) => {
    if (isUpload(c.req)) return next();
    return LONG_BODIES.has(c.req.path) ? longBodies(c, next) : smallBodies(c, next);
  });
  if (settings.RATE_LIMIT) {
    const clients = clientOf(proxyList(settings.TRUSTED_PROXIES));
    app.use("/api/autocomplete", rateLimit(SEARCH_RATE, clients));
    const formRate = rateLimit(FORM_RATE, clients);
    for (const call of FORM_CALLS) app.use(`/api/${call}`, formRate);
    const pressRate = rateLimit(PRESS_RATE, clients);
    for (const call of PRESSED_CALLS) app.use(`/api/${call}`, pressRate);
    app.on("POST", "/directions/*", pressRate);
    for (const call of STEADY_CALLS) app.on(CHANGES, `/api/${call}`, pressRate);
    const seenRate = rateLimit(SEEN_RATE, clients);
    for (const call of SEEN_CALLS) app.on(CHANGES, `/api/${call}`, seenRate);
    app.use("/api/consent", rateNoted(FORM_RATE, clients));
    app.use("/api/hit", rateNoted(PRESS_RATE, clients));
    app.use("/auth/*", formRate);
  }
  app.route("/health", health(checks));
  app.route("/metrics", counted.page);
  // For everybody, like those above: a CDN may ask for pictures under its own name.
  app.all("/img/*", site.pictures);
  app.use(ownHostsOnly(hosts));
  // The cookie of consent is set in any case, and its proof takes next to nothing.
  for (const call of [...FORM_CALLS, ...PRESSED_CALLS]) {
    app.use(`/api/${call}`, writesWithSpace(checks.hasSpace));
  }
  app.all("/api/*", site.api);
  app.all("/auth/*", async (c, next) => {
    const answer = await site.auth(c, next);
    // By whom nobody can log in here is an address that does not exist, and has the page that says so.
    return answer instanceof Response && answer.status === 404 ? next() : answer;
  });
  app.route("/map-files", mapFiles(settings.MAP_TILES));
  app.route("/packs", packFiles(storage, { report }));
  app.route("/directions", waysAsked({ hosts, viewerOf: site.viewerOf, onPageSeen }));
  app.route("/", site.files);
  app.all(
    "*",
    pageHandler({
      hosts,
      appUserAgent: settings.APP_USER_AGENT,
      render: site.render,
      movedTo: site.movedTo,
      viewerOf: site.viewerOf,
      onPageSeen,
    }),
  );
  app.onError((error, c) => {
    // Refusals by middleware, such as a body that is too large.
    if (error instanceof HTTPException) return error.getResponse();
    report(error);
    return c.text("Something went wrong here.", 500);
  });
  return app;
}

/** API errors have their own shape, also when middleware refuses. */
function tooLarge(c: Context): Response {
  if (!c.req.path.startsWith("/api/")) throw new HTTPException(413, { message: "Payload Too Large" });
  c.header("cache-control", "private, no-store");
  return c.json({ errors: [{ msg: "The body is too large", param: "body" }] }, 413);
}

function headersOf({ mode, settings }: Config): MiddlewareHandler {
  return securityHeaders({
    isSecure: isServedSecurely(settings),
    isDevelopment: mode === "dev",
    mapOrigins: mapOriginsOf(mapTilesOf(settings)),
    pictureOrigins: settings.CDN_URL ? [new URL(settings.CDN_URL).origin] : [],
    playerOrigins: Object.values(PLAYER_ORIGINS),
  });
}
