import { Agent, get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { siteOfFaults, tell } from "./site.ts";

// A hundred clients that keep their connections and ask without a pause, while the site is told to stop. None may have a request
// broken off; being refused a new connection is all right, and readiness says 503 before that.

const CLIENTS = 100;

const site = await siteOfFaults();
const counts = { answers: 0, resets: 0, refused: 0, answersAfterSignal: 0, notReady: 0 };
let isStopping = false;

function ask(agent: Agent, path: string): Promise<number | string> {
  return new Promise((resolve) => {
    get(site.origin + path, { agent }, (answer) => {
      answer.resume();
      answer.on("error", () => resolve("ECONNRESET")).on("end", () => resolve(answer.statusCode ?? 0));
    }).on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "unknown"));
  });
}

async function client(): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    const answer = await ask(agent, "/coffeeshops");
    if (answer === "ECONNREFUSED") {
      counts.refused++;
      break;
    }
    if (typeof answer === "string") {
      counts.resets++;
      break;
    }
    counts.answers++;
    if (isStopping) counts.answersAfterSignal++;
  }
  agent.destroy();
}

async function watchReadiness(): Promise<void> {
  for (;;) {
    const answer = await ask(new Agent(), "/health/ready");
    if (answer === 503) counts.notReady++;
    if (typeof answer === "string") return;
    await wait(100);
  }
}

const clients = [...Array.from({ length: CLIENTS }, client), watchReadiness()];
await wait(3_000);
isStopping = true;
const signalledAt = performance.now();
const stopped = site.stop().then(() => performance.now());
await Promise.all(clients);
const seconds = Math.round((await stopped) - signalledAt) / 1000;
tell({ ...counts, secondsToStop: seconds }, counts.resets === 0 && counts.notReady > 0);
