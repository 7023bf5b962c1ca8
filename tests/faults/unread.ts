import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { memoryOf, openSockets, siteOfFaults, tell } from "./site.ts";

// Clients that ask and never read: 50 sockets with 300 requests each in one go. They may cost some memory and nobody's time, and
// they are ended when they take no answer for half a minute (Node looks twice, so it takes a minute at most).

const SOCKETS = 50;
const REQUESTS = 300;
const WATCHED_MS = 10_000;
const MOST_MEGABYTES = 150;
const MOST_MS = 500;
const ENDED_WITHIN_MS = 75_000;

const site = await siteOfFaults();
const { hostname, port } = new URL(site.origin);
for (let time = 0; time < 200; time++) await (await fetch(`${site.origin}/coffeeshops`)).text();
const before = memoryOf(site);
const request = `GET /coffeeshops HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`;
const sockets = Array.from({ length: SOCKETS }, () => {
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  socket.pause();
  socket.write(request.repeat(REQUESTS));
  return socket;
});

let peak = before;
let slowestMs = 0;
const startedAt = performance.now();
while (performance.now() - startedAt < WATCHED_MS) {
  const askedAt = performance.now();
  await (await fetch(`${site.origin}/health/live`)).text();
  slowestMs = Math.max(slowestMs, Math.round(performance.now() - askedAt));
  peak = Math.max(peak, memoryOf(site));
  await wait(20);
}
while (openSockets(site) >= SOCKETS && performance.now() - startedAt < ENDED_WITHIN_MS) await wait(250);
const endedAfterMs = Math.round(performance.now() - startedAt);
const afterwards = memoryOf(site);
tell(
  { megabytesMore: peak - before, slowestMs, endedAfterMs, megabytesAfterwards: afterwards - before },
  peak - before <= MOST_MEGABYTES && slowestMs <= MOST_MS && endedAfterMs < ENDED_WITHIN_MS,
);
for (const socket of sockets) socket.destroy();
await site.stop();
