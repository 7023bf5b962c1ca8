import type { OpenAPIV3_1 } from "openapi-types";
import { describe, expect, test } from "vitest";
import { ACCESS_TO_CALLS } from "#features/accounts/access.ts";
import { FORM_CALLS, PRESSED_CALLS, SEEN_CALLS, STEADY_CALLS } from "#platform/http/call-rates.ts";
import { brokenDatabase, testApi } from "./api.test-support.ts";
import { EDITED_LISTS, STATUSES } from "./docs-statuses.test-support.ts";

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
      ...[...EDITED_LISTS, "/dashboard/search"].toSorted(),
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
      "/getzones",
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
    expect(Object.fromEntries(statuses)).toEqual(STATUSES);
    const { 200: told, 304: unchanged } = paths["/getcities"]?.get?.responses ?? {};
    expect(told).toHaveProperty("headers.ETag");
    expect(unchanged).toHaveProperty("headers.ETag");
    expect(unchanged).not.toHaveProperty("content");
  });

  test("says of the calls whose rate is limited, and of no others, that they may come too often", async () => {
    const { paths = {} } = await document();
    const tooOften = Object.keys(paths).filter((path) =>
      (["get", "post", "patch", "delete"] as const).some(
        (method) => 429 in (paths[path]?.[method]?.responses ?? {}),
      ),
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
      "Application",
      "Applied",
      "Befriended",
      "Brand",
      "BrandPage",
      "BrandPreview",
      "CityPage",
      "Colleagues",
      "DealPage",
      "DealPreview",
      "DecidedItem",
      "DeskHit",
      "DeskHits",
      "EditedMenu",
      "EditedPhotos",
      "Errors",
      "FactAnswer",
      "Followed",
      "Helpful",
      "JobPage",
      "JobPreview",
      "LandmarkSuggestion",
      "Leaving",
      "LetterSettings",
      "Letters",
      "Likes",
      "MenuImage",
      "Named",
      "Notification",
      "NotificationItem",
      "Person",
      "PicturesOfPost",
      "Portrait",
      "PostPage",
      "PostPreview",
      "Product",
      "ProductPage",
      "ProductPreview",
      "Profile",
      "Push",
      "PushSettings",
      "Queue",
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
      "Spellings",
      "Statistic",
      "StatisticPage",
      "Suggested",
      "Suggestion",
      "Suggestions",
      "Ticket",
      "User",
      "UserChange",
      "Viewing",
      "Watched",
      "Written",
      "WrittenReview",
      "Zones",
    ]);
  });
});
