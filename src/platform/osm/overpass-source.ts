import { open } from "node:fs/promises";
import type { OsmFileHead, OsmSource } from "./osm-element.ts";
import { elementTexts } from "./overpass-elements.ts";
import { readOverpassElement } from "./read-overpass-element.ts";

/** What stands before the elements of an answer. */
const LONGEST_HEAD = 16 * 1024;

/** An answer of the Overpass API in JSON, read an element at a time: `out center`, `out geom`, or plain with the nodes. */
export function overpassSource(path: string): OsmSource {
  return {
    async head(): Promise<OsmFileHead> {
      const file = await open(path);
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(LONGEST_HEAD), 0, LONGEST_HEAD, 0);
        const head = buffer.toString("utf8", 0, bytesRead).split('"elements"')[0] ?? "";
        const day = /"timestamp_osm_base"\s*:\s*"(\d{4}-\d\d-\d\d)T/.exec(head)?.[1];
        return { dataOf: day ?? null, box: null };
      } finally {
        await file.close();
      }
    },
    async *pass(wanted, onFault) {
      for await (const { where, text, fault } of elementTexts(path)) {
        if (fault !== null) {
          onFault({ where, reason: fault, isPartOfFile: true });
          continue;
        }
        const read = readOverpassElement(text, wanted);
        if ("reason" in read)
          onFault({ where: read.where ?? where, reason: read.reason, isPartOfFile: false });
        else if (read.element) yield read.element;
      }
    },
  };
}
