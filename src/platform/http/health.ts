import { Hono } from "hono";

export interface HealthChecks {
  /** Whether the database answers. */
  isDatabaseReady: () => Promise<boolean>;
  /** Whether the disk has space for what is sent (platform/files/disk-space.ts). */
  hasSpace: () => boolean;
  /** Turns true when the process is shutting down and should get no new visitors. */
  isClosing: () => boolean;
}

/** `/health/live` says the process runs; `/health/ready` that it can serve: database reachable, migrations done. */
export function health({ isDatabaseReady, hasSpace, isClosing }: HealthChecks): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    c.header("cache-control", "no-store");
    await next();
  });
  app.get("/live", (c) => c.json({ status: "live" }));
  app.get("/ready", async (c) => {
    if (isClosing()) return c.json({ status: "closing" }, 503);
    if (!hasSpace()) return c.json({ status: "storage" }, 503);
    const isReady = await isDatabaseReady();
    return isReady ? c.json({ status: "ready" }) : c.json({ status: "database unreachable" }, 503);
  });
  return app;
}
