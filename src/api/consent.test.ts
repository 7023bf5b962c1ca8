import { describe, expect, test } from "vitest";
import { statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { brokenDatabase, testApi } from "./api.test-support.ts";

const database = testDatabase();

const proofs = statement("proofs", (db) =>
  db.selectFrom("consent").select(["choice", "language", "host", "version"]).orderBy("id"),
);

function answer(fields: Record<string, string>, site: { cookieDomain?: string; isSecure?: boolean } = {}) {
  const { api } = testApi(database, site);
  return api.request("http://localhost:3000/consent", { method: "POST", body: new URLSearchParams(fields) });
}

describe("POST /api/consent", () => {
  test.each(["all", "req"])("%s sets the cookie for a year, keeps a proof and leads back", async (choice) => {
    const { status, headers } = await answer({ choice, path: "/de/coffeeshops?page=2", language: "de" });
    expect(status).toBe(303);
    expect(headers.get("location")).toBe("/de/coffeeshops?page=2");
    const cookie = headers.get("set-cookie");
    expect(cookie).toBe(`ageandcookies=${choice}; Max-Age=31536000; Path=/; SameSite=Lax`);
    expect(await proofs.all(database)).toEqual([{ choice, language: "de", host: "localhost", version: 2 }]);
  });

  test("disagreeing leaves no trace and leads to the text that says so", async () => {
    const { status, headers } = await answer({ choice: "disagree", path: "/about#sources" });
    expect([status, headers.get("location")]).toEqual([303, "/about#denied"]);
    expect(headers.get("set-cookie")).toBeNull();
    expect(await proofs.all(database)).toEqual([]);
  });

  test("the cookie is shared between the languages' hosts, and kept to https behind a proxy that speaks http", async () => {
    const site = { cookieDomain: "example.org", isSecure: true };
    const cookie = (await answer({ choice: "all" }, site)).headers.get("set-cookie");
    expect(cookie).toContain("Domain=example.org");
    expect(cookie).toContain("Secure");
  });

  test.each(["//evil.example", "https://evil.example", "/\\evil.example", "/api/consent"])(
    "never leads to %s",
    async (path) => {
      expect((await answer({ choice: "all", path })).headers.get("location")).toBe("/");
      expect((await answer({ choice: "disagree", path })).headers.get("location")).toBe("/#denied");
    },
  );

  test.each([{ choice: "yes" }, { choice: "all", language: "deutsch" }, {}])(
    "%j is no answer",
    async (fields) => {
      const { status, headers } = await answer(fields as Record<string, string>);
      expect(status).toBe(400);
      expect(headers.get("set-cookie")).toBeNull();
      expect(await proofs.all(database)).toEqual([]);
    },
  );

  test("a client that answers faster than people do gets its cookie and leaves no more proofs", async () => {
    const { api } = testApi(database);
    const body = new URLSearchParams({ choice: "req" });
    const { status, headers } = await api.request("/consent", { method: "POST", body }, { isOverRate: true });
    expect(status).toBe(303);
    expect(headers.get("set-cookie")).toContain("ageandcookies=req");
    expect(await proofs.all(database)).toEqual([]);
  });

  test("leads back with the cookie while the database is away", async () => {
    const { api } = testApi(brokenDatabase(Object.assign(new Error("gone"), { kind: "unavailable" })));
    const body = new URLSearchParams({ choice: "all", path: "/de" });
    const { status, headers } = await api.request("/consent", { method: "POST", body });
    expect([status, headers.get("location")]).toEqual([303, "/de"]);
    expect(headers.get("set-cookie")).toContain("ageandcookies=all");
  });

  test("JSON is no form", async () => {
    const answer = await testApi(database).post("/consent", { choice: "all" });
    expect([answer.status, await answer.json()]).toMatchObject([
      415,
      { errors: [{ param: "content-type" }] },
    ]);
    expect(await proofs.all(database)).toEqual([]);
  });
});
