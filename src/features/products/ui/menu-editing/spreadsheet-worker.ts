import { tableOfSpreadsheet } from "./read-spreadsheet.ts";

// A file of its own: a large table stops nobody from typing, and the unpacker that it has in common with the map stays two, of which
// visitors load the small one.

addEventListener("message", ({ data }: MessageEvent<Uint8Array>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  void tableOfSpreadsheet(data).then((table) => postMessage(table));
});
