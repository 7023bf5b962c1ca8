import { createServer } from "node:http";
import type { MiddlewareHandler } from "hono";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { startSession } from "#features/accounts/server/sessions.ts";
import { analyzeTables } from "#platform/database/analyze-tables.ts";
import { storeSimilarStrains } from "#features/products/server/store-similar-strains.ts";
import { refreshOpenTimes } from "#features/shops/server/refresh-open-times.ts";
import { prepareDatabase } from "#app/boot/prepare-database.ts";
import { clockOf } from "#platform/clock.ts";
import { readConfig } from "#platform/config/read-config.ts";
import { NO_OPERATION } from "#platform/operation.test-support.ts";
import { storageOf } from "#platform/config/storage-setting.ts";
import type { Database } from "#platform/database/database.ts";
import { openDatabaseOf } from "#platform/database/open-database-of.ts";
import { builtSource } from "#platform/http/site.ts";
import { openFileStorage } from "#platform/files/open-file-storage.ts";
import { middlewareStack } from "#platform/http/middleware-stack.ts";
import { openSite } from "#platform/http/site.ts";
import { openShareImageWorkers } from "#platform/images/share-image-workers.ts";
import { openImageWorkers } from "#platform/images/image-workers.ts";
import type { HostTable } from "#platform/i18n/hosts.ts";
import { openLog } from "#platform/log.ts";
import { openProgress } from "#platform/progress.ts";
import { NO_TASKS } from "#platform/tasks/task-health.ts";

export interface SiteWithoutSocket {
  fetch(request: Request): Response | Promise<Response>;
  /** @throws Error when the answer is anything but a page */
  answer(request: Request): Promise<Response>;
  database: Database;
  hosts: HostTable;
  build: ServerBuild;
  /** The token of somebody's session. */
  token: string;
  close(): Promise<void>;
}

interface SiteToCall {
  dataDir: string;
  /** With the sample shops that `npm start` brings along. */
  isDemo?: boolean;
}

/** The built site with its own database, as `src/server.ts` puts it together, but called instead of listened to. */
export async function siteWithoutSocket({ dataDir, isDemo = false }: SiteToCall): Promise<SiteWithoutSocket> {
  const config = readConfig({ DATA_DIR: dataDir }, "start");
  const { mode, settings, hosts } = config;
  const log = openLog(settings.LOG_LEVEL);
  const progress = openProgress(process.stdout);
  const now = clockOf(settings.FROZEN_AT);
  const report = (error: unknown) => log.error({ err: error }, "Something nobody foresaw");
  const database = await openDatabaseOf(settings, { log, progress });
  const prepared = prepareDatabase(database.tools, {
    isDemo,
    isProduction: false,
    now,
    startTasks: async () => ({ stop: async () => undefined }),
    progress,
    log,
  });
  await prepared.firstTry;
  await doFirstJobs(database.tools, now());
  const workshop = openImageWorkers();
  const pictures = { storage: openFileStorage(storageOf(settings)), workshop };
  const shareImages = openShareImageWorkers();
  const options = {
    mode,
    database: database.web,
    signals: database.signals,
    ending: new AbortController().signal,
    settings,
    hosts,
    now,
    // Pages offer to log in there; nobody does.
    providers: { google: undefined },
    pictures,
    shareImages,
    operation: NO_OPERATION,
    onHit: async () => undefined,
    report,
  };
  const site = await openSite({ ...options, server: createServer() });
  const health = {
    isDatabaseReady: async () => true,
    hasSpace: () => true,
    isClosing: () => false,
    tasks: NO_TASKS,
  };
  const lastAnswers: MiddlewareHandler = (_, next) => next();
  const app = middlewareStack({
    config,
    site,
    storage: pictures.storage,
    health,
    lastAnswers,
    log,
    onPageSeen: () => undefined,
    report,
  });
  // As in the server: it replaces the classes of requests and responses by lighter ones.
  getRequestListener(app.fetch);
  const { accountId } = await addMember(database.web);
  const token = await startSession(database.web, { accountId, device: "Benchmark", isFromProvider: true });
  return {
    token,
    fetch: app.fetch,
    async answer(request) {
      const response = await app.fetch(request);
      if (response.status !== 200) throw new Error(`${request.url} answered ${response.status}`);
      return response;
    },
    database: database.web,
    hosts,
    build: await builtSource().load(),
    async close() {
      await prepared.stop();
      await workshop.close();
      await shareImages.close();
      await database.close();
    },
  };
}

/**
 * Runs the background tasks of a new site in advance, so that nothing runs during the measurement. Without them a product has no
 * similar ones, and the planner statistics are those of empty tables.
 */
async function doFirstJobs(database: Database, now: Date): Promise<void> {
  await storeSimilarStrains(database);
  await refreshOpenTimes(database, { now });
  await analyzeTables(database);
}
