import { open, stat } from "node:fs/promises";
import { PMTiles, type Source } from "pmtiles";
import { tagOfFile } from "../http/entity-tag.ts";

/** Vector tiles of an archive on this machine, for pictures that the server draws. */
export interface MapArchive {
  /**
   * Changes when the file is replaced: for keys of caches.
   * @throws when there is no file
   */
  tag(): Promise<string>;
  /** The bytes of a tile; undefined where the archive has none. */
  tile(zoom: number, x: number, y: number): Promise<ArrayBuffer | undefined>;
}

/**
 * The file may be replaced, or come late, while the site runs. The library keeps head and directories of an archive by its name, failed
 * ones too, and would look for the tiles of a new file where those of the old one were: so each file has a reader of its own, and
 * one that failed is forgotten.
 */
export function openMapArchive(path: string): MapArchive {
  let known: { tag: string; archive: PMTiles } | undefined;

  async function reader() {
    const tag = await tagAt(path);
    if (known?.tag !== tag) known = { tag, archive: new PMTiles(fileSource(path, tag)) };
    return known;
  }

  async function tile(
    zoom: number,
    x: number,
    y: number,
    isSecondTry = false,
  ): Promise<ArrayBuffer | undefined> {
    const asked = await reader();
    try {
      return (await asked.archive.getZxy(zoom, x, y))?.data;
    } catch (error) {
      if (known === asked) known = undefined;
      if (error instanceof Replaced && !isSecondTry) return tile(zoom, x, y, true);
      throw error;
    }
  }

  return { tag: () => tagAt(path), tile: (zoom, x, y) => tile(zoom, x, y) };
}

/** Between two pieces of one tile the file became another one. */
class Replaced extends Error {}

async function tagAt(path: string): Promise<string> {
  return tagOfFile(await stat(path));
}

/** Opened for each piece: the file may be replaced while the site runs. */
function fileSource(path: string, tag: string): Source {
  return {
    getKey: () => path,
    async getBytes(offset, length) {
      const file = await open(path);
      try {
        if (tagOfFile(await file.stat()) !== tag)
          throw new Replaced(`${path} was replaced while it was read`);
        const bytes = new Uint8Array(length);
        const { bytesRead } = await file.read(bytes, 0, length, offset);
        return { data: bytes.buffer.slice(0, bytesRead) };
      } finally {
        await file.close();
      }
    },
  };
}
