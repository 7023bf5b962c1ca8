import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

function site({
  isSecure = false,
  isDevelopment = false,
  mapOrigins = [] as string[],
  playerOrigins = [] as string[],
} = {}) {
  const app = new Hono<{ Variables: { secureHeadersNonce: string } }>();
  app.use(securityHeaders({ isSecure, isDevelopment, mapOrigins, playerOrigins }));
  app.get("/", (c) => c.text(c.get("secureHeadersNonce")));
  app.get("/moved", (c) => c.redirect("/", 301));
  app.get("/broken", () => {
    throw new Error("broke");
  });
  app.onError((_, c) => c.text("Something went wrong here.", 500));
  return app;
}

const policyOf = (response: Response) => response.headers.get("content-security-policy") ?? "";

describe("every answer", () => {
  test.each([
    ["/", 200],
    ["/moved", 301],
    ["/nowhere", 404],
    ["/broken", 500],
  ])("carries them, also %s with status %d", async (path, status) => {
    const answer = await site().request(path);
    expect(answer.status).toBe(status);
    expect(policyOf(answer)).toContain("default-src 'none'");
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-site",
      "permissions-policy": "geolocation=(self), camera=(), microphone=(), payment=()",
    });
  });

  test("has a nonce of its own, which scripts and styles need", async () => {
    const app = site();
    const [first, second] = [await app.request("/"), await app.request("/")];
    const nonce = await first.text();
    expect(nonce.length).toBeGreaterThanOrEqual(22);
    expect(policyOf(first)).toContain(`script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`);
    expect(policyOf(first)).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(await second.text()).not.toBe(nonce);
  });
});

test("nothing comes from anyone else, and no page can be framed", async () => {
  const policy = policyOf(await site().request("/"));
  expect(policy).not.toMatch(/https?:|\*|unsafe/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'");
});

test("https is asked for only where the site is served over it", async () => {
  const header = "strict-transport-security";
  expect((await site().request("/")).headers.get(header)).toBeNull();
  expect((await site({ isSecure: true }).request("/")).headers.get(header)).toBe(
    "max-age=31536000; includeSubDomains",
  );
});

test("the socket that reloads pages is open while developing only", async () => {
  expect(policyOf(await site({ isDevelopment: true }).request("/"))).toContain("connect-src 'self' ws:");
  expect(policyOf(await site().request("/"))).not.toContain("ws:");
});

test("only the map loads from elsewhere, and only from where the settings say", async () => {
  const policy = policyOf(await site({ mapOrigins: ["https://tiles.example"] }).request("/"));
  expect(policy).toContain("connect-src 'self' https://tiles.example;");
  expect(policy.match(/https:/g)).toHaveLength(1);
});

test("only players of films may be framed, and only those that are named", async () => {
  expect(policyOf(await site().request("/"))).toContain("frame-src 'none'");
  const policy = policyOf(await site({ playerOrigins: ["https://player.example"] }).request("/"));
  expect(policy).toContain("frame-src https://player.example;");
  expect(policy).toContain("frame-ancestors 'none'");
});
