import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
// A site alone takes twenty seconds, on a busy machine minutes; one that ends is noticed at once.
const START_PATIENCE_MS = 600_000;
const STOP_PATIENCE_MS = 15_000;
const SHOWN_LINES = 40;

export interface RunningSite {
  /** `http://127.0.0.1:…` */
  origin: string;
  pid: number;
  dataDir: string;
  /** The output of the process, in a file that is deleted after the run. */
  logFile: string;
  stop(): Promise<void>;
}

interface SiteOptions {
  /** Made when missing; not only for the owner to enter, because the database runs as someone else under root. */
  dataDir: string;
  settings?: Record<string, string>;
  /** Where it says it is, such as `highstreet.test`, with its port. */
  host?: string;
  /** The folder of another build of this project; ours when omitted. */
  root?: string;
  /** The site counts as started when this address answers 200. */
  until?: "/health/ready" | "/health/live";
}

/** The site as built, run by `npm start`'s own program on a free port. Throws with its output when it does not start. */
export async function startSite({
  dataDir,
  settings,
  host,
  root = ROOT,
  until = "/health/ready",
}: SiteOptions): Promise<RunningSite> {
  if (!existsSync(join(root, "build/server/index.js"))) {
    throw new Error("There is no built site; run npm run build, or npm test, which builds first");
  }
  mkdirSync(dataDir, { recursive: true });
  const logFile = join(dataDir, "site.log");
  const port = await freePort();
  const own = { ...(host && { SITE_URL: `http://${host}:${port}` }), DATA_DIR: dataDir, PORT: String(port) };
  const child = run(root, logFile, { ...settings, ...own });
  const endWithUs = () => child.kill("SIGKILL");
  process.on("exit", endWithUs);
  const origin = `http://127.0.0.1:${port}`;
  async function stop(): Promise<void> {
    await end(child);
    process.off("exit", endWithUs);
  }
  try {
    await answering(child, origin + until);
  } catch (error) {
    await stop();
    throw new Error(`The site did not start.\n${lastLines(logFile)}`, { cause: error });
  }
  return { origin, pid: child.pid ?? 0, dataDir, logFile, stop };
}

/** The end of a site's output. */
export function lastLines(logFile: string): string {
  if (!existsSync(logFile)) return "";
  return readFileSync(logFile, "utf8").trimEnd().split("\n").slice(-SHOWN_LINES).join("\n");
}

function run(root: string, logFile: string, settings: Record<string, string>): ChildProcess {
  const output = openSync(logFile, "a");
  const { PATH, HOME, TMPDIR } = process.env;
  // Neither our environment nor the `.env` of this folder, so that tests never run on a developer's own site.
  const environment = { PATH, HOME, TMPDIR, HOST: "127.0.0.1", DEMO: "1", RATE_LIMIT: "off", ...settings };
  const child = spawn(process.execPath, [join(root, "src/server.ts"), "start"], {
    cwd: settings.DATA_DIR,
    env: environment,
    stdio: ["ignore", output, output],
  });
  closeSync(output);
  return child;
}

async function answering(child: ChildProcess, address: string): Promise<void> {
  const deadline = Date.now() + START_PATIENCE_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error("The process ended");
    const status = await fetch(address).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    await wait(100);
  }
  throw new Error(`${address} did not answer 200`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const impatient = setTimeout(() => child.kill("SIGKILL"), STOP_PATIENCE_MS);
  await ended;
  clearTimeout(impatient);
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || !address) throw new Error("There is no free port");
  return address.port;
}
