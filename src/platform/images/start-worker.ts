import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** Longer than any accepted task takes, and than the time limits of libvips. */
const LONGEST_TASK_MS = 8_000;

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

/** A process that does one task at a time; a task that breaks it breaks nothing else. */
export interface Worker<Task, Outcome> {
  /** Undefined when the process crashes on the task or takes too long; it cannot be used afterwards. */
  make(task: Task): Promise<Outcome | undefined>;
  isAlive(): boolean;
  end(): void;
}

/**
 * Starts a program of this folder, which says `ready` and then answers each message with one.
 * @throws Error when it cannot be started
 */
export async function startWorker<Task extends object, Outcome>(
  program: "image-process.ts" | "share-image-process.ts",
): Promise<Worker<Task, Outcome>> {
  const child = fork(fileURLToPath(new URL(program, import.meta.url)), {
    execArgv: CONFINED,
    // Two arenas are enough for two threads; more keep the memory of one large picture each.
    env: { MALLOC_ARENA_MAX: "2" },
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  if ((await nextWord(child)) !== "ready") throw new Error(`${program} does not start`);
  unref(child);
  return {
    async make(task) {
      ref(child);
      const impatient = setTimeout(() => child.kill("SIGKILL"), LONGEST_TASK_MS);
      const outcome = nextWord(child);
      child.send(task, () => undefined);
      const word = await outcome;
      clearTimeout(impatient);
      if (child.connected) unref(child);
      return word as Outcome | undefined;
    },
    isAlive: () => child.connected && !child.killed,
    end: () => void child.kill("SIGKILL"),
  };
}
/** The next message of the process; undefined when it ends instead. */
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

/** An idle child must not keep this process alive. */
function unref(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

function ref(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}
