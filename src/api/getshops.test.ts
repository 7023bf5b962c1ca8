import { sql } from "kysely";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { NOW, openOnce, settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { testApi } from "./api.test-support.ts";
import { ShopPage, ShopPins, ShopPreview } from "./shop-schemas.ts";

const database = testWorld(settleSmallWorld);

const rate = statement(
  "rate-shop-in-getshops-test",
  (_, p: Params<{ slug: string; hundredths: number }>) => sql`
    insert into rating (target_type, target_id, review_count, hundredths)
    select 'shop', id, 3, ${p.hundredths} from shop where slug = ${p.slug}`,
);

async function shops(query: string, headers: Record<string, string> = {}) {
  const answer = await testApi(database).get(`/getshops${query}`, headers);
  expect(answer.status).toBe(200);
  return v.parse(v.array(ShopPreview), await answer.json());
}

describe("GET /api/getshops", () => {
  test("answers a bare list in the shape it is described in", async () => {
    const list = await shops("?sliceStart=0&sliceAmount=50");
    expect(list).toHaveLength(9);
    expect(list.find(({ url }) => url === "andersom")).toMatchObject({
      name: "Andersom",
      kind: "coffeeshop",
      city: { url: "utrecht", name: "Utrecht" },
      distanceMetres: null,
      residents: "unknown",
      isSample: false,
      source: "openStreetMap",
      observedOn: "2021",
    });
  });

  test("with a place, the nearest come first, with their distance", async () => {
    const list = await shops("?viewType=preview&latitude=50.8500&longitude=5.6900");
    expect(list.slice(0, 2).map(({ name }) => name)).toEqual(["Mosa", "Mosa Smart"]);
    expect(list[0]?.distanceMetres).toBe(0);
    const distances = list.map(({ distanceMetres }) => distanceMetres ?? Number.NaN);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  test("slices lie side by side and never overlap", async () => {
    const ids = (list: { _id: string }[]) => list.map(({ _id }) => _id);
    const whole = ids(await shops("?sliceAmount=9"));
    const slices = [await shops("?sliceStart=0&sliceAmount=4"), await shops("?sliceStart=4&sliceAmount=5")];
    expect(slices.flatMap(ids)).toEqual(whole);
    expect(await shops("?sliceStart=10000")).toEqual([]);
  });

  test("of the experiment are the coffeeshops that its municipalities have, and nothing else", async () => {
    expect((await shops("?wietproef=true&sliceAmount=50")).map(({ url }) => url)).toEqual(["mosa"]);
    const answer = await testApi(database).get("/getshops?wietproef=true&viewType=map");
    const { items, total } = v.parse(ShopPins, await answer.json());
    expect([items.map(({ url }) => url), total]).toEqual([["mosa"], 1]);
    expect((await testApi(database).get("/getshops?wietproef=true&city=utrecht")).status).toBe(400);
  });

  test("speaks the language that was chosen, and looks at no other wish", async () => {
    const place = "?latitude=51.92&longitude=4.48";
    const cityIn = async (headers: Record<string, string>) => (await shops(place, headers))[0]?.city.name;
    expect(await cityIn({ cookie: "locale=es" })).toBe("Róterdam");
    expect(await cityIn({ cookie: "locale=xx" })).toBe("Rotterdam");
    expect(await cityIn({ "accept-language": "es" })).toBe("Rotterdam");
  });

  test.each([
    ["sliceAmount=-1", "sliceAmount"],
    ["sliceAmount=1.5", "sliceAmount"],
    ["sliceAmount=1e9", "sliceAmount"],
    ["sliceAmount=NaN", "sliceAmount"],
    ["sliceAmount=0", "sliceAmount"],
    ["sliceAmount=51", "sliceAmount"],
    ["sliceAmount=", "sliceAmount"],
    ["sliceStart=-1", "sliceStart"],
    ["sliceStart=99999999999999999999", "sliceStart"],
    ["latitude=1e309&longitude=5", "latitude"],
    ["latitude=NaN&longitude=5", "latitude"],
    ["latitude=91&longitude=5", "latitude"],
    ["latitude=52&longitude=181", "longitude"],
    ["latitude=52", "latitude"],
    ["longitude=5", "latitude"],
    ["latitude=52%00&longitude=5", "latitude"],
    [`latitude=${"5".repeat(10_000)}&longitude=5`, "latitude"],
    ["latitude=%ED%A0%80&longitude=5", "latitude"],
    ["viewType=everything", "viewType"],
    ["bbox=-180,-90,180,90", "bbox"],
    ["bbox=5.1,52.0,4.9,52.2", "bbox"],
    ["bbox=4.9,52.2,5.1,52.0", "bbox"],
    ["bbox=NaN,52,5.1,52.2", "bbox"],
    ["bbox=4.9,52.0,5.1", "bbox"],
    ["bbox=4.9,52.0,5.1,52.2&bbox=4.9,52.0,5.1,52.2", "bbox"],
    ["open=yesterday", "open"],
    ["open=2026-02-30T10:00", "open"],
    ["kind=palace", "kind"],
    ["kind[$ne]=x&access[$ne]=x&access=everyone", "access"],
    ["amenity=wifi&amenity=throne", "amenity"],
    ["rating=5", "rating"],
    ["within=3", "within"],
    ["sort=paid", "sort"],
    ["page=0", "page"],
    [`q=${"a".repeat(201)}`, "q"],
    ["q=%00", "q"],
    ["city=Utrecht'--", "city"],
  ])("%s is refused, and the value not repeated", async (query, param) => {
    const answer = await testApi(database).get(`/getshops?${query}`);
    expect(answer.status).toBe(400);
    const { errors } = (await answer.json()) as { errors: { msg: string; param: string }[] };
    expect(errors).toEqual([{ msg: expect.any(String), param }]);
    expect(errors[0]?.msg.length).toBeLessThan(60);
  });

  test("a part of the map, a city and every filter narrow the list down", async () => {
    const urls = async (query: string) => (await shops(query)).map(({ url }) => url);
    expect(await urls("?bbox=5.0,52.0,5.2,52.2")).toEqual(["andersom", "cafe-zwart", "eclair"]);
    expect(await urls("?city=rotterdam&kind=headshop")).toEqual(["sky-high-rotterdam"]);
    expect(await urls("?kind=headshop&kind=smartshop&city=utrecht")).toEqual(["eclair"]);
    expect(await urls("?access=residentsOnly")).toEqual(["mosa"]);
    expect(await urls("?q=sky+high&sort=name")).toEqual(["sky-high", "sky-high-rotterdam"]);
    expect(await urls("?latitude=52.0905&longitude=5.1206&within=1")).toEqual(["andersom", "cafe-zwart"]);
  });

  test("of four stars or more are those that people gave as much, on the map as in the list", async () => {
    await rate.run(database, { slug: "andersom", hundredths: 400 });
    await rate.run(database, { slug: "cafe-zwart", hundredths: 399 });
    expect((await shops("?rating=4")).map(({ url }) => url)).toEqual(["andersom"]);
    const read = async (query: string) => (await testApi(database).get(`/getshops?rating=4&${query}`)).json();
    const { items } = v.parse(ShopPins, await read("viewType=map&city=utrecht"));
    expect(items.map(({ url }) => url)).toEqual(["andersom"]);
    const page = v.parse(ShopPage, await read("viewType=list"));
    expect([page.total, page.facets.ratings]).toEqual([1, { 4: 1 }]);
  });

  test("with a wish for open ones, those of unknown hours stand below", async () => {
    await openOnce(database, { slug: "zeelucht", from: "2026-11-21T10:00Z", to: "2026-11-22T00:00Z" });
    const now = () => NOW;
    const answer = await testApi(database, { now }).get("/getshops?open=now&sliceAmount=50");
    const list = v.parse(v.array(ShopPreview), await answer.json());
    expect(list[0]).toMatchObject({ url: "zeelucht", opening: { state: "open" } });
    expect(list.slice(1).every(({ opening }) => opening.state === "unknown")).toBe(true);
    expect(list).toHaveLength(9);
  });

  test("a list is a page with the counts of every filter", async () => {
    const answer = await testApi(database).get("/getshops?viewType=list&city=utrecht&lang=en");
    const page = v.parse(ShopPage, await answer.json());
    expect(page).toMatchObject({ total: 3, page: 1, pageCount: 1, unknownHoursCount: 0 });
    expect(page.facets.kinds).toMatchObject({ coffeeshop: 2, smartshop: 1 });
  });

  test("a map gets every shop of its part with what it shows of it", async () => {
    const answer = await testApi(database).get("/getshops?viewType=map&bbox=5.0,52.0,5.2,52.2");
    const { items, total } = v.parse(ShopPins, await answer.json());
    expect(total).toBe(3);
    expect(items.find(({ url }) => url === "andersom")).toEqual({
      _id: expect.any(String),
      url: "andersom",
      name: "Andersom",
      kind: "coffeeshop",
      latitude: 52.0905,
      longitude: 5.1206,
      openness: "unknown",
      isSample: false,
    });
  });

  test("a city that there is not is not found", async () => {
    expect((await testApi(database).get("/getshops?city=atlantis")).status).toBe(404);
  });

  test("words it does not know are not its business", async () => {
    expect(await shops("?utm_source=x&sliceAmount=1")).toHaveLength(1);
  });
});
