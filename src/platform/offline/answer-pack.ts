import { POCKET } from "./pocket-cache.ts";

/** A map is read by some hundred small ranges: a Blob that is asked of the cache each time is read as a whole each time. */
const blobs = new Map<string, Promise<Blob | undefined>>();
/** The map that is open, and the one before. */
const MOST_BLOBS = 2;

/**
 * A file of a pack from the pocket, or a part of it, which no cache answers by itself; undefined for one that is not there.
 * @param request its `range` is one from a byte to a byte, or to the end
 */
export async function packedFile(request: Request): Promise<Response | undefined> {
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get("range") ?? "");
  if (!range) return (await pocket())?.match(request.url);
  const blob = await blobOf(request.url);
  if (!blob) return undefined;
  const from = Number(range[1]);
  const to = Math.min(range[2] ? Number(range[2]) : blob.size - 1, blob.size - 1);
  if (from > to)
    return new Response(null, { status: 416, headers: { "content-range": `bytes */${blob.size}` } });
  return new Response(blob.slice(from, to + 1), {
    status: 206,
    headers: {
      "content-type": "application/vnd.pmtiles",
      "content-length": String(to - from + 1),
      "content-range": `bytes ${from}-${to}/${blob.size}`,
    },
  });
}

async function pocket(): Promise<Cache | undefined> {
  return (await caches.has(POCKET)) ? caches.open(POCKET) : undefined;
}

async function blobOf(address: string): Promise<Blob | undefined> {
  const coming = blobs.get(address) ?? readBlob(address);
  blobs.delete(address);
  blobs.set(address, coming);
  for (const old of [...blobs.keys()].slice(0, -MOST_BLOBS)) blobs.delete(old);
  const blob = await coming;
  // It may come into the pocket later.
  if (!blob) blobs.delete(address);
  return blob;
}

async function readBlob(address: string): Promise<Blob | undefined> {
  return (await (await pocket())?.match(address))?.blob();
}
