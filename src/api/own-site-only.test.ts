import { Hono } from "hono";
import { expect, test } from "vitest";
import { ownSiteOnly } from "./own-site-only.ts";

const app = new Hono()
  .use(ownSiteOnly((hostname) => hostname === "de.example.org"))
  .all("/consent", (c) => c.text("taken"));

const call = (headers: Record<string, string>, method = "POST") =>
  app.request("https://example.org/consent", { method, headers });

test.each([
  ["its own page", { "sec-fetch-site": "same-origin", origin: "https://example.org" }],
  ["the address bar", { "sec-fetch-site": "none" }],
  ["the host of another language", { "sec-fetch-site": "same-site", origin: "https://de.example.org" }],
  ["a browser that tells its origin alone", { origin: "https://example.org" }],
  ["another port, which is the business of what stands before us", { origin: "http://example.org:8080" }],
  ["no browser at all", {}],
])("a call from %s is taken", async (_, headers) => {
  expect((await call(headers)).status).toBe(200);
});

test.each([
  ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
  ["another site in an old browser", { origin: "https://evil.example" }],
  ["a site without a name", { origin: "null" }],
  ["a sibling that is none of ours", { "sec-fetch-site": "same-site", origin: "https://shop.example.org" }],
  ["a sibling that does not say which", { "sec-fetch-site": "same-site" }],
  ["another site that claims to be ours", { "sec-fetch-site": "cross-site", origin: "https://example.org" }],
])("a call from %s is refused", async (_, headers) => {
  const answer = await call(headers);
  expect(answer.status).toBe(403);
  expect(await answer.json()).toEqual({
    errors: [{ msg: "Must come from a page of this site", param: "origin" }],
  });
});

test("reading is open to everybody", async () => {
  expect((await call({ "sec-fetch-site": "cross-site" }, "GET")).status).toBe(200);
});
