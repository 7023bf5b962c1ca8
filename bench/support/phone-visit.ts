import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { LIGHTHOUSE_PROGRAM } from "./install-lighthouse.ts";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

type Category = (typeof CATEGORIES)[number];

/** The result of one run of Lighthouse. */
export interface Audited {
  /** 0 to 100. */
  scores: Record<Category, number>;
  layoutShift: number;
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
  /** One line for every audit that counts and is not perfect. */
  remarks: string[];
}

interface Audit {
  title: string;
  score: number | null;
  displayValue?: string;
  numericValue?: number;
}

interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

/** On a busy machine Chromium sometimes misses the start of a page load, and Lighthouse fails (NO_NAVSTART). */
const MOST_TRIES = 3;

interface Visit {
  /** The program of a Chromium. */
  executablePath: string;
  /** The file of the full report. */
  output: string;
}

/** Runs Lighthouse with its defaults: a slow phone, an empty cache, the dialog unanswered. */
export async function phoneVisit(address: string, { executablePath, output }: Visit): Promise<Audited> {
  for (let tries = 1; ; tries++) {
    const exitCode = await runLighthouse(address, { executablePath, output });
    if (exitCode === 0) return read(JSON.parse(await readFile(output, "utf8")) as Report);
    if (tries === MOST_TRIES) throw new Error(`Lighthouse on ${address} ended with ${exitCode}`);
  }
}

async function runLighthouse(address: string, { executablePath, output }: Visit): Promise<number> {
  const words = [
    address,
    `--only-categories=${CATEGORIES.join(",")}`,
    "--output=json",
    `--output-path=${output}`,
    "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
    "--quiet",
  ];
  const child = spawn(process.execPath, [LIGHTHOUSE_PROGRAM, ...words], {
    env: { ...process.env, CHROME_PATH: executablePath },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [exitCode] = await once(child, "exit");
  return exitCode as number;
}

function read({ categories, audits }: Report): Audited {
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const counted = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  const remarks = counted
    .map(({ id }) => ({ id, audit: audits[id] }))
    .filter(({ audit }) => audit && audit.score !== null && audit.score < 0.9)
    .map(({ id, audit }) => `${id}: ${audit?.title} ${audit?.displayValue ?? ""}`.trim());
  return {
    scores: Object.fromEntries(scores) as Record<Category, number>,
    layoutShift: value("cumulative-layout-shift"),
    firstPaintMs: value("first-contentful-paint"),
    largestPaintMs: value("largest-contentful-paint"),
    blockingMs: value("total-blocking-time"),
    remarks,
  };
}
