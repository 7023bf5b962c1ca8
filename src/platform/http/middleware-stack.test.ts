import { Hono } from "hono";
import { pino } from "pino";
import { expect, test } from "vitest";
import { readConfig } from "#platform/config/read-config.ts";
import { middlewareStack } from "./middleware-stack.ts";
import type { Site } from "./site.ts";

/** The middleware stack with handlers that only answer their names. */
function stack(settings: Record<string, string> = {}) {
  const site: Site = {
    api: async (c) => c.text("api"),
    pictures: async (c) => c.text("picture"),
    files: new Hono().get("/icon.svg", (c) => c.text("file")),
    render: async () => new Response("page"),
    movedTo: async () => null,
    listener: (next) => next,
    close: async () => undefined,
  };
  return middlewareStack({
    config: readConfig(settings, "start"),
    site,
    health: { isDatabaseReady: async () => true, isClosing: () => false },
    log: pino({ level: "silent" }),
    report: () => undefined,
  });
}

const ask = (path: string, app = stack()) => app.request(`http://localhost:3000${path}`);

test.each([
  ["/health/live", '{"status":"live"}'],
  ["/api/getshops", "api"],
  ["/img/0", "picture"],
  ["/icon.svg", "file"],
  ["/coffeeshops", "page"],
  ["/imgs", "page"],
])("%s is answered by its door", async (path, words) => {
  expect(await (await ask(path)).text()).toBe(words);
});

test.each(["/img/0", "/share/site/home.png", "/de/share/site/home.png"])(
  "the picture %s opened by itself runs and loads nothing, and may be shown on other sites",
  async (path) => {
    const { headers } = await ask(path);
    expect(headers.get("content-security-policy")).toBe("sandbox; default-src 'none'");
    expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  },
);

test("pages keep their own policy, which knows the CDN when there is one", async () => {
  const policyOf = async (app: Hono) => (await ask("/", app)).headers.get("content-security-policy");
  expect(await policyOf(stack())).toContain("img-src 'self' data:;");
  const withCdn = stack({ CDN_URL: "https://cdn.example/site" });
  expect(await policyOf(withCdn)).toContain("img-src 'self' data: https://cdn.example;");
});

test("a body that is too large is refused before any door sees it", async () => {
  const body = "x".repeat(64 * 1024 + 1);
  const headers = { "content-length": String(body.length) };
  const post = (path: string) =>
    stack().request(`http://localhost:3000${path}`, { method: "POST", body, headers });
  const ofCall = await post("/api/x");
  expect(ofCall.status).toBe(413);
  expect(await ofCall.json()).toEqual({ errors: [{ msg: "The body is too large", param: "body" }] });
  const ofPage = await post("/x");
  expect([ofPage.status, await ofPage.text()]).toEqual([413, "Payload Too Large"]);
});

const PROXY = "10.0.0.1";

/** How many of so many calls at once are let through; all come from one visitor, through a proxy that may be trusted. */
async function letThrough(path: string, settings: Record<string, string>): Promise<number> {
  const app = stack({ TRUSTED_PROXIES: PROXY, ...settings });
  const answers = await Promise.all(
    Array.from({ length: 40 }, () =>
      app.request(
        `http://localhost:3000${path}`,
        { method: "POST", headers: { "x-forwarded-for": "198.51.100.7" } },
        { incoming: { socket: { remoteAddress: PROXY } } },
      ),
    ),
  );
  return answers.filter(({ status }) => status === 200).length;
}

test.each([
  ["/api/autocomplete", 20],
  ["/api/captcha", 10],
  ["/api/contact", 10],
  ["/api/getlisted", 10],
])("%s is limited for each visitor, unless the operator says otherwise", async (path, most) => {
  expect(await letThrough(path, {})).toBe(most);
  expect(await letThrough(path, { RATE_LIMIT: "0" })).toBe(40);
});

test("calls that only read are not limited", async () => {
  expect(await letThrough("/api/getshops", {})).toBe(40);
});
