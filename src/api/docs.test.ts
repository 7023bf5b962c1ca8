import type { OpenAPIV3_1 } from "openapi-types";
import { describe, expect, test } from "vitest";
import { ACCESS_TO_CALLS } from "#features/accounts/access.ts";
import { FORM_CALLS, PRESSED_CALLS, SEEN_CALLS, STEADY_CALLS } from "#platform/http/middleware-stack.ts";
import { brokenDatabase, testApi } from "./api.test-support.ts";

const { get } = testApi(brokenDatabase(new Error("the description needs no database")));
const document = async () => (await (await get("/openapi.json")).json()) as OpenAPIV3_1.Document;

describe("/api/openapi.json", () => {
  test("describes every call, under /api", async () => {
    const { openapi, info, servers, paths = {} } = await document();
    expect([openapi, info.title, servers]).toEqual(["3.1.0", "Highstreet API", [{ url: "/api" }]]);
    const calls = Object.keys(ACCESS_TO_CALLS).map((call) => `/${call}`);
    expect(Object.keys(paths).toSorted()).toEqual(calls.toSorted());
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
      "rating",
      "price",
      "within",
      "sort",
      "page",
      "lang",
    ]);
  });

  test("every parameter is explained, and the language is one wherever names are told", async () => {
    const { paths = {} } = await document();
    const parametersOf = (path: string) =>
      (paths[path]?.get?.parameters ?? []) as OpenAPIV3_1.ParameterObject[];
    for (const path of Object.keys(paths)) {
      for (const { name, description } of parametersOf(path)) {
        expect([path, name, description]).toEqual([path, name, expect.stringMatching(/^[A-Z`a-z].{5}/)]);
      }
    }
    const inLanguages = Object.keys(paths).filter((path) =>
      parametersOf(path).some(({ name }) => name === "lang"),
    );
    expect(inLanguages.toSorted()).toEqual([
      "/autocomplete",
      "/dashboard/deals",
      "/dashboard/shops",
      "/getbrand",
      "/getcities",
      "/getdeals",
      "/getdiscover",
      "/getjoboffers",
      "/getproduct",
      "/getproducts",
      "/getreviews",
      "/getshop",
      "/getshops",
    ]);
    const needed: Record<string, string> = {
      "/autocomplete": "search=a",
      "/getbrand": "url=a",
      "/getreviews": "targetType=shop&targetId=1",
    };
    const isPublic = (path: string) => paths[path]?.get?.security === undefined;
    for (const path of inLanguages.filter(isPublic)) {
      const words = needed[path] ?? "url=a";
      const answer = await get(`${path}?${words}&lang=xx`);
      expect([path, answer.status]).toEqual([path, 400]);
      expect(await answer.json()).toMatchObject({ errors: [{ param: "lang" }] });
    }
  });

  test("says of every call how it may be refused", async () => {
    const { paths = {} } = await document();
    const statuses = Object.entries(paths).map(([path, calls]) => [
      path,
      Object.keys((calls?.get ?? calls?.post)?.responses ?? {}).map(Number),
    ]);
    expect(Object.fromEntries(statuses)).toEqual({
      "/301": [200, 400, 405, 503],
      "/addreview": [200, 400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503],
      "/addmenuimage": [200, 400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503],
      "/approvechange": [200, 400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503],
      "/adminreviews": [200, 401, 403, 405, 503],
      "/appeal": [200, 400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503],
      "/approvereview": [200, 400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503],
      "/autocomplete": [200, 400, 405, 429, 503],
      "/befrienduser": [200, 400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503],
      "/block": [200, 400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503],
      "/captcha": [200, 400, 405, 429, 503],
      "/confirmfact": [200, 400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503],
      "/claimcode": [200, 400, 401, 403, 404, 405, 409, 413, 415, 429, 503],
      "/claimshop": [200, 400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503],
      "/consent": [303, 400, 403, 413, 415],
      "/contact": [200, 400, 403, 405, 409, 413, 415, 422, 429, 503],
      "/currentlocation": [200, 400, 401, 403, 405, 409, 413, 415, 422, 429, 503],
      "/dashboard/appeals": [200, 400, 401, 403, 405, 503],
      "/dashboard/claims": [200, 401, 403, 405, 503],
      "/dashboard/deals": [200, 400, 401, 403, 404, 405, 503],
      "/dashboard/reports": [200, 400, 401, 403, 405, 503],
      "/dashboard/shops": [200, 400, 401, 403, 404, 405, 503],
      "/deleteaccount": [200, 400, 401, 403, 405, 409, 413, 415, 422, 429, 503],
      "/deletereview": [200, 400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503],
      "/editprofile": [200, 400, 401, 403, 405, 409, 413, 415, 422, 429, 503],
      "/editprofilename": [200, 400, 401, 403, 405, 409, 413, 415, 422, 429, 503],
      "/editprofilepic": [200, 400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503],
      "/editreview": [200, 400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503],
      "/events": [200, 401, 405, 503],
      "/export": [200, 400, 401, 403, 405, 413, 415, 429, 503],
      "/followshop": [200, 400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503],
      "/friendslikes": [200, 400, 401, 405, 503],
      "/getbrand": [200, 304, 400, 404, 405, 503],
      "/getbrands": [200, 304, 400, 405, 503],
      "/getcities": [200, 304, 400, 405, 503],
      "/getdeals": [200, 304, 400, 404, 405, 503],
      "/getdiscover": [200, 304, 400, 404, 405, 503],
      "/getjoboffers": [200, 304, 400, 404, 405, 503],
      "/getlisted": [200, 400, 403, 405, 409, 413, 415, 422, 429, 503],
      "/getproduct": [200, 304, 400, 404, 405, 503],
      "/getproducts": [200, 304, 400, 404, 405, 503],
      "/getreviews": [200, 400, 404, 405, 503],
      "/getshop": [200, 304, 400, 404, 405, 503],
      "/getshops": [200, 304, 400, 404, 405, 503],
      "/getuser": [200, 400, 404, 405, 503],
      "/helpfulreview": [200, 400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503],
      "/like": [200, 400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503],
      "/logout": [200, 400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503],
      "/menuimage": [200, 400, 401, 403, 404, 405, 503],
      "/menuimages": [200, 401, 403, 405, 503],
      "/newsletter": [200, 400, 401, 403, 405, 409, 413, 415, 422, 429, 503],
      "/newsletterconfirm": [200, 400, 403, 405, 409, 413, 415, 422, 429, 503],
      "/newsletterunsubscribe": [200, 400, 403, 405, 413, 415, 429, 503],
      "/notifications": [200, 401, 405, 503],
      "/profile": [200, 400, 401, 403, 405, 409, 413, 415, 422, 429, 503],
      "/read": [200, 400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503],
      "/replyreview": [200, 400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503],
      "/report": [200, 400, 403, 404, 405, 409, 413, 415, 422, 429, 503],
      "/reportedpicture": [200, 400, 401, 403, 404, 405, 503],
      "/reportedreviews": [200, 401, 403, 405, 503],
      "/secondfactor": [200, 400, 401, 403, 405, 409, 413, 415, 429, 503],
      "/session": [200, 400, 403, 405, 409, 413, 415, 429, 503],
      "/statistics": [200, 304, 405, 503],
      "/suggestchange": [200, 400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503],
      "/userchanges": [200, 401, 403, 405, 503],
      "/watchproduct": [200, 400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503],
      "/withdrawchange": [200, 400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 503],
    });
    const { 200: told, 304: unchanged } = paths["/getcities"]?.get?.responses ?? {};
    expect(told).toHaveProperty("headers.ETag");
    expect(unchanged).toHaveProperty("headers.ETag");
    expect(unchanged).not.toHaveProperty("content");
  });

  test("says of the calls whose rate is limited, and of no others, that they may come too often", async () => {
    const { paths = {} } = await document();
    const tooOften = Object.keys(paths).filter((path) =>
      (["get", "post", "patch"] as const).some((method) => 429 in (paths[path]?.[method]?.responses ?? {})),
    );
    const lists = [FORM_CALLS, PRESSED_CALLS, STEADY_CALLS, SEEN_CALLS];
    const limited = ["autocomplete", ...lists.flat()].map((call) => `/${call}`);
    expect(tooOften.toSorted()).toEqual(limited.toSorted());
  });

  test("names the shapes that are answered", async () => {
    const { components } = await document();
    expect(Object.keys(components?.schemas ?? {}).toSorted()).toEqual([
      "AddedMenuImage",
      "Ancestor",
      "AppealPage",
      "Appealed",
      "Befriended",
      "Brand",
      "BrandPage",
      "BrandPreview",
      "CityPage",
      "DealPage",
      "DealPreview",
      "DecidedItem",
      "Errors",
      "FactAnswer",
      "Followed",
      "Helpful",
      "JobPage",
      "JobPreview",
      "LandmarkSuggestion",
      "Leaving",
      "Likes",
      "MenuImage",
      "Named",
      "Notification",
      "NotificationItem",
      "Person",
      "Portrait",
      "PostPage",
      "PostPreview",
      "Product",
      "ProductPage",
      "ProductPreview",
      "Profile",
      "QueuedAppeal",
      "QueuedReport",
      "QueuedReview",
      "Reply",
      "Report",
      "ReportPage",
      "Reported",
      "Review",
      "ReviewPage",
      "Session",
      "ShopDetails",
      "ShopPage",
      "ShopPins",
      "ShopPreview",
      "Statistic",
      "StatisticPage",
      "Suggested",
      "Suggestion",
      "Suggestions",
      "Ticket",
      "User",
      "UserChange",
      "Watched",
      "WrittenReview",
    ]);
  });
});
