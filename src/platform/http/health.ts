import { Hono } from "hono";
import type { TaskHealth } from "#platform/tasks/task-health.ts";

export interface HealthChecks {
  /** Whether the database answers. */
  isDatabaseReady: () => Promise<boolean>;
  /** Whether the disk has space for what is sent (platform/files/disk-space.ts). */
  hasSpace: () => boolean;
  /** Turns true when the process is shutting down and should get no new visitors. */
  isClosing: () => boolean;
  tasks: TaskHealth;
}

/**
 * `/health/live` says the process runs; `/health/ready` that it can serve: database reachable, migrations done. Late background
 * tasks are told beside that and are no reason to send visitors elsewhere.
 */
export function health({ isDatabaseReady, hasSpace, isClosing, tasks }: HealthChecks): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    c.header("cache-control", "no-store");
    await next();
  });
  app.get("/live", (c) => c.json({ status: "live" }));
  app.get("/ready", async (c) => {
    if (isClosing()) return c.json({ status: "closing" }, 503);
    if (!hasSpace()) return c.json({ status: "storage" }, 503);
    if (!(await isDatabaseReady())) return c.json({ status: "database unreachable" }, 503);
    const oldestDueSeconds = await tasks.oldestDueSeconds().catch(() => undefined);
    return c.json({ status: "ready", tasks: { oldestDueSeconds: oldestDueSeconds ?? null } });
  });
  return app;
}
