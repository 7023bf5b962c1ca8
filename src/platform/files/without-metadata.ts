const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;

/** Without whatever a camera or a program wrote into a JPEG or PNG besides the picture: place, time, device, who. Undefined where it is broken. */
export function withoutMetadata(kind: "jpg" | "png", bytes: Uint8Array): Uint8Array | undefined {
  const kept = (kind === "jpg" ? keptOfJpeg : keptOfPng)(bytes);
  if (!kept) return undefined;
  const whole = new Uint8Array(kept.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of kept) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/**
 * Its segments, but for comments and what applications add (Exif, XMP, IPTC, a second picture): of those only what its colours need stays. Nothing
 * stays of what follows its end, where telephones append a film.
 */
function keptOfJpeg(bytes: Uint8Array): Uint8Array[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const kept: Uint8Array[] = [Uint8Array.of(0xff, SOI)];
  let at = 2;
  while (at + 4 <= bytes.length || (at + 2 === bytes.length && bytes[at + 1] === EOI)) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] as number;
    if (marker === EOI) return [...kept, bytes.subarray(at, at + 2)];
    // Any number of these may stand before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + view.getUint16(at + 2);
    const next = marker === SOS ? endOfScan(bytes, end) : end;
    if (end < at + 4 || next > bytes.length) return undefined;
    if (isOfPicture(marker, bytes.subarray(at + 4, end))) kept.push(bytes.subarray(at, next));
    at = next;
  }
  return undefined;
}

function isOfPicture(marker: number, content: Uint8Array): boolean {
  const name = String.fromCodePoint(...content.subarray(0, 11));
  if (marker === 0xe0) return name.startsWith("JFIF\0");
  if (marker === 0xe2) return name === "ICC_PROFILE";
  if (marker === 0xee) return name.startsWith("Adobe");
  const isOfApplication = marker >= 0xe0 && marker <= 0xef;
  return !isOfApplication && marker !== 0xfe;
}

/** Where the next marker stands that is none of the scan itself: neither an escaped 0xff nor a restart. */
function endOfScan(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
    at += 1;
  }
  return at;
}

/** What a PNG needs to be drawn as it is meant. */
const CHUNKS = new Set([
  "IHDR",
  "PLTE",
  "IDAT",
  "tRNS",
  "gAMA",
  "cHRM",
  "sRGB",
  "iCCP",
  "sBIT",
  "bKGD",
  "pHYs",
]);
const SIGNATURE_LENGTH = 8;

function keptOfPng(bytes: Uint8Array): Uint8Array[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const kept = [bytes.subarray(0, SIGNATURE_LENGTH)];
  let at = SIGNATURE_LENGTH;
  // Each has its length, its name and a checksum around what it says.
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return undefined;
    const name = String.fromCodePoint(...bytes.subarray(at + 4, at + 8));
    const chunk = bytes.subarray(at, end);
    if (name === "IEND") return [...kept, chunk];
    if (CHUNKS.has(name)) kept.push(chunk);
    at = end;
  }
  return undefined;
}
