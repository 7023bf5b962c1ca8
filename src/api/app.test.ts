import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { Conflict, Invalid, NotAllowed, NotFound } from "#platform/errors/errors.ts";
import { testDatabase } from "#tests/support/database.ts";
import { brokenDatabase, testApi } from "./api.test-support.ts";

/** Plain errors with a code, as the database driver throws them. */
const ofKind = (kind: string) => Object.assign(new Error(`a database that is ${kind}`), { kind });

describe("what a use case throws", () => {
  const getWith = (error: unknown) => testApi(brokenDatabase(error)).get("/getshops");

  test.each([
    [new NotFound("shop"), 404, { msg: "Not found", param: "shop" }],
    [new NotAllowed("role"), 403, { msg: "Not allowed", param: "role" }],
    [new Conflict("rev", "Changed by someone else"), 409, { msg: "Changed by someone else", param: "rev" }],
    [new Invalid([{ msg: "Too long", param: "text" }]), 400, { msg: "Too long", param: "text" }],
    [ofKind("invalid"), 400, { msg: "Not valid", param: "request" }],
    [ofKind("unavailable"), 503, { msg: "Not available right now", param: "database" }],
  ])("%s is answered with %d", async (error, status, fieldError) => {
    const answer = await getWith(error);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ errors: [fieldError] });
  });

  test("says when to come back while the database is away", async () => {
    expect((await getWith(ofKind("unavailable"))).headers.get("retry-after")).toBe("2");
  });

  test("and nobody foresaw goes to the log, and not to the visitor", async () => {
    const error = new Error("password of the database is hunter2");
    const { get, report } = testApi(brokenDatabase(error));
    const answer = await get("/getshops");
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ errors: [{ msg: "Something went wrong here", param: "server" }] });
    expect(report).toHaveBeenCalledExactlyOnceWith(error);
  });
});

describe("every call", () => {
  const database = testDatabase();

  test.each(["/captcha?action=contact", "/301?url=/gone", "/openapi.json", "/getshops?sliceAmount=0"])(
    "%s is kept by nobody and open to every site, without credentials",
    async (path) => {
      const { headers } = await testApi(database).get(path, { origin: "https://elsewhere.example" });
      expect(headers.get("cache-control")).toBe("private, no-store");
      expect(headers.get("access-control-allow-origin")).toBe("*");
      expect(headers.get("access-control-allow-credentials")).toBeNull();
    },
  );

  test.each([
    ["what is for accounts", "/notifications", {}],
    ["what is for admins", "/adminreviews", {}],
    ["what is answered to somebody who says who they are", "/getcities", { authorization: "Bearer x" }],
  ])("%s is open to no other site", async (_, path, headers) => {
    const answer = await testApi(database).get(path, { origin: "https://elsewhere.example", ...headers });
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  });

  test.each(["/getshops", "/notifications", "/like"])(
    "another site may send no header along to %s, and no change",
    async (path) => {
      const { headers } = await testApi(database).api.request(path, {
        method: "OPTIONS",
        headers: {
          origin: "https://elsewhere.example",
          "access-control-request-method": "POST",
          "access-control-request-headers": "authorization,content-type",
        },
      });
      expect(headers.get("access-control-allow-headers") ?? "").not.toMatch(/authorization|content-type/i);
      expect(headers.get("access-control-allow-methods") ?? "").not.toContain("POST");
    },
  );

  test.each(["/nothing", "/getshops/edam"])("%s is unknown", async (path) => {
    const answer = await testApi(database).get(path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ errors: [{ msg: "Unknown call", param: "path" }] });
  });

  test.each([
    ["POST", "/statistics", "GET, HEAD"],
    ["DELETE", "/getshops?city=utrecht", "GET, HEAD"],
    ["GET", "/contact", "POST"],
    ["PUT", "/openapi.json", "GET, HEAD"],
  ])("%s %s is told what it takes instead", async (method, path, allowed) => {
    const own = testApi(database).api;
    // On the site the calls stand under /api.
    const ofSite = new Hono().route("/api", own);
    for (const answer of [
      await own.request(path, { method }),
      await ofSite.request(`/api${path}`, { method }),
    ]) {
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, allowed]);
      expect(await answer.json()).toEqual({
        errors: [{ msg: "The call has other methods", param: "method" }],
      });
    }
  });

  test("that writes is open to our own pages only", async () => {
    const { api } = testApi(database);
    const headers = { origin: "https://elsewhere.example" };
    const answer = await api.request("/consent", { method: "POST", body: new FormData(), headers });
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    const preflight = await api.request("/consent", {
      method: "OPTIONS",
      headers: { ...headers, "access-control-request-method": "POST" },
    });
    expect(preflight.headers.get("access-control-allow-methods")).not.toContain("POST");
  });
});
