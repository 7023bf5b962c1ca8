import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { delimiter } from "node:path";
import { fileURLToPath } from "node:url";

export interface Step {
  name: string;
  /** Run one after the other until one fails. */
  commands: string[][];
  /** Its output is shown as it comes; that of other steps only when they fail. */
  isShown?: boolean;
}

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

// The programs of the packages, also the project's own Node instead of the installed one.
const environment = {
  ...process.env,
  PATH: [fileURLToPath(new URL("../../node_modules/.bin", import.meta.url)), process.env.PATH].join(
    delimiter,
  ),
};

/** Runs a step with a line when it begins and one when it ends; returns whether it passed. */
export async function runStep({ name, commands, isShown = false }: Step): Promise<boolean> {
  const startedAt = performance.now();
  process.stdout.write(`${name} …\n`);
  const said: string[] = [];
  let isPassed = true;
  for (const command of commands) {
    isPassed = await run(command, isShown ? undefined : said);
    if (!isPassed) break;
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (!isPassed) process.stdout.write(said.join(""));
  process.stdout.write(`${name} ${isPassed ? "passed" : "FAILED"} (${seconds} s)\n`);
  return isPassed;
}

async function run([program = "", ...words]: string[], said: string[] | undefined): Promise<boolean> {
  const child = spawn(program, words, {
    cwd: ROOT,
    env: environment,
    stdio: ["ignore", said ? "pipe" : "inherit", said ? "pipe" : "inherit"],
  });
  const letGo = endWithUs(child);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => said?.push(text));
  }
  try {
    const [exitCode] = await once(child, "close");
    return exitCode === 0;
  } catch (error) {
    const words = `${program} could not be run: ${(error as Error).message}. Is npm ci done?\n`;
    if (said) said.push(words);
    else process.stdout.write(words);
    return false;
  } finally {
    letGo();
  }
}

/** A signal to the run is passed on to its steps; the tests then stop their servers themselves. */
function endWithUs(child: ChildProcess): () => void {
  const stop = () => {
    child.kill("SIGTERM");
    process.exitCode = 1;
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
  return () => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, stop);
  };
}
