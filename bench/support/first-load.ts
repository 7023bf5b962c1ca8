import { request } from "node:http";
import { brotliCompressSync, constants } from "node:zlib";
import { type Browser, devices, type Response } from "playwright-core";

/** Bytes of one page for someone who was never here. Scripts, styles and the document as brotli makes them. */
export interface FirstLoad {
  scriptBytes: number;
  /** How much of it is the code of maps, which is loaded when a map is seen. */
  mapScriptBytes: number;
  styleBytes: number;
  documentBytes: number;
  /** The document as the server sent it to a browser that takes gzip and brotli. */
  sentDocumentBytes: number;
  /** Fonts, icons and pictures as they are. */
  otherBytes: number;
  foreignRequestCount: number;
}

/** Files are compressed once, as small as can be; a document while its reader waits. */
const FILE_QUALITY = 11;
const DOCUMENT_QUALITY = 5;

/** Files that only `src/features/shops/ui/lazy-map.tsx` loads, once a map is seen, which needs a user. */
const MAP_FILE =
  /\/assets\/(start-map|maplibre-gl-worker|shops?-map-|selling-map-|use-map-|map-(beside|of-wietproef)-|[a-z]{2}-map-)/;

interface Visit {
  origin: string;
  path: string;
  consent?: "all" | "req";
}

/** Opens a page on a phone with an empty cache and waits until there are no more requests. */
export async function firstLoad(browser: Browser, { origin, path, consent }: Visit): Promise<FirstLoad> {
  const context = await browser.newContext(devices["Pixel 7"]);
  const cookie = consent ? `ageandcookies=${consent}` : "";
  if (consent) await context.addCookies([{ name: "ageandcookies", value: consent, url: origin }]);
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(origin + path, { waitUntil: "networkidle" });
  const loaded = await Promise.all(responses.map(weighed));
  await context.close();
  const sum = (kind: Kind) =>
    loaded.filter((one) => one.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
  return {
    scriptBytes: sum("script") + sum("map script"),
    mapScriptBytes: sum("map script"),
    styleBytes: sum("style"),
    documentBytes: sum("document"),
    sentDocumentBytes: await sentBytes(origin + path, cookie),
    otherBytes: sum("other"),
    foreignRequestCount: responses.filter((response) => !response.url().startsWith(`${origin}/`)).length,
  };
}

type Kind = "script" | "map script" | "style" | "document" | "other";

async function weighed(response: Response): Promise<{ kind: Kind; bytes: number }> {
  const body = await response.body();
  const type = response.headers()["content-type"] ?? "";
  if (type.includes("javascript")) {
    const kind = MAP_FILE.test(response.url()) ? "map script" : "script";
    return { kind, bytes: brotli(body, FILE_QUALITY) };
  }
  if (type.includes("css")) return { kind: "style", bytes: brotli(body, FILE_QUALITY) };
  if (type.includes("text/html")) return { kind: "document", bytes: brotli(body, DOCUMENT_QUALITY) };
  return { kind: "other", bytes: body.length };
}

function brotli(body: Buffer, quality: number): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

/** The bytes on the network: `fetch` would decompress them before they can be counted. */
function sentBytes(address: string, cookie: string): Promise<number> {
  const headers = { accept: "text/html", "accept-encoding": "gzip, deflate, br", cookie };
  return new Promise((resolve, reject) => {
    const asking = request(address, { headers }, (answer) => {
      let count = 0;
      answer.on("data", (chunk: Buffer) => (count += chunk.length));
      answer.on("end", () => resolve(count));
      answer.on("error", reject);
    });
    asking.on("error", reject).end();
  });
}
