/** An entry of a PMTiles directory (version 3): `run` tiles from `id` on are the same bytes; a run of 0 leads to a leaf directory. */
export interface ArchiveEntry {
  id: number;
  run: number;
  offset: number;
  length: number;
}

/** Reads a directory as it stands in an archive, unpacked. */
export function readDirectory(bytes: Uint8Array): ArchiveEntry[] {
  let at = 0;
  const next = () => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at++];
      if (byte === undefined) throw new RangeError("The directory of the archive ends in the middle");
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  const count = next();
  const entries = Array.from({ length: count }, () => ({ id: 0, run: 0, offset: 0, length: 0 }));
  let id = 0;
  for (const entry of entries) entry.id = id += next();
  for (const entry of entries) entry.run = next();
  for (const entry of entries) entry.length = next();
  let end = 0;
  for (const [index, entry] of entries.entries()) {
    const told = next();
    // Nothing told: right behind the one before.
    entry.offset = told === 0 && index > 0 ? end : told - 1;
    end = entry.offset + entry.length;
  }
  return entries;
}

/** The same, the other way. */
export function writeDirectory(entries: readonly ArchiveEntry[]): Uint8Array {
  const bytes: number[] = [];
  const put = (value: number) => {
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
    bytes.push(rest);
  };
  put(entries.length);
  let before = 0;
  for (const { id } of entries) {
    put(id - before);
    before = id;
  }
  for (const { run } of entries) put(run);
  for (const { length } of entries) put(length);
  let end = -1;
  for (const { offset, length } of entries) {
    put(offset === end ? 0 : offset + 1);
    end = offset + length;
  }
  return new Uint8Array(bytes);
}
