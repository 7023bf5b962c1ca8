import { getRequestListener } from "@hono/node-server";
import { countVisits } from "#app/boot/count-visits.ts";
import { takeHits } from "#app/boot/take-hits.ts";
import { prepareDatabase } from "#app/boot/prepare-database.ts";
import { identityProviders } from "#app/boot/identity-providers.ts";
import { type SiteTasks, startSiteTasks } from "#app/boot/site-tasks.ts";
import { clockOf } from "./platform/clock.ts";
import { readSettings } from "./platform/config/read-settings.ts";
import { openDoorsOf } from "./platform/config/open-doors.ts";
import { storageOf } from "./platform/config/storage-setting.ts";
import { openDatabaseOf } from "./platform/database/open-database-of.ts";
import { spaceOfDisk, watchDiskSpace } from "./platform/files/disk-space.ts";
import { openFileStorage } from "./platform/files/open-file-storage.ts";
import { personasLine } from "#db/demo/personas.ts";
import { closeGracefully } from "./platform/http/close-gracefully.ts";
import { httpServer, oneAtATime, oneHostOnly } from "./platform/http/http-server.ts";
import { middlewareStack } from "#platform/http/middleware-stack.ts";
import { openSite } from "./platform/http/site.ts";
import { openShareImageWorkers } from "#platform/images/share-image-workers.ts";
import { openImageWorkers } from "#platform/images/image-workers.ts";
import { openLog } from "./platform/log.ts";
import { openMailer } from "./platform/mail/open-mailer.ts";
import { openProgress } from "./platform/progress.ts";
import { reportTo } from "#platform/report-to.ts";
import { NO_TASKS } from "#platform/tasks/task-health.ts";
import { exitOnCrash } from "#platform/exit-on-crash.ts";
import { onUnhandledRejection } from "#platform/unhandled-rejection.ts";

// The only file that opens a port. Node runs it without a build; pages and API come from the bundle (site.ts says why).
process.on("uncaughtException", exitOnCrash);
// Opening hours are computed in wall-clock time, which a daylight saving zone of the machine would break twice a year.
process.env.TZ = "UTC";
const config = readSettings(process.argv[2]);
const { mode, settings, hosts } = config;
process.env.NODE_ENV = mode === "dev" ? "development" : "production";

const log = openLog(settings.LOG_LEVEL);
process.on("unhandledRejection", onUnhandledRejection(log));
const progress = openProgress(mode === "serve" ? log : process.stdout);
if (settings.MAP_TILES.kind === "none" && settings.MAP_TILES.problem)
  log.warn(`Maps show the outline of the country: ${settings.MAP_TILES.problem}`);
for (const line of [...config.unknown, ...(mode === "serve" ? openDoorsOf(settings) : [])]) log.warn(line);
const now = clockOf(settings.FROZEN_AT);
const report = reportTo(log);

const database = await openDatabaseOf(settings, { log, progress });
const mailer = openMailer(settings, log);
const post = {
  mailer,
  siteName: settings.SITE_NAME,
  contactEmail: settings.CONTACT_EMAIL,
  bases: hosts.bases,
};
const push = {
  siteName: settings.SITE_NAME,
  bases: hosts.bases,
  subject: settings.CONTACT_EMAIL
    ? `mailto:${settings.CONTACT_EMAIL}`
    : hosts.bases.en.replace(/^http:/, "https:"),
  vapidKey: settings.VAPID_PRIVATE_KEY,
};
const storage = openFileStorage(storageOf(settings));
let tasks: SiteTasks | undefined;
const startTasks = async () =>
  (tasks = await startSiteTasks(database, { log, now, post, push, storage, settings }));
const prepared = prepareDatabase(database.tools, {
  isDemo: settings.DEMO,
  isProduction: mode === "serve",
  now,
  startTasks,
  progress,
  log,
});
// A start that ends early leaves no database server behind.
const endWithoutSite = async (error: unknown) => {
  await prepared.stop();
  await database.close();
  throw error;
};
await prepared.firstTry.catch(endWithoutSite);

const server = httpServer();
const workshop = openImageWorkers();
const shareImages = openShareImageWorkers();
const pictures = { storage, workshop };
/** Aborted when event streams have to end. */
const ending = new AbortController();
const identity = await identityProviders(settings, hosts);
const hits = takeHits(database.tools, { hosts, matomo: settings.ANALYTICS_URL, now, report });
const site = await openSite({
  mode,
  server,
  database: database.web,
  signals: database.signals,
  ending: ending.signal,
  settings,
  hosts,
  now,
  providers: identity.providers,
  pictures,
  shareImages,
  operation: {
    matomoHost: settings.ANALYTICS_URL ? new URL(settings.ANALYTICS_URL).host : null,
    mailNews: mailer.news,
    space: () => spaceOfDisk(settings.DATA_DIR),
  },
  onHit: hits.onHit,
  report,
}).catch(endWithoutSite);
const visits = countVisits(database.tools, { now, report });
const disk = watchDiskSpace(settings.DATA_DIR, { log });
const closing = closeGracefully(server, {
  log,
  meanwhile: prepared.stop,
  endStreams: () => ending.abort(),
  after: [
    disk.close,
    visits.close,
    hits.close,
    site.close,
    workshop.close,
    shareImages.close,
    database.close,
  ],
});
const health = {
  isDatabaseReady: async () => prepared.isDone() && (await database.web.isReady()),
  hasSpace: disk.hasSpace,
  isClosing: closing.isClosing,
  tasks: {
    oldestDueSeconds: () => (tasks?.health ?? NO_TASKS).oldestDueSeconds(),
    failedCount: () => (tasks?.health ?? NO_TASKS).failedCount(),
  },
};
const app = middlewareStack({
  config,
  site,
  storage,
  health,
  lastAnswers: closing.lastAnswers,
  log,
  onPageSeen: visits.onPageSeen,
  report,
});

const listener = identity.listener(site.listener(getRequestListener(app.fetch)));
server.on("request", oneAtATime(oneHostOnly(listener)));
server.listen(settings.PORT, settings.HOST, () => {
  if (identity.isDemo) progress.line(`Log in as ${personasLine()}`);
  progress.done(`${settings.SITE_NAME} is at http://${settings.HOST}:${settings.PORT}`);
});
