import { open } from "node:fs/promises";
import { PMTiles, type Source } from "pmtiles";

/** Vector tiles of an archive on this machine, for pictures that the server draws. */
export interface MapArchive {
  /** The bytes of a tile; undefined where the archive has none. */
  tile(zoom: number, x: number, y: number): Promise<ArrayBuffer | undefined>;
}

export function openMapArchive(path: string): MapArchive {
  const archive = new PMTiles(fileSource(path));
  return { tile: async (zoom, x, y) => (await archive.getZxy(zoom, x, y))?.data };
}

/** Opened for each piece: the file may be replaced while the site runs. */
function fileSource(path: string): Source {
  return {
    getKey: () => path,
    async getBytes(offset, length) {
      const file = await open(path);
      try {
        const bytes = new Uint8Array(length);
        const { bytesRead } = await file.read(bytes, 0, length, offset);
        return { data: bytes.buffer.slice(0, bytesRead) };
      } finally {
        await file.close();
      }
    },
  };
}
