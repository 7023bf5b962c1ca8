import { Protocol } from "pmtiles";

type Read = Protocol["tilev4"];

const IS_MISSING_TILE = /tile not found/i;

/** The archive is there, and has no such tile. */
export function isMissingTile(error: unknown): error is Error {
  return error instanceof Error && IS_MISSING_TILE.test(error.message);
}

/**
 * Reads tiles out of archives by ranges, whose heads and directories it keeps. The library keeps a failed one too, as a promise
 * that stays rejected without another request, for as long as the document lives: a phone that comes out of a tunnel would never get
 * streets. So an archive that failed is forgotten, and whatever asks next reads it anew.
 */
export function tileArchives(): Read {
  const protocol = new Protocol({ errorOnMissingTile: true });
  return async (request, ending) => {
    try {
      return await protocol.tilev4(request, ending);
    } catch (error) {
      if (!isMissingTile(error) && !ending.signal.aborted) protocol.tiles.delete(addressIn(request.url));
      throw error;
    }
  };
}

/** Of `pmtiles://https://…/tiles.pmtiles/14/8414/5384`. */
function addressIn(url: string): string {
  return url.replace(/^pmtiles:\/\//, "").replace(/\/\d+\/\d+\/\d+$/, "");
}
