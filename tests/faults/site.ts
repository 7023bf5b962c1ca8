import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RunningSite, startSite } from "../support/journeys-site.ts";

/** Stays between the scripts, so that only the first of them sets a database up. */
const DATA_DIR = process.env.DATA_DIR ?? join(tmpdir(), "highstreet-faults");

/** What all sites of these scripts have logged. */
export const LOG_FILE = join(DATA_DIR, "site.log");

/** The built site with its samples, for the scripts of this folder. They stop it themselves. */
export function siteOfFaults(settings: Record<string, string> = {}): Promise<RunningSite> {
  return startSite({ dataDir: DATA_DIR, settings: { LOG_LEVEL: "warn", ...settings } });
}

/** Megabytes of memory that the process holds (Linux). */
export function memoryOf({ pid }: RunningSite): number {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]);
  return Math.round((pages * 4096) / 1e6);
}

/** How many sockets the process holds (Linux), those of its database among them. */
export function openSockets({ pid }: RunningSite): number {
  const links = readdirSync(`/proc/${pid}/fd`).map((name) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${name}`);
    } catch {
      return "";
    }
  });
  return links.filter((link) => link.startsWith("socket:")).length;
}

/** The processes of the site's own PostgreSQL (Linux): those that descend from the site and are no Node. */
export function databaseProcesses({ pid }: RunningSite): number[] {
  const parentOf = new Map<number, { parent: number; name: string }>();
  for (const folder of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const [, name = "", parent = ""] =
        /^\d+ \((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${folder}/stat`, "utf8")) ?? [];
      parentOf.set(Number(folder), { parent: Number(parent), name });
    } catch {
      // Gone since it was listed.
    }
  }
  const isBelow = (id: number): boolean => {
    const parent = parentOf.get(id)?.parent ?? 0;
    return parent === pid || (parent > 1 && isBelow(parent));
  };
  return [...parentOf]
    .filter(([id, { name }]) => name.startsWith("postgres") && isBelow(id))
    .map(([id]) => id);
}

/** The value below which that share of all lie. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
}

/** Prints what was measured, and ends with 1 unless it is as it should be. */
export function tell(measured: Record<string, unknown>, isGood: boolean): void {
  process.stdout.write(
    `${JSON.stringify(measured)}\n${isGood ? "as it should be" : "NOT as it should be"}\n`,
  );
  if (!isGood) process.exitCode = 1;
}
