import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** Longer than any job that we let in takes, and than the limits that libvips keeps by itself. */
const LONGEST_JOB_MS = 8_000;

/** It reads the code it runs and nothing else: no settings, no files, no network, no other program. */
const CONFINED = [
  "--permission",
  "--allow-addons",
  "--disable-warning=SecurityWarning",
  `--allow-fs-read=${ROOT}package.json`,
  `--allow-fs-read=${ROOT}node_modules/`,
  `--allow-fs-read=${ROOT}src/platform/images/`,
  "--max-old-space-size=64",
];

/** A process that does one job at a time; what a job does to it, it does to nobody else. */
export interface Worker<Job, Outcome> {
  /** Undefined when the process breaks over the job or takes too long; it is of no use afterwards. */
  make(job: Job): Promise<Outcome | undefined>;
  isAlive(): boolean;
  end(): void;
}

/**
 * Starts a program of this folder, which says `ready` and then answers each message with one.
 * @throws Error when it cannot be started
 */
export async function startWorker<Job extends object, Outcome>(
  program: "image-process.ts" | "share-image-process.ts",
): Promise<Worker<Job, Outcome>> {
  const child = fork(fileURLToPath(new URL(program, import.meta.url)), {
    execArgv: CONFINED,
    // Two arenas are enough for two threads; more keep the memory of one large picture each.
    env: { MALLOC_ARENA_MAX: "2" },
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  if ((await nextWord(child)) !== "ready") throw new Error(`${program} does not start`);
  rest(child);
  return {
    async make(job) {
      wake(child);
      const impatient = setTimeout(() => child.kill("SIGKILL"), LONGEST_JOB_MS);
      const outcome = nextWord(child);
      child.send(job, () => undefined);
      const word = await outcome;
      clearTimeout(impatient);
      if (child.connected) rest(child);
      return word as Outcome | undefined;
    },
    isAlive: () => child.connected && !child.killed,
    end: () => void child.kill("SIGKILL"),
  };
}
/** What the process says next; undefined when it ends instead. */
function nextWord(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve) => {
    function done(word?: unknown): void {
      child.off("message", done);
      child.off("exit", ended);
      child.off("error", ended);
      resolve(word);
    }
    const ended = () => done();
    child.on("message", done);
    child.on("exit", ended);
    child.on("error", ended);
  });
}

/** A process without work keeps nobody from ending. */
function rest(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

function wake(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}
