import type { OpenAPIV3_1 } from "openapi-types";
import { describe, expect, test } from "vitest";
import { brokenDatabase, testApi } from "./api.test-support.ts";

const { api, get } = testApi(brokenDatabase(new Error("the description needs no database")));
const document = async () => (await (await get("/openapi.json")).json()) as OpenAPIV3_1.Document;

describe("/api/docs", () => {
  test("shows every call on a page that loads nothing, and its style has the nonce of the answer", async () => {
    const answer = await api.request("/docs", {}, { nonce: "a-nonce" });
    expect(answer.headers.get("content-type")).toContain("text/html");
    const page = await answer.text();
    for (const path of Object.keys((await document()).paths ?? {})) expect(page).toContain(`/api${path}`);
    expect(page).toContain("<td>Slug of the product</td>");
    expect(page).toContain('<style nonce="a-nonce">');
    // Without heads a screen reader says no names of columns.
    expect(page.match(/<table>/g)?.length).toBe(page.match(/<thead>/g)?.length);
    expect(page).not.toMatch(/<script|<link|src=/);
  });
});
