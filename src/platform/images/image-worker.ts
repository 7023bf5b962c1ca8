import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { ImageJob, ImageOutcome } from "./image-job.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** Longer than the decoder's own limit, which cannot interrupt every encoder. */
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

/** One image process; does one job at a time. */
export interface ImageWorker {
  /** A picture that breaks or holds up the process is `broken`; the worker is of no use afterwards. */
  make(bytes: Uint8Array, job: ImageJob): Promise<ImageOutcome>;
  isAlive(): boolean;
  end(): void;
}

/** @throws Error when the process cannot be started */
export async function startImageWorker(): Promise<ImageWorker> {
  const child = fork(fileURLToPath(new URL("image-process.ts", import.meta.url)), {
    execArgv: CONFINED,
    // Two arenas are enough for two threads; more keep the memory of one large picture each.
    env: { MALLOC_ARENA_MAX: "2" },
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  if ((await nextWord(child)) !== "ready") throw new Error("The image process does not start");
  rest(child);
  return {
    async make(bytes, job) {
      wake(child);
      const impatient = setTimeout(() => child.kill("SIGKILL"), LONGEST_JOB_MS);
      const outcome = nextWord(child);
      child.send({ bytes, job }, () => undefined);
      const word = await outcome;
      clearTimeout(impatient);
      if (child.connected) rest(child);
      return (word as ImageOutcome | undefined) ?? { refused: "broken" };
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
