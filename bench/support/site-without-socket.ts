import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import type { ServerBuild } from "react-router";
import { prepareDatabase } from "#app/cli/prepare-database.ts";
import { clockOf } from "#platform/clock.ts";
import { readConfig } from "#platform/config/read-config.ts";
import type { Database } from "#platform/database/database.ts";
import { openDatabaseOf } from "#platform/database/open-database-of.ts";
import { builtSource } from "#platform/http/build-source.ts";
import { metrics } from "#platform/http/metrics.ts";
import { pageHandler } from "#platform/http/page-handler.ts";
import { requestLog } from "#platform/http/request-log.ts";
import { securityHeaders } from "#platform/http/security-headers.ts";
import { openSite } from "#platform/http/site.ts";
import type { HostTable } from "#platform/i18n/hosts.ts";
import { openLog } from "#platform/log.ts";
import { openProgress } from "#platform/progress.ts";

export interface SiteWithoutSocket {
  fetch(request: Request): Response | Promise<Response>;
  database: Database;
  hosts: HostTable;
  build: ServerBuild;
  close(): Promise<void>;
}

/** The built site with its own database, as `src/server.ts` puts it together, but called instead of listened to. */
export async function siteWithoutSocket(dataDir: string): Promise<SiteWithoutSocket> {
  const { mode, settings, hosts } = readConfig({ DATA_DIR: dataDir }, "start");
  const log = openLog(settings.LOG_LEVEL);
  const progress = openProgress(process.stdout);
  const now = clockOf(settings.FROZEN_AT);
  const report = (error: unknown) => log.error({ err: error }, "Something nobody foresaw");
  const database = await openDatabaseOf(settings, { log, progress });
  const prepared = prepareDatabase(database.tools, {
    isDemo: false,
    now,
    startJobs: async () => ({ stop: async () => undefined }),
    progress,
    log,
  });
  await prepared.firstTry;
  const server = createServer();
  const site = await openSite({ mode, server, database: database.web, settings, hosts, now, report });
  const app = new Hono();
  app.use(requestLog(log));
  app.use(metrics(undefined).count);
  app.use(compress());
  app.use(securityHeaders({ isSecure: false, isDevelopment: false }));
  app.use(bodyLimit({ maxSize: 64 * 1024 }));
  app.route("/", site.files);
  app.all("*", pageHandler({ hosts, appUserAgent: settings.APP_USER_AGENT, draw: site.draw }));
  // As in the server: it exchanges the classes of requests and answers for lighter ones.
  getRequestListener(app.fetch);
  return {
    fetch: app.fetch,
    database: database.web,
    hosts,
    build: await builtSource().load(),
    async close() {
      await prepared.stop();
      await database.close();
    },
  };
}
