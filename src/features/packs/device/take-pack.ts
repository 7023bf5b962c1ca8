import { POCKET } from "#platform/offline/pocket-cache.ts";
import { noteCity, packAddress, pocketCity, removeCity } from "#platform/offline/pocket.ts";
import type { PackContent, PackFile, PackHead, PackInList } from "../pack.ts";

/** How far a download is. */
export interface Progress {
  bytes: number;
  /** Of all files. */
  total: number;
  /** The files that are there. */
  ready: PackFile[];
}

interface TakeOptions {
  /** Aborted: what has come stays, and the next call goes on from there. */
  signal: AbortSignal;
  onProgress: (progress: Progress) => void;
}

/** What has come of a file is put by as often as this, so that a page that is closed in the middle loses no more. */
const PUT_BY_BYTES = 1_000_000;

/** The site answered, and not with a file of a pack. */
export class PackGone extends Error {
  constructor(address: string, status: number) {
    super(`${address} answered ${status}`);
    this.name = "PackGone";
  }
}

/**
 * Fetches a pack into the pocket and notes it once it is complete; the version before it goes then. A file that is the same in the version before
 * is not fetched, and one that broke off goes on from its byte.
 * @throws PackGone where the site has replaced that version meanwhile
 * @throws QuotaExceededError where the device is full
 * @throws TypeError where the network goes
 */
export async function takePack(
  { city, version, madeAt }: Pick<PackInList, "city" | "version" | "madeAt">,
  { signal, onProgress }: TakeOptions,
): Promise<void> {
  const cache = await caches.open(POCKET);
  const before = await pocketCity(city);
  const head = await headOf(cache, { city, version, signal });
  const old = before && before.version !== version ? await oldHead(cache, { ...before, signal }) : undefined;
  const total = head.files.reduce((sum, { bytes }) => sum + bytes, 0);
  const ready: PackFile[] = [];
  let doneBytes = 0;
  for (const { name, bytes, hash } of head.files) {
    const address = packAddress(city, version, name);
    const same = old?.files.find((file) => file.name === name && file.hash === hash);
    const tell = (got: number) => onProgress({ bytes: doneBytes + got, total, ready: [...ready] });
    if (same && before) await copy(cache, packAddress(city, before.version, name), address);
    await fetchFile(cache, { address, bytes, hash, signal, onBytes: tell });
    doneBytes += bytes;
    ready.push(name);
    tell(0);
  }
  const content = await contentOf(city, version);
  await noteCity({
    city,
    version,
    madeAt,
    name: head.name,
    takenAt: new Date().toISOString(),
    bytes: total,
    hasMap: ready.includes("map.pmtiles"),
    slugs: content.shops.map(({ url }) => url),
    isRenewed: before?.isRenewed ?? true,
  });
  await removeCity(city, version);
}

/** The shops of a city in the pocket. */
export async function contentOf(city: string, version: string): Promise<PackContent> {
  const cache = await caches.open(POCKET);
  const found = await cache.match(packAddress(city, version, "shops.json"));
  if (!found) throw new Error(`${city} is not in the pocket`);
  return (await found.json()) as PackContent;
}

interface OfVersion {
  city: string;
  version: string;
  signal: AbortSignal;
}

async function headOf(cache: Cache, { city, version, signal }: OfVersion): Promise<PackHead> {
  const address = packAddress(city, version, "pack.json");
  const answer = (await cache.match(address)) ?? (await fetch(address, { signal }));
  if (!answer.ok) throw new PackGone(address, answer.status);
  const kept = answer.clone();
  const head = (await answer.json()) as PackHead;
  await cache.put(address, kept);
  return head;
}

/** Undefined where the browser has thrown it away. */
async function oldHead(cache: Cache, { city, version }: OfVersion): Promise<PackHead | undefined> {
  const found = await cache.match(packAddress(city, version, "pack.json"));
  return found && ((await found.json()) as PackHead);
}

async function copy(cache: Cache, from: string, to: string): Promise<void> {
  const found = await cache.match(from);
  if (found) await cache.put(to, found);
}

interface FetchedFile {
  address: string;
  bytes: number;
  hash: string;
  signal: AbortSignal;
  onBytes: (got: number) => void;
}

async function fetchFile(
  cache: Cache,
  { address, bytes, hash, signal, onBytes }: FetchedFile,
): Promise<void> {
  const partAddress = `${address}?part`;
  if (await cache.match(address)) return;
  const part = await cache.match(partAddress);
  let got: Blob = part ? await part.blob() : new Blob();
  onBytes(got.size);
  const answer = await fetch(address, {
    signal,
    ...(got.size > 0 && { headers: { range: `bytes=${got.size}-` } }),
  });
  if (!answer.ok || !answer.body) {
    await cache.delete(partAddress);
    throw new PackGone(address, answer.status);
  }
  // A file that is compressed on its way comes whole.
  if (answer.status !== 206) got = new Blob();
  const headers = { "content-type": answer.headers.get("content-type") ?? "" };
  let chunks: BlobPart[] = [];
  let size = got.size;
  const putBy = async () => {
    got = new Blob([got, ...chunks]);
    chunks = [];
    await cache.put(partAddress, new Response(got));
  };
  try {
    let since = 0;
    for await (const chunk of chunksOf(answer.body)) {
      chunks.push(chunk as Uint8Array<ArrayBuffer>);
      size += chunk.length;
      since += chunk.length;
      onBytes(Math.min(size, bytes));
      if (since < PUT_BY_BYTES) continue;
      since = 0;
      await putBy();
    }
  } catch (error) {
    await putBy().catch(() => undefined);
    throw error;
  }
  if (size < bytes) {
    await putBy();
    // Some proxies end what breaks off as if it were whole.
    throw new TypeError(`${address} broke off at ${size} of ${bytes} bytes`);
  }
  if (size > bytes) {
    await cache.delete(partAddress);
    throw new PackGone(address, answer.status);
  }
  const file = new Blob([got, ...chunks]);
  await cache.delete(partAddress);
  if ((await hashOf(file)) !== hash) throw new PackGone(address, answer.status);
  await cache.put(address, new Response(file, { headers }));
}

/** As `FileOfPack` has it. */
async function hashOf(file: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await file.arrayBuffer()));
  return Array.from(digest.slice(0, HASH_BYTES), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const HASH_BYTES = 8;

/** Streams are not iterable in all browsers. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
