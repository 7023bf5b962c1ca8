import { mkdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { featuresOfLayer } from "#platform/arcgis/features-of-layer.ts";
import type { Database } from "#platform/database/database.ts";
import { writeWhole } from "#platform/files/write-whole.ts";
import { askOverpass } from "#platform/osm/ask-overpass.ts";
import { type Patience, PATIENCE, RemoteFailure } from "#platform/remote/ask-politely.ts";
import type { RegisterDescription } from "../register-description.ts";
import { importOsm } from "./import-osm.ts";
import { importRegister } from "./import-register.ts";
import { osmReportLines } from "./osm-report-lines.ts";
import { registerOfLayer } from "./register-of-layer.ts";
import { registerReportLines } from "./register-report-lines.ts";
import type { RenewSources } from "./renew-sources.ts";

/** What one source says that we do not, or why it could not be asked. */
export interface Renewal {
  /** What is new, changed or perhaps closed, for a person to read; or the sentence why there is none. */
  lines: string[];
  isDifferent: boolean;
  hasFailed: boolean;
}

interface RenewOptions {
  /** Take what an answer says; else tell it only, and keep the answer for that. */
  isTaken: boolean;
  now: Date;
  patience?: Patience;
}

/** So long an answer that somebody was told of can be taken without asking again: from one weekly letter to the next. */
const KEPT_MS = 7 * 24 * 3_600_000;

/**
 * Asks Overpass and the registers that are described, one after the other, and tells how they differ from what we have, or takes it.
 * What was told is what is taken: a kept answer is not asked for again. A source that fails does not keep the others from being asked.
 */
export async function renewFacts(
  database: Database,
  { overpass, registers, folder, userAgent }: RenewSources,
  { isTaken, now, patience = PATIENCE }: RenewOptions,
): Promise<Renewal[]> {
  await mkdir(folder, { recursive: true });
  const answered = async (file: string, ask: (path: string) => Promise<void>): Promise<string> => {
    const path = join(folder, file);
    if (!(isTaken && (await isKept(path, now)))) await ask(path);
    return path;
  };
  const renewals = [
    await outcomeOf(async () => {
      const path = await answered("openstreetmap.json", (to) =>
        askOverpass({ ...overpass, userAgent, path: to }, patience),
      );
      const report = await importOsm(database, path, { isDryRun: !isTaken, isComplete: true, now });
      if (isTaken) await rm(path);
      return {
        lines: osmReportLines(report, "OpenStreetMap", { withChanges: true }),
        isDifferent: report.addedCount + report.changedCount + report.closings.length > 0,
      };
    }),
  ];
  for (const { name, description } of registers)
    renewals.push(
      await outcomeOf(async () => {
        const path = await answered(`${name}.csv`, async () => {
          const text = await registerNow(description, userAgent, patience, now);
          await writeWhole(folder, `${name}.csv`, Buffer.from(text));
        });
        const report = await importRegister(database, await readFile(path), { isDryRun: !isTaken, now });
        if (isTaken) await rm(path);
        const { register, attribution, licence } = description;
        return {
          lines: registerReportLines(report, register, `${attribution} (${licence})`),
          isDifferent: report.addedCount + report.changedCount + report.unlicensed.length > 0,
        };
      }),
    );
  return renewals;
}

async function outcomeOf(renew: () => Promise<Omit<Renewal, "hasFailed">>): Promise<Renewal> {
  try {
    return { ...(await renew()), hasFailed: false };
  } catch (error) {
    if (!(error instanceof RemoteFailure)) throw error;
    return { lines: [error.message], isDifferent: false, hasFailed: true };
  }
}

/** Without holders who are people: their names reach neither disk nor database. */
async function registerNow(
  description: RegisterDescription,
  userAgent: string,
  patience: Patience,
  now: Date,
): Promise<string> {
  const { address, where, idField, fields, register } = description;
  const layer = { address, where, idField, fields: Object.values(fields) };
  const features = await featuresOfLayer(layer, userAgent, patience);
  // Nobody closes all coffeeshops of a town overnight.
  if (features.length === 0) throw new RemoteFailure(`${register} has no row: is what is asked for right?`);
  return registerOfLayer(features, description, now.toISOString().slice(0, 10));
}

async function isKept(path: string, now: Date): Promise<boolean> {
  const file = await stat(path).catch(() => null);
  return file !== null && now.getTime() - file.mtimeMs < KEPT_MS;
}
