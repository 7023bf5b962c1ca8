import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import { prepareDatabase } from "./cli/prepare-database.ts";
import { startSiteJobs } from "./cli/site-jobs.ts";
import { clockOf } from "./platform/clock.ts";
import { mapOriginsOf, mapTilesOf } from "./platform/config/map-tiles.ts";
import { readSettings } from "./platform/config/read-settings.ts";
import { isServedSecurely } from "./platform/config/settings.ts";
import { openDatabaseOf } from "./platform/database/open-database-of.ts";
import { closeGracefully } from "./platform/http/close-gracefully.ts";
import { health } from "./platform/http/health.ts";
import { mapFiles } from "./platform/http/map-files.ts";
import { metrics } from "./platform/http/metrics.ts";
import { pageHandler } from "./platform/http/page-handler.ts";
import { requestLog } from "./platform/http/request-log.ts";
import { securityHeaders } from "./platform/http/security-headers.ts";
import { openSite } from "./platform/http/site.ts";
import { openLog } from "./platform/log.ts";
import { openProgress } from "./platform/progress.ts";
import { stopReadably } from "./platform/stop-readably.ts";

// The only file that listens. Node runs it as it stands; pages and API come out of the bundle (site.ts says why).
process.on("uncaughtException", stopReadably);
// Opening hours are worked out on wall clocks, which a time zone of the machine would bend twice a year.
process.env.TZ = "UTC";
const { mode, settings, hosts } = readSettings(process.argv[2]);
process.env.NODE_ENV = mode === "dev" ? "development" : "production";

const log = openLog(settings.LOG_LEVEL);
const progress = openProgress(mode === "serve" ? log : process.stdout);
const now = clockOf(settings.FROZEN_AT);
const report = (error: unknown) => log.error({ err: error }, "Something nobody foresaw");

const database = await openDatabaseOf(settings, { log, progress });
const startJobs = () => startSiteJobs(database, { log, now });
const prepared = prepareDatabase(database.tools, { isDemo: settings.DEMO, now, startJobs, progress, log });
await prepared.firstTry;

const server = createServer({
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
});
const site = await openSite({ mode, server, database: database.web, settings, hosts, now, report });
const counted = metrics(settings.METRICS_TOKEN);
const closing = closeGracefully(server, { log, after: [site.close, prepared.stop, database.close] });

const app = new Hono();
app.use(requestLog(log));
app.use(counted.count);
app.use(compress());
const mapOrigins = mapOriginsOf(mapTilesOf(settings));
app.use(securityHeaders({ isSecure: isServedSecurely(settings), isDevelopment: mode === "dev", mapOrigins }));
app.use(bodyLimit({ maxSize: 64 * 1024 }));
app.route(
  "/health",
  health({
    isDatabaseReady: async () => prepared.isDone() && (await database.web.isReady()),
    isClosing: closing.isClosing,
  }),
);
app.route("/metrics", counted.page);
app.all("/api/*", site.api);
app.route("/map-files", mapFiles(settings.MAP_TILES));
app.route("/", site.files);
app.all("*", pageHandler({ hosts, appUserAgent: settings.APP_USER_AGENT, draw: site.draw }));
app.onError((error, c) => {
  report(error);
  return c.text("Something went wrong here.", 500);
});

server.on("request", site.listener(getRequestListener(app.fetch)));
server.listen(settings.PORT, settings.HOST, () => {
  progress.done(`${settings.SITE_NAME} is at http://${settings.HOST}:${settings.PORT}`);
});
