import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "#platform/database/embedded/start-embedded.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { startSite } from "../support/journeys-site.ts";
import { peopleOf, type Person } from "./people.ts";
import { memoryOf, quantile, tell } from "./site.ts";

// A hundred files that mean harm, sent as portraits (security.md U1 and G10): the site neither falls over nor answers 5xx, and what it
// serves afterwards says nothing of cameras and places, and carries no program.

const COUNT = 100;
const AT_ONCE = 2;
/** Words that were hidden in the files. */
const HIDDEN = [
  "GPSLatitude",
  "Exif",
  "http://ns.adobe.com/xap",
  "<script",
  "<?php",
  "Photoshop 3.0",
  "Secret Street 12",
];

/** Random, and the same in every run. */
let seed = 20261125;
const random = (below: number) => {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  return seed % below;
};

const photo = await sharp({ create: { width: 900, height: 700, channels: 3, background: "#b4472e" } })
  .withExif({ IFD0: { Artist: "Secret Street 12", Software: "<script>alert(1)</script>" } })
  .jpeg()
  .toBuffer();
const drawing = await sharp({ create: { width: 300, height: 300, channels: 4, background: "#2d6a4f88" } })
  .png()
  .toBuffer();

/** The sizes in a PNG's head are what it claims, not what it holds. */
function claiming(side: number): Buffer {
  const bent = Buffer.from(drawing);
  bent.writeUInt32BE(side, 16);
  bent.writeUInt32BE(side, 20);
  return bent;
}

function withBentBytes(source: Buffer): Buffer {
  const bent = Buffer.from(source);
  for (let times = 0; times < 1 + random(40); times++) bent[random(bent.length)] = random(256);
  return bent;
}

const KINDS: readonly (() => Buffer)[] = [
  () => withBentBytes(photo),
  () => withBentBytes(drawing),
  () => photo.subarray(0, 20 + random(photo.length - 20)),
  () => Buffer.concat([photo, Buffer.from("<?php system($_GET[0]); ?><script>alert(1)</script>")]),
  () => Buffer.concat([Buffer.from("GIF89a<script>alert(1)</script>"), photo]),
  () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(${random(9)})</script></svg>`),
  () => claiming(16_384 + random(60_000)),
  () => Buffer.from(Array.from({ length: 1 + random(5_000) }, () => random(256))),
  () => Buffer.from("%PDF-1.7\n<?php ?>"),
  () => Buffer.alloc(0),
];

const folder = await mkdtemp(join(tmpdir(), "highstreet-images-"));
const server = await startEmbedded({ dataDir: folder });
const site = await startSite({
  dataDir: join(folder, "site"),
  settings: { DATABASE_URL: server.url, LOG_LEVEL: "warn", DEMO: "0", RATE_LIMIT: "off" },
});
const database = openDatabase({ connection: server.url, statementTimeoutMs: 30_000 });
const people = await peopleOf(database, AT_ONCE, "Fotograaf");
const memoryBefore = memoryOf(site);

const statuses: Record<string, number> = {};
const served: string[] = [];
const tookMs: number[] = [];
let memoryMost = memoryBefore;

async function send({ headers }: Person, bytes: Buffer): Promise<void> {
  const form = new FormData();
  form.set("image", new File([new Uint8Array(bytes)], "me.jpg", { type: "image/jpeg" }));
  const began = performance.now();
  const sent = { method: "POST", headers, body: form };
  const answer = await fetch(`${site.origin}/api/editprofilepic`, sent).catch(() => null);
  tookMs.push(performance.now() - began);
  memoryMost = Math.max(memoryMost, memoryOf(site));
  const status = answer?.status ?? 0;
  statuses[status] = (statuses[status] ?? 0) + 1;
  if (status === 200 && answer) served.push(((await answer.json()) as { thumbnail: string }).thumbnail);
}

/** One portrait follows the other: each picture is looked at while it is still served. */
const leaks: string[] = [];
async function lookAt(address: string): Promise<void> {
  const answer = await fetch(new URL(address, site.origin));
  const text = Buffer.from(await answer.arrayBuffer()).toString("latin1");
  leaks.push(...HIDDEN.filter((word) => text.includes(word)));
  if (answer.status >= 500) statuses[`picture ${answer.status}`] = 1;
}

for (let number = 0; number < COUNT; number += AT_ONCE) {
  await Promise.all(
    people.map((person, at) => send(person, (KINDS[(number + at) % KINDS.length] ?? KINDS[0])?.() ?? photo)),
  );
  await Promise.all(served.splice(0).map(lookAt));
}
await Promise.all(people.map((person) => send(person, photo)));
const lookedAt = served.length;
await Promise.all(served.splice(0).map(lookAt));
await wait(500);
const alive = (await fetch(`${site.origin}/health/live`)).status;

await site.stop();
await database.close();
await server.stop();
await rm(folder, { recursive: true });
const isWell = Object.keys(statuses).every((status) => ["200", "400", "413"].includes(status));
tell(
  {
    statuses,
    leaks: [...new Set(leaks)],
    alive,
    tookMs: { p50: quantile(tookMs, 0.5), most: quantile(tookMs, 1) },
    memoryMB: { before: memoryBefore, most: memoryMost },
  },
  isWell && leaks.length === 0 && alive === 200 && lookedAt === people.length,
);
