import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { loadDemoNews } from "#features/discover/server/load-demo-news.ts";
import { loadDemoCatalogue } from "#features/products/server/load-demo-catalogue.ts";
import { loadDemo } from "#features/shops/server/load-demo.ts";
import { NOW, settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { testApi } from "./api.test-support.ts";
import { DealPage, JobPage, PostPage } from "./news-schemas.ts";

const database = testWorld(async (database) => {
  await settleSmallWorld(database);
  await loadDemo(database, { now: NOW });
  await loadDemoCatalogue(database, { now: NOW });
  await loadDemoNews(database, { now: NOW });
});

const get = (path: string, headers?: Record<string, string>) =>
  testApi(database, { now: () => NOW }).get(path, headers);

async function answerOf<Schema extends v.GenericSchema>(
  schema: Schema,
  path: string,
): Promise<v.InferOutput<Schema>> {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  return v.parse(v.pipe(schema), await answer.json());
}

describe("GET /api/getdeals, getjoboffers and getdiscover", () => {
  test("answer pages in the shapes they are described in, each filter narrowing them down", async () => {
    const deals = await answerOf(DealPage, "/getdeals?lang=en&category=foodDrink&city=sample-markerwaard");
    expect(deals.items.map(({ title }) => title.text)).toContain("Fifth coffee on the house");
    const jobs = await answerOf(
      JobPage,
      "/getjoboffers?role=counter&employment=partTime&city=sample-markerwaard",
    );
    expect(jobs.items.map(({ employer }) => employer.name)).toEqual(["De Slapende Reiger"]);
    const posts = await answerOf(PostPage, "/getdiscover?kind=event&city=sample-markerwaard&lang=de");
    expect(posts.items.map(({ url }) => url)).toContain("sample-bordspelavond-papieren-boot");
    expect(posts.items.at(-1)?.title.locale).toBe("nl");
  });

  test.each(["/getdeals", "/getjoboffers", "/getdiscover", "/getdiscover?latitude=52.56&longitude=5.25"])(
    "%s has nothing invented, unless the invented town is asked for",
    async (path) => {
      const answer = await get(path);
      expect([answer.status, await answer.json()]).toEqual([200, { items: [], total: 0, page: 1 }]);
    },
  );

  test("nobody keeps where posts were asked for", async () => {
    const near = await get("/getdiscover?latitude=52.1&longitude=5.1");
    expect(near.headers.get("cache-control")).toBe("private, no-store");
  });

  test.each(["/getdeals", "/getjoboffers", "/getdiscover"])("%s says when nothing is new", async (path) => {
    const tag = (await get(path)).headers.get("etag") ?? "";
    expect((await get(path, { "if-none-match": tag })).status).toBe(304);
  });

  test.each([
    ["/getdeals?city=atlantis", "city"],
    ["/getdeals?brand=nobody", "brand"],
    ["/getjoboffers?city=atlantis", "city"],
    ["/getdiscover?city=atlantis", "city"],
  ])("%s names nothing", async (path, param) => {
    const answer = await get(path);
    expect([answer.status, await answer.json()]).toEqual([404, { errors: [{ msg: "Not found", param }] }]);
  });

  test.each([
    ["/getdeals?category=cannabis", "category"],
    ["/getjoboffers?page=0", "page"],
    ["/getdiscover?latitude=52.1", "latitude"],
  ])("%s is refused at %s", async (path, param) => {
    const answer = await get(path);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ param }] });
  });
});
