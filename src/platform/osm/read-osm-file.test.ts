import { deflateSync } from "node:zlib";
import { Blob } from "osm-pbf-parser-node/proto/fileformat.js";
import { PbfWriter } from "pbf";
import { describe, expect, test } from "vitest";
import { osmFile } from "./osm-files.test-support.ts";
import { readOsmFile } from "./read-osm-file.ts";
import {
  overpassAnswer,
  pbfBlob,
  pbfBlock,
  pbfFrame,
  pbfHeader,
  type WrittenElement,
} from "./write-osm.test-support.ts";

const read = (path: string) =>
  readOsmFile(path, { hasWantedTags: (tags) => tags["shop"] === "cannabis", words: ["annabis"] });

const AT = "2024-03-02T10:00:00Z";
const shop = (id: number, rest: Partial<WrittenElement> = {}): WrittenElement => ({
  type: "node",
  id,
  lat: 52.09,
  lon: 5.12,
  tags: { shop: "cannabis", name: `Shop ${id}` },
  timestamp: AT,
  ...rest,
});
const corner = (id: number, lat: number, lon: number): WrittenElement => ({ type: "node", id, lat, lon });

/** A node, a way of four corners, and a relation of a way and a node; the corners stand in other blocks. */
const CORNERS = [
  corner(1, 52, 5),
  corner(2, 52.2, 5),
  corner(3, 52.2, 5.4),
  corner(4, 52, 5.4),
  corner(5, 52.4, 5.2),
  corner(6, 52, 5),
  corner(7, 52.2, 5),
];
const WAY: WrittenElement = { ...shop(20), type: "way", nodes: [1, 2, 3, 4, 1] };
const OUTLINE: WrittenElement = { type: "way", id: 21, tags: { building: "yes" }, nodes: [6, 7] };
const RELATION: WrittenElement = {
  ...shop(30),
  type: "relation",
  members: [
    { type: "way", ref: 21 },
    { type: "node", ref: 5 },
  ],
};

const MIDDLES = [
  { type: "node", id: 10, point: { latitude: expect.closeTo(52.09, 7), longitude: expect.closeTo(5.12, 7) } },
  { type: "way", id: 20, point: { latitude: expect.closeTo(52.1, 7), longitude: expect.closeTo(5.2, 7) } },
  {
    type: "relation",
    id: 30,
    point: { latitude: expect.closeTo(52.2, 7), longitude: expect.closeTo(5.1, 7) },
  },
];

describe("a .osm.pbf", () => {
  test.each([
    ["dense nodes, sorted by type", { isPlain: false }, [[...CORNERS, shop(10)], [WAY, OUTLINE], [RELATION]]],
    ["plain nodes, relations first", { isPlain: true }, [[RELATION], [WAY, OUTLINE], [...CORNERS, shop(10)]]],
    [
      "blocks without compression",
      { isRaw: true },
      [
        [...CORNERS, shop(10)],
        [WAY, OUTLINE, RELATION],
      ],
    ],
  ])("%s: ways and relations stand in the middle of their nodes", async (_what, options, blocks) => {
    const path = await osmFile(
      pbfHeader({ box: [3.2, 50.7, 7.3, 53.7] }),
      ...blocks.map((elements) => pbfBlock(elements, options)),
    );
    const { elements, faults, box } = await read(path);
    expect(faults).toEqual([]);
    expect(elements.toSorted((a, b) => a.id - b.id)).toMatchObject(MIDDLES);
    expect(elements[0]).toMatchObject({ editedOn: "2024-03-02", tags: { shop: "cannabis" } });
    expect(box?.map((degrees) => Number(degrees.toFixed(6)))).toEqual([3.2, 50.7, 7.3, 53.7]);
  });

  test("keeps negative and very large ids, tags in any script, and a node without a time", async () => {
    const far = shop(9_007_199_254_740_991, { tags: { shop: "cannabis", name: "Café ✿ 大麻" } });
    const { timestamp: _, ...timeless } = shop(7);
    const { elements } = await read(await osmFile(pbfHeader(), pbfBlock([shop(-5), timeless, far])));
    expect(elements).toMatchObject([
      { id: -5 },
      { id: 7, editedOn: null },
      { id: 9_007_199_254_740_991, tags: { name: "Café ✿ 大麻" } },
    ]);
  });

  test("a way whose nodes are not in the file has no place", async () => {
    const { elements } = await read(await osmFile(pbfHeader(), pbfBlock([WAY])));
    expect(elements).toMatchObject([{ id: 20, point: null }]);
  });

  const bomb = () => {
    const writer = new PbfWriter();
    Blob.write({ raw_size: 100, zlib_data: deflateSync(Buffer.alloc(200 * 1024 * 1024)) }, writer);
    return pbfFrame("OSMData", writer.finish());
  };
  const zstd = () => Buffer.from([0x3a, 0x03, 1, 2, 3]);
  test.each([
    ["inflates to 200 MB", bomb, /larger than/i],
    [
      "has a tag of 100 MB",
      () => pbfFrame("OSMData", Buffer.alloc(100 * 1024 * 1024)),
      /104857600 bytes long/,
    ],
    ["is no zlib", () => pbfFrame("OSMData", Buffer.from([0x1a, 0x04, 1, 2, 3, 4])), /cannot be read/],
    ["is compressed as zstd", () => pbfFrame("OSMData", zstd()), /compressed as zstd_data/],
    ["holds nonsense", () => pbfBlob("OSMData", Buffer.from("annabis".repeat(99))), /cannot be read/],
    [
      "says that a list is longer than the file",
      () =>
        pbfBlob(
          "OSMData",
          Buffer.from([0x12, 0xff, 0xff, 0xff, 0xff, 0x0f, 0x61, ...Buffer.from("annabis")]),
        ),
      /cannot be read/,
    ],
  ])("a block that %s costs only itself", async (_what, block, reason) => {
    const { elements, faults } = await read(
      await osmFile(pbfHeader(), pbfBlock([shop(1)]), block(), pbfBlock([shop(2)])),
    );
    expect(elements.map(({ id }) => id)).toEqual([1, 2]);
    expect(faults).toEqual([
      {
        where: expect.stringMatching(/^byte \d+$/),
        reason: expect.stringMatching(reason),
        isPartOfFile: true,
      },
    ]);
  });

  test.each([
    ["in a block", (file: Buffer) => file.subarray(0, -5), "the block is cut off"],
    [
      "and goes on with something else",
      (file: Buffer) => Buffer.concat([file, Buffer.from("!!!!")]),
      "no block begins here",
    ],
  ])("one that is cut off %s gives what stands before", async (_where, cut, reason) => {
    const file = Buffer.concat([pbfHeader(), pbfBlock([shop(1)]), pbfBlock([shop(2)])]);
    const { elements, faults } = await read(await osmFile(cut(file)));
    expect(elements.length).toBeGreaterThanOrEqual(1);
    expect(faults).toMatchObject([{ reason: expect.stringContaining(reason), isPartOfFile: true }]);
  });

  test("the same element twice counts once; the same number of another type is another", async () => {
    const { elements, faults } = await read(
      await osmFile(pbfHeader(), pbfBlock([...CORNERS, shop(20), shop(20)]), pbfBlock([WAY])),
    );
    expect(elements.map(({ type, id }) => `${type}/${id}`)).toEqual(["node/20", "way/20"]);
    expect(faults).toEqual([{ where: "node/20", reason: "is in the file already", isPartOfFile: false }]);
  });

  test("of the history of elements is refused as a whole, and so is anything else", async () => {
    const history = await osmFile(pbfHeader({ features: ["OsmSchema-V0.6", "HistoricalInformation"] }));
    await expect(read(history)).rejects.toThrow("it needs HistoricalInformation");
    await expect(read(await osmFile("<osm/>"))).rejects.toThrow("neither");
    await expect(read(await osmFile(""))).rejects.toThrow("neither");
  });
});

describe("an answer of Overpass", () => {
  const of = async (elements: readonly object[]) => read(await osmFile(overpassAnswer(elements)));

  test.each([
    ["plain, with the nodes after", [shop(10), WAY, RELATION, OUTLINE, ...CORNERS]],
    [
      "out center",
      [
        shop(10),
        { ...WAY, center: { lat: 52.1, lon: 5.2 } },
        { ...RELATION, center: { lat: 52.2, lon: 5.1 } },
      ],
    ],
    [
      "out geom",
      [
        shop(10),
        { ...WAY, geometry: CORNERS.slice(0, 4).map(({ lat, lon }) => ({ lat, lon })) },
        {
          ...RELATION,
          members: [
            { type: "way", ref: 21, geometry: [{ lat: 52, lon: 5 }, null, { lat: 52.2, lon: 5 }] },
            { type: "node", ref: 5, lat: 52.4, lon: 5.2 },
          ],
        },
      ],
    ],
  ])("%s", async (_what, elements) => {
    const { elements: found, faults, dataOf } = await of(elements);
    expect(faults).toEqual([]);
    expect(found).toMatchObject(MIDDLES);
    expect(dataOf).toBe("2026-11-20");
  });

  test("in one line, with braces and quotation marks in its texts", async () => {
    const odd = shop(1, { tags: { shop: "cannabis", name: String.raw`a "{[\ ]}"` } });
    const path = await osmFile(JSON.stringify({ elements: [odd, shop(2)] }));
    expect((await read(path)).elements).toMatchObject([
      { tags: { name: String.raw`a "{[\ ]}"` } },
      { id: 2 },
    ]);
  });

  test.each([
    [{ ...shop(1), type: "area" }, "area/1", "is neither node, way nor relation"],
    [shop(-1), "node/-1", "has no id that OpenStreetMap could have given"],
    [{ ...shop(1), id: "1" }, "node/1", "has no id that OpenStreetMap could have given"],
    [{ ...shop(1), lat: "52" }, "node/1", "has a latitude that is no number"],
    [{ ...shop(1), tags: { shop: "cannabis", name: 7 } }, "node/1", "has a tag that is no text"],
  ])("the element %j is refused, and the rest goes in", async (element, where, reason) => {
    const { elements, faults } = await of([shop(8), element, shop(9)]);
    expect(elements.map(({ id }) => id)).toEqual([8, 9]);
    expect(faults).toEqual([{ where, reason, isPartOfFile: false }]);
  });

  test("an element of 100 MB in one tag is refused, and the rest goes in", async () => {
    const huge = shop(5, { tags: { shop: "cannabis", note: "x".repeat(100 * 1024 * 1024) } });
    const path = await osmFile(overpassAnswer([shop(8), huge, shop(9)]));
    const { elements, faults } = await read(path);
    expect(elements.map(({ id }) => id)).toEqual([8, 9]);
    expect(faults).toMatchObject([{ where: "element 2", reason: expect.stringContaining("more than any") }]);
  });

  test("a lost quotation mark costs its element", async () => {
    const answer = overpassAnswer([shop(1), shop(2), shop(3)]).replace('"Shop 2"', '"Shop 2');
    const { elements, faults } = await read(await osmFile(answer));
    expect(elements.map(({ id }) => id)).toEqual([1, 3]);
    expect(faults).toMatchObject([{ where: "element 2", reason: "is no JSON" }]);
  });

  test("one that is cut off gives what stands before", async () => {
    const answer = overpassAnswer([shop(1), shop(2)]);
    const { elements, faults } = await read(await osmFile(answer.slice(0, answer.indexOf("Shop 2"))));
    expect(elements.map(({ id }) => id)).toEqual([1]);
    expect(faults).toMatchObject([{ reason: "the file is cut off here", isPartOfFile: true }]);
  });

  const REMARK = String.raw`runtime error: Query timed out in \"query\" at line 3 after 26 seconds.`;
  const BROKEN_OFF = {
    where: "the file",
    reason:
      'Overpass broke off, so shops may be missing: runtime error: Query timed out in "query" at line 3 after 26 seconds.',
    isPartOfFile: true,
  };
  test.each([
    ["behind its elements", `{"elements": [${JSON.stringify(shop(1))}], "remark": "${REMARK}"}`],
    ["before them", `{"remark": "${REMARK}", "elements": [${JSON.stringify(shop(1))}]}`],
    [
      "far behind them",
      `{"elements": [${JSON.stringify(shop(1))}]${" ".repeat(9000)},\n"remark": "${REMARK}"}`,
    ],
  ])("one that says %s that it broke off is not whole", async (_where, answer) => {
    const { elements, faults } = await read(await osmFile(answer));
    expect(elements.map(({ id }) => id)).toEqual([1]);
    expect(faults).toEqual([BROKEN_OFF]);
  });

  test("one that says so instead of a list tells both", async () => {
    expect((await read(await osmFile(`{"remark": "${REMARK}"}`))).faults).toMatchObject([
      BROKEN_OFF,
      { where: "the file", reason: expect.stringContaining("no list of elements") },
    ]);
  });

  test("another remark, or one in a shop's tags, takes nothing away", async () => {
    const told = shop(1, { tags: { shop: "cannabis", remark: "runtime error" } });
    const answer = `{"elements": [${JSON.stringify(told)}], "remark": "Please mind our servers"}`;
    expect((await read(await osmFile(answer))).faults).toEqual([]);
  });
});
