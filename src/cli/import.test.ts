import { expect, test, vi } from "vitest";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { cli, DATA, fileWith } from "./cli.test-support.ts";

// Each command is a process of its own, and some tests run six.
vi.setConfig({ testTimeout: 60_000 });

test("an import tells what was refused and why, by line, and takes the rest in", async () => {
  const { connection } = await freshDatabase();
  const file = await fileWith(`code,name,province,coffeeshops_2022,wietproef,lat,lon
GM0344,Utrecht,Utrecht,11,no,52.09,5.12
GM0363,Amsterdam,Noord-Holland,166,no,4.89,52.37
`);
  const line = "lies outside the country; latitude and longitude swapped?";
  const report = `${file}: 2 read, 1 added, 0 changed, 0 unchanged, 1 refused\n  line 3: ${line}\n`;
  expect(await cli(["import", "municipalities", file, "--dry-run"], connection)).toEqual({
    exitCode: 0,
    out: `${report}This was a trial; nothing was written.\n`,
    err: "",
  });
  expect((await cli(["import", "municipalities", file], connection)).out).toBe(report);
});

test("an import of OpenStreetMap tells shop by shop what a trial would change, and fails only when nothing could be taken", async () => {
  const { connection } = await freshDatabase();
  await cli(["import", "municipalities", `${DATA}municipalities.csv`], connection);
  await cli(["import", "cities", `${DATA}cities.csv`], connection);
  const tags = { shop: "cannabis", name: "Kif", phone: "020 671 5370" };
  const element = { type: "node", id: 7, lat: 52.37, lon: 4.9, timestamp: "2026-03-02T10:00:00Z", tags };
  const nameless = { ...element, id: 8, lat: 52.3, tags: { shop: "cannabis" } };
  const file = await fileWith(JSON.stringify({ elements: [element, nameless] }));
  expect(await cli(["import", "osm", file, "--dry-run"], connection)).toEqual({
    exitCode: 0,
    out: `${file}: 2 shops read, 1 added, 0 changed, 0 unchanged, 1 refused
  + kif (Kif, Amsterdam, node/7)
      phone: unknown → +31206715370
  node/8: has no name
© OpenStreetMap contributors, ODbL 1.0: whoever publishes these data says so and shares them alike.
This was a trial; nothing was written.
`,
    err: "",
  });
  expect((await cli(["import", "osm", file], connection)).exitCode).toBe(0);
  expect((await cli(["import", "osm", file, "--complete"], connection)).out).toContain(
    "0 changed, 1 unchanged",
  );
  const empty = await fileWith(JSON.stringify({ elements: [nameless] }));
  expect(await cli(["import", "osm", empty], connection)).toMatchObject({
    exitCode: 1,
    err: "Nothing of the file could be taken.\n",
  });
  expect(await cli(["import", "osm", await fileWith("<osm/>")], connection)).toMatchObject({
    exitCode: 1,
    err: expect.stringContaining("neither a .osm.pbf nor an answer of Overpass"),
  });
});

test("an import of which every line was refused has failed", async () => {
  const { connection } = await freshDatabase();
  const file = await fileWith(`code,name,province,coffeeshops_2022,wietproef,lat,lon
GM0363,Amsterdam,Noord-Holland,166,no,4.89,52.37
`);
  const { exitCode, err } = await cli(["import", "municipalities", file], connection);
  expect([exitCode, err]).toEqual([1, "Every line was refused.\n"]);
});

test("a file without its columns is refused as a whole", async () => {
  const { connection } = await freshDatabase();
  const { exitCode, out } = await cli(["import", "shops", await fileWith("a,b\n1,2\n")], connection);
  expect(exitCode).toBe(1);
  expect(out).toContain("line 1: has no column id, name");
});
