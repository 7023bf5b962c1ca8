import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { joinOrStartEmbedded } from "#platform/database/embedded/join-or-start-embedded.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { startSite } from "../support/journeys-site.ts";
import { call, peopleOf } from "./people.ts";
import { tell } from "./site.ts";

// Twenty times the site is told to stop while a letter is on its way: the mail server has all of it and answers after the signal. Each
// letter must arrive once, also after the next start.

const TIMES = 20;
/** Within the three seconds that a running task gets when the site stops, and after all else of the site has ended: it is the last. */
const ANSWER_AFTER_MS = 2_500;

/** Counts letters by their number; answers the end of one when `release` is called, and at once while nobody holds it back. */
async function mailServer() {
  const counts = new Map<string, number>();
  let arrived = Promise.withResolvers<void>();
  let held: (() => void)[] = [];
  let isHolding = true;
  const server = createServer((socket) => converse(socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  function converse(socket: Socket): void {
    let isLetter = false;
    socket.on("error", () => undefined);
    socket.write("220 ready\r\n");
    let text = "";
    socket.on("data", (bytes) => {
      text += bytes.toString();
      for (let end = text.indexOf("\r\n"); end !== -1; end = text.indexOf("\r\n")) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        if (isLetter) isLetter = !hear(line, socket);
        else isLetter = answer(line, socket);
      }
    });
  }

  /** @returns whether that was the last line of the letter */
  function hear(line: string, socket: Socket): boolean {
    const id = /^Message-ID: (.*)$/i.exec(line)?.[1];
    if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
    if (line !== ".") return false;
    const say = () => void socket.write("250 kept\r\n");
    if (isHolding) held.push(say);
    else say();
    arrived.resolve();
    return true;
  }

  return {
    url: `smtp://127.0.0.1:${(server.address() as { port: number }).port}`,
    counts,
    arrived: () => arrived.promise,
    release() {
      isHolding = false;
      for (const say of held) say();
    },
    hold() {
      arrived = Promise.withResolvers();
      held = [];
      isHolding = true;
    },
    close: () => server.close(),
  };
}

/** @returns whether a letter follows */
function answer(line: string, socket: Socket): boolean {
  const word = line.split(/[ :]/)[0]?.toUpperCase();
  if (word === "DATA") socket.write("354 go on\r\n");
  else if (word === "QUIT") socket.end("221 bye\r\n");
  else socket.write("250 ok\r\n");
  return word === "DATA";
}

const folder = await mkdtemp(join(tmpdir(), "highstreet-letters-"));
const mail = await mailServer();
const settings = { LOG_LEVEL: "warn", DEMO: "0", SMTP_URL: mail.url, MAIL_FROM: "site@example.org" };
const start = () => startSite({ dataDir: folder, settings });

let site = await start();
const { url } = await joinOrStartEmbedded({ dataDir: folder });
const database = openDatabase({ connection: url, statementTimeoutMs: 30_000 });
const people = await peopleOf(database, TIMES, "Lezer");
await database.close();

for (const [number, person] of people.entries()) {
  mail.hold();
  const newsletter = { newsletterEmail: `lezer-${number}@example.org`, wantsNewsletter: true };
  const { status } = await call(site.origin, person, "newsletter", newsletter);
  if (status !== 200) throw new Error(`The letter was not asked for: ${status}`);
  await mail.arrived();
  const stopped = site.stop();
  await wait(ANSWER_AFTER_MS);
  mail.release();
  await stopped;
  site = await start();
}
// What the last start has to do again, it does within seconds.
await wait(10_000);
await site.stop();
mail.close();
await rm(folder, { recursive: true });

const twice = [...mail.counts.values()].filter((count) => count > 1).length;
tell({ stops: TIMES, letters: mail.counts.size, twice }, twice === 0 && mail.counts.size === TIMES);
