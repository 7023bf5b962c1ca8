import { describe, expect, test } from "vitest";
import { QUICK, standInServer } from "../remote/stand-in-server.test-support.ts";
import { featuresOfLayer } from "./features-of-layer.ts";

const layerAt = (address: string) => ({
  address: `${address}/FeatureServer/0`,
  where: "KIND='coffeeshop'",
  fields: ["NAME"],
  idField: "OBJECTID",
});
const read = (address: string, patience = {}) =>
  featuresOfLayer(layerAt(address), "Highstreet (test)", { ...QUICK, ...patience });
const feature = (id: number, name: string) => ({
  attributes: { OBJECTID: id, NAME: name, HOLDER: "somebody" },
  geometry: { x: 4.3, y: 52.07 },
});
const page = (features: unknown[], exceededTransferLimit = false) =>
  JSON.stringify({ features, exceededTransferLimit });

test("a layer is read page by page, and only the fields that were asked for are kept", async () => {
  const { address, asked } = await standInServer((response, { url }) => {
    const offset = Number(new URL(url, address).searchParams.get("resultOffset"));
    const names = ["Kif", "Relax", "Andersom"].slice(offset, offset + 2);
    response.end(
      page(
        names.map((name, index) => feature(offset + index, name)),
        offset + names.length < 3,
      ),
    );
  });
  const point = { latitude: 52.07, longitude: 4.3 };
  expect(await read(address)).toEqual([
    { cells: { NAME: "Kif" }, point },
    { cells: { NAME: "Relax" }, point },
    { cells: { NAME: "Andersom" }, point },
  ]);
  const queries = asked.map(({ url }) => Object.fromEntries(new URL(url, address).searchParams));
  expect(queries).toMatchObject([
    { where: "KIND='coffeeshop'", outFields: "OBJECTID,NAME", outSR: "4326", resultOffset: "0", f: "json" },
    { resultOffset: "2", orderByFields: "OBJECTID" },
  ]);
  expect(asked[0]?.url).toMatch(/^\/FeatureServer\/0\/query\?/);
  expect(asked[0]?.headers["user-agent"]).toBe("Highstreet (test)");
});

test("a busy layer is asked again", async () => {
  const { address, asked } = await standInServer((response, _, number) =>
    number === 1 ? response.writeHead(503).end() : response.end(page([feature(1, "Kif")])),
  );
  expect(await read(address)).toHaveLength(1);
  expect(asked).toHaveLength(2);
});

describe("no half of a register is taken when", () => {
  test.each<[why: string, answers: string[], sentence: RegExp]>([
    [
      "the question is refused with status 200",
      ['{"error": {"code": 400}}'],
      /refuses the question \(code 400\)$/,
    ],
    ["it answers a page", ["<html>sign in</html>"], /something else than JSON, or with a part of it$/],
    ["a page ends in the middle", [page([feature(1, "Kif")]).slice(0, -9)], /or with a part of it$/],
    ["it answers something else", ['{"layers": []}'], /something else than features$/],
    ["it does not page", [page([feature(1, "Kif")], true)], /repeats rows from page to page/],
    ["it promises more than it has", [page([feature(1, "Kif")], true), page([], true)], /promises more rows/],
    ["rows cannot be told apart", [page([{ attributes: { NAME: "Kif" } }])], /has a row without OBJECTID$/],
  ])("%s", async (_why, answers, sentence) => {
    const { address } = await standInServer((response, _, number) =>
      response.end(answers[number - 1] ?? answers[0]),
    );
    await expect(read(address)).rejects.toThrow(sentence);
  });

  test("its second page is cut off or never comes", async () => {
    const { address } = await standInServer((response, _, number) => {
      if (number === 1) response.end(page([feature(1, "Kif")], true));
      else response.writeHead(200, { "content-length": 500 }).write("{", () => response.destroy());
    });
    await expect(read(address)).rejects.toThrow(/broke off in the middle/);
    const slow = await standInServer((response, _, number) => {
      if (number === 1) response.end(page([feature(1, "Kif")], true));
    });
    await expect(read(slow.address, { mostMs: 300 })).rejects.toThrow(/did not answer in full/);
  });
});
