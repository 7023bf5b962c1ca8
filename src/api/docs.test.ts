import type { OpenAPIV3_1 } from "openapi-types";
import { describe, expect, test } from "vitest";
import { brokenDatabase, testApi } from "./api.test-support.ts";

const { api, get } = testApi(brokenDatabase(new Error("the description needs no database")));
const document = async () => (await (await get("/openapi.json")).json()) as OpenAPIV3_1.Document;

describe("/api/openapi.json", () => {
  test("describes every call, under /api", async () => {
    const { openapi, info, servers, paths = {} } = await document();
    expect([openapi, info.title, servers]).toEqual(["3.1.0", "Highstreet API", [{ url: "/api" }]]);
    expect(Object.keys(paths).toSorted()).toEqual([
      "/301",
      "/autocomplete",
      "/captcha",
      "/consent",
      "/contact",
      "/getbrand",
      "/getbrands",
      "/getcities",
      "/getdeals",
      "/getdiscover",
      "/getjoboffers",
      "/getlisted",
      "/getproduct",
      "/getproducts",
      "/getshop",
      "/getshops",
      "/statistics",
    ]);
  });

  test("says what can be asked, from the schema that checks it", async () => {
    const { paths = {} } = await document();
    const parameters = (paths["/getshops"]?.get?.parameters ?? []) as OpenAPIV3_1.ParameterObject[];
    expect(parameters.map(({ name }) => name)).toEqual([
      "viewType",
      "latitude",
      "longitude",
      "sliceStart",
      "sliceAmount",
      "city",
      "product",
      "wietproef",
      "bbox",
      "q",
      "open",
      "kind",
      "access",
      "amenity",
      "within",
      "sort",
      "page",
    ]);
  });

  test("names the shapes that are answered", async () => {
    const { components } = await document();
    expect(Object.keys(components?.schemas ?? {}).toSorted()).toEqual([
      "Ancestor",
      "Brand",
      "BrandPage",
      "BrandPreview",
      "CityPage",
      "DealPage",
      "DealPreview",
      "Errors",
      "JobPage",
      "JobPreview",
      "PostPage",
      "PostPreview",
      "Product",
      "ProductPage",
      "ProductPreview",
      "ShopDetails",
      "ShopPage",
      "ShopPins",
      "ShopPreview",
      "Statistic",
      "StatisticPage",
      "Suggestion",
      "Suggestions",
      "Ticket",
    ]);
  });
});

describe("/api/docs", () => {
  test("shows every call on a page that loads nothing, and its style has the nonce of the answer", async () => {
    const answer = await api.request("/docs", {}, { nonce: "a-nonce" });
    expect(answer.headers.get("content-type")).toContain("text/html");
    const page = await answer.text();
    for (const path of Object.keys((await document()).paths ?? {})) expect(page).toContain(`/api${path}`);
    expect(page).toContain('<style nonce="a-nonce">');
    expect(page).not.toMatch(/<script|<link|src=/);
  });
});
