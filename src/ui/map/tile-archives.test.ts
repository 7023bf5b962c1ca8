import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { openAsBlob } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { tileArchives } from "./tile-archives.ts";

const SHIPPED = fileURLToPath(new URL("../../../data/basemap/netherlands.pmtiles", import.meta.url));

/** A host of the archive that answers the first requests with these, and then as it should. */
async function hostOf(troubles: number[]): Promise<{ address: string; asked: () => number }> {
  const archive = await openAsBlob(SHIPPED);
  let count = 0;
  const server = createServer(async (request, response) => {
    const trouble = troubles[count];
    count += 1;
    if (trouble !== undefined) return void response.writeHead(trouble).end();
    const [, from = 0, to = 0] = (/bytes=(\d+)-(\d+)/.exec(request.headers.range ?? "") ?? []).map(Number);
    const bytes = Buffer.from(await archive.slice(from, to + 1).arrayBuffer());
    response
      .writeHead(206, { "content-range": `bytes ${from}-${to}/${archive.size}`, etag: '"a"' })
      .end(bytes);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/tiles.pmtiles`, asked: () => count };
}

test.each([
  ["the head", [503]],
  ["the head, twice", [503, 503]],
])("an archive of which %s was not had is asked again", async (_what, troubles) => {
  const { address, asked } = await hostOf(troubles);
  const read = tileArchives();
  const tile = () =>
    read({ url: `pmtiles://${address}/14/8414/5384`, type: "arrayBuffer" }, new AbortController());
  for (const _ of troubles) await expect(tile()).rejects.toThrow("503");
  const { data } = await tile();
  expect((data as Uint8Array).length).toBeGreaterThan(1000);
  const before = asked();
  await tile();
  // Head and directory are kept.
  expect(asked()).toBe(before + 1);
});

test("a tile that the archive lacks is missing, and the archive is kept", async () => {
  const { address, asked } = await hostOf([]);
  const read = tileArchives();
  const tile = () => read({ url: `pmtiles://${address}/14/0/0`, type: "arrayBuffer" }, new AbortController());
  await expect(tile()).rejects.toThrow("Tile not found");
  const before = asked();
  await expect(tile()).rejects.toThrow("Tile not found");
  expect(asked()).toBe(before);
});
