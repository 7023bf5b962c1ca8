import { describe, expect, test } from "vitest";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { testApi } from "./api.test-support.ts";

const database = testWorld(settleSmallCatalogue);

const get = (path: string, headers: Record<string, string> = {}) =>
  testApi(database).get(path, { origin: "https://elsewhere.example", ...headers });

describe("who asks again with the tag is told that nothing has changed, also on another site", () => {
  test.each([
    "/getshops",
    "/getshops?viewType=map&bbox=5.0,52.0,5.2,52.2",
    "/getshop?url=mosa",
    "/getproducts",
    "/getproduct?url=red-sand",
    "/getbrands",
    "/getbrand?url=dijkzaden",
    "/getcities?lang=es",
    "/getzones?lang=es",
    "/getdeals",
    "/getjoboffers",
    "/getdiscover",
    "/statistics",
  ])("%s", async (path) => {
    const first = await get(path);
    const tag = first.headers.get("etag") ?? "";
    expect([first.status, tag]).toEqual([200, expect.stringMatching(/^"[0-9a-f]{40}"$/)]);
    expect(first.headers.get("cache-control")).toMatch(/^(?:private|public), no-cache$/);
    const again = await get(path, { "if-none-match": `W/${tag}` });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    for (const name of ["etag", "cache-control", "access-control-allow-origin", "vary"]) {
      expect([name, again.headers.get(name)]).toEqual([name, first.headers.get(name)]);
    }
    expect(again.headers.get("access-control-allow-origin")).toBe("*");
    expect(again.headers.get("access-control-expose-headers")).toBe("ETag,Retry-After");
    expect(again.headers.get("vary")).toBe("Accept-Encoding");
  });

  test("what lies around somebody is kept by nobody", async () => {
    const { headers } = await get("/getshops?latitude=52.09&longitude=5.12");
    expect(headers.get("cache-control")).toBe("private, no-store");
  });
});
