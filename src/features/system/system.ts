import type { QueuedTasks } from "#platform/queued-tasks.ts";

/** How the site runs, as an admin reads it. */
export interface SystemState {
  /** When it was asked. */
  at: string;
  queue: QueuedTasks[];
  schedule: { task: string; ranAt: string | null }[];
  mail: { isOn: boolean; sentAt: string | null; failedAt: string | null };
  /** Null where the disk could not be asked. */
  space: { freeBytes: number; totalBytes: number } | null;
  versions: { site: string; node: string; postgres: string };
  counts: { people: number; shops: number; reviews: number; pictures: number; pictureBytes: number };
}
