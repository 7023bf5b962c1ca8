import { describe, expect, test } from "vitest";
import { osmFile } from "#platform/osm/osm-files.test-support.ts";
import { pbfBlock, pbfHeader } from "#platform/osm/write-osm.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { importOsm } from "./import-osm.ts";
import { importElements, NEW, node } from "./mapped-shops.test-support.ts";
import { shopBySlug } from "./shop-by-slug.ts";
import { NOW, setStatus, settleSmallWorld } from "./small-world.test-support.ts";

const database = testWorld(settleSmallWorld);

const at = (slug: string) => shopBySlug(database, { slug, locale: "nl", now: NOW });

describe("shops that may be closed are proposed and never closed", () => {
  const RICKS = node({ id: 9, lat: 51.69, lon: 5.3, tags: { name: "Rick's" } });

  test("those whose element, or name and place, says that it was one", async () => {
    await importElements(database, [node()]);
    const { closings, changedCount } = await importElements(database, [
      node({ tags: { shop: "bakery", "was:shop": "cannabis" } }),
      { ...RICKS, tags: { "disused:shop": "cannabis", old_name: "Rick's" } },
    ]);
    expect(changedCount).toBe(0);
    expect(closings).toEqual([
      {
        slug: "andersom",
        name: "Andersom",
        reason: "node/1 says that it was one, since 2026-03-02 at the latest",
      },
      {
        slug: "rick-s",
        name: "Rick's",
        reason: "node/9 says that it was one, since 2026-03-02 at the latest",
      },
    ]);
    expect((await at("andersom")).status).toBe("active");
  });

  test("with --complete, those in the box of the file whose element it lacks", async () => {
    await importElements(database, [node(), RICKS]);
    const around = await osmFile(pbfHeader({ box: [5, 52, 5.3, 52.2] }), pbfBlock([node({ ...NEW, id: 2 })]));
    expect((await importOsm(database, around, { now: NOW })).closings).toEqual([]);
    expect((await importOsm(database, around, { now: NOW, isComplete: true })).closings).toEqual([
      { slug: "andersom", name: "Andersom", reason: "node/1 is not in the file as such a shop" },
    ]);
  });

  test("but none whose element is there and was refused", async () => {
    await importElements(database, [node()]);
    const elements = [node({ tags: { note: "x".repeat(600) } }), node({ ...NEW, id: 2, lat: 52.05 })];
    const report = await importElements(database, elements, { isComplete: true });
    expect(report).toMatchObject({ refused: [{ element: "node/1" }], closings: [] });
    const box = await osmFile(pbfHeader({ box: [5, 52, 5.3, 52.2] }), pbfBlock(elements));
    expect(await importOsm(database, box, { now: NOW, isComplete: true })).toMatchObject({ closings: [] });
  });

  test("and none of a file that is cut off", async () => {
    await importElements(database, [node()]);
    const whole = Buffer.concat([
      pbfHeader({ box: [5, 52, 5.3, 52.2] }),
      pbfBlock([node({ ...NEW, id: 2 })]),
    ]);
    const cut = await osmFile(whole, pbfBlock([node({ id: 3 })]).subarray(0, -9));
    const report = await importOsm(database, cut, { now: NOW, isComplete: true });
    expect(report).toMatchObject({ addedCount: 1, closings: [] });
    expect(report.remarks).toMatchObject([{ text: expect.stringContaining("not whole") }]);
  });

  test("and none of an answer that Overpass broke off", async () => {
    await importElements(database, [node(), RICKS]);
    const remark = 'runtime error: Query timed out in "print" at line 1 after 301 seconds.';
    const answer = await osmFile(
      JSON.stringify({ elements: [node({ lat: 52.05 }), node({ ...NEW, id: 2 })], remark }),
    );
    const report = await importOsm(database, answer, { now: NOW, isComplete: true });
    expect(report.closings).toEqual([]);
    expect(report.refused).toEqual([{ element: "the file", reasons: [expect.stringContaining(remark)] }]);
    expect(report.remarks).toMatchObject([{ text: expect.stringContaining("not whole") }]);
  });

  test("and one that is closed with us stays so", async () => {
    await importElements(database, [node()]);
    await setStatus(database, { slug: "andersom", status: "permanentlyClosed" });
    const report = await importElements(database, [
      node({ timestamp: "2026-07-01T00:00:00Z", tags: { phone: "030 231 5402" } }),
    ]);
    expect(report).toMatchObject({ addedCount: 0, changedCount: 0, closings: [] });
    expect(report.remarks).toMatchObject([{ text: expect.stringContaining("not open with us") }]);
  });
});
