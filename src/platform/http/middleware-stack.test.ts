import { Hono } from "hono";
import { pino } from "pino";
import { expect, test } from "vitest";
import { readConfig, type RunMode } from "#platform/config/read-config.ts";
import { PRESSED_CALLS, SEEN_CALLS, STEADY_CALLS } from "./call-rates.ts";
import { middlewareStack } from "./middleware-stack.ts";
import type { Site } from "./site.ts";
import { PRODUCTION_SETTINGS } from "#tests/support/production-settings.ts";
import { NO_TASKS } from "#platform/tasks/task-health.ts";

/** The middleware stack with handlers that only answer their names. */
function stack(
  settings: Record<string, string> = {},
  mode: RunMode = "start",
  render: Site["render"] = async () => new Response("page"),
  hasSpace = () => true,
  auth: Site["auth"] = async (c) => c.text("auth"),
) {
  const site: Site = {
    api: async (c) => c.text(c.get("isOverRate") ? "api over rate" : "api"),
    auth,
    viewerOf: async () => undefined,
    pictures: async (c) => c.text("picture"),
    files: new Hono().get("/icon.svg", (c) => c.text("file")),
    render,
    movedTo: async () => null,
    listener: (next) => next,
    close: async () => undefined,
  };
  return middlewareStack({
    config: readConfig(settings, mode),
    site,
    storage: { read: async () => undefined },
    health: { isDatabaseReady: async () => true, hasSpace, isClosing: () => false, tasks: NO_TASKS },
    lastAnswers: (_, next) => next(),
    onPageSeen: () => undefined,
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
  ["/packs/index.json", '{"packs":[]}'],
  ["/coffeeshops", "page"],
  ["/imgs", "page"],
])("%s is answered by its door", async (path, words) => {
  expect(await (await ask(path)).text()).toBe(words);
});

test("what browsers tell of links to maps is taken at the address of no page, and of nothing else", async () => {
  const tell = (path: string) => stack().request(`http://localhost:3000${path}`, { method: "POST" });
  expect((await tell("/directions/relax")).status).toBe(204);
  expect((await tell("/coffeeshop/relax")).status).toBe(405);
  expect(await (await ask("/directions/relax")).text()).toBe("page");
});

test("a way to log in that is not there has the page of unknown addresses", async () => {
  const unknown: Site["auth"] = async (c) => c.text("Not found", 404);
  const render: Site["render"] = async () => new Response("no such page", { status: 404 });
  const answer = await ask(
    "/auth/github",
    stack({}, "start", render, () => true, unknown),
  );
  expect([answer.status, await answer.text()]).toEqual([404, "no such page"]);
  expect(await (await ask("/auth/google")).text()).toBe("auth");
});

test.each([...PRESSED_CALLS, ...STEADY_CALLS, ...SEEN_CALLS])(
  "presses of %s that come faster than people press are refused, and looks are not",
  async (call) => {
    const app = stack({ TRUSTED_PROXIES: "127.0.0.1" });
    const send = (method: string) =>
      app.request(
        `http://localhost:3000/api/${call}`,
        { method, headers: { "x-forwarded-for": "203.0.113.7" } },
        { incoming: { socket: { remoteAddress: "127.0.0.1" } } },
      );
    const statuses = [];
    for (let press = 0; press < 120; press += 1) statuses.push((await send("POST")).status);
    expect(statuses.slice(0, 30)).not.toContain(429);
    expect(statuses).toContain(429);
    if (!PRESSED_CALLS.includes(call)) expect((await send("GET")).status).toBe(200);
  },
);

test.each(["/img/0", "/share/site/home.png", "/de/share/site/home.png"])(
  "the picture %s opened by itself runs and loads nothing, and may be shown on other sites",
  async (path) => {
    const { headers } = await ask(path);
    expect(headers.get("content-security-policy")).toBe("sandbox; default-src 'none'");
    expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  },
);

test.each(["applications", "claims"])(
  "what strangers sent to %s runs and loads nothing, should a browser show it",
  async (list) => {
    const { headers } = await ask(`/api/dashboard/${list}`);
    expect(headers.get("content-security-policy")).toBe("sandbox; default-src 'none'");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-site");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  },
);

test("pages keep their own policy, which knows the CDN when there is one", async () => {
  const policyOf = async (app: Hono) => (await ask("/", app)).headers.get("content-security-policy");
  expect(await policyOf(stack())).toContain("img-src 'self' data:;");
  const withCdn = stack({ CDN_URL: "https://cdn.example/site" });
  expect(await policyOf(withCdn)).toContain("img-src 'self' data: https://cdn.example;");
});

test("consent is never refused for its rate, but knows of it", async () => {
  const app = stack({ TRUSTED_PROXIES: "127.0.0.1" });
  const answers = Array.from({ length: 20 }, () =>
    app.request(
      "http://localhost:3000/api/consent",
      { method: "POST", headers: { "x-forwarded-for": "203.0.113.7" } },
      { incoming: { socket: { remoteAddress: "127.0.0.1" } } },
    ),
  );
  const said = await Promise.all(answers.map(async (answer) => (await answer).text()));
  expect(said.filter((words) => words === "api")).toHaveLength(10);
  expect(said.filter((words) => words === "api over rate")).toHaveLength(10);
});

test.each([
  ["/health/live", 200],
  ["/img/0", 200],
  ["/api/getshops", 421],
  ["/icon.svg", 421],
  ["/coffeeshops", 421],
])("in production %s of a host that is not ours is answered with %d", async (path, status) => {
  const answer = await stack(PRODUCTION_SETTINGS, "serve").request(`http://evil.example${path}`);
  expect(answer.status).toBe(status);
});

test("in production a port makes no other page", async () => {
  let drawnCount = 0;
  const app = stack(PRODUCTION_SETTINGS, "serve", async () => new Response(`page ${++drawnCount}`));
  for (const host of ["example.org", "example.org:666", "example.org:667"]) {
    expect(await (await app.request(`http://${host}/coffeeshops`)).text()).toBe("page 1");
  }
});

test("on a disk that is nearly full forms are refused, and pages, reads and consent go on", async () => {
  const app = stack({}, "start", undefined, () => false);
  const post = (path: string) => app.request(`http://localhost:3000${path}`, { method: "POST" });
  const refused = await post("/api/contact");
  expect([refused.status, refused.headers.get("retry-after"), await refused.json()]).toEqual([
    503,
    "2",
    { errors: [{ msg: "Not available right now", param: "storage" }] },
  ]);
  expect((await post("/api/getlisted")).status).toBe(503);
  expect((await post("/api/consent")).status).toBe(200);
  for (const path of ["/coffeeshops", "/api/getshops", "/api/captcha"]) {
    expect((await ask(path, app)).status).toBe(200);
  }
});

test("every 503 says when to ask again", async () => {
  const app = stack({}, "start", async () => new Response("away", { status: 503 }));
  expect((await ask("/coffeeshops", app)).headers.get("retry-after")).toBe("2");
  expect((await ask("/coffeeshops")).headers.get("retry-after")).toBeNull();
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

test("a picture may be larger: its call watches the size itself, once it knows who sends it", async () => {
  const body = "x".repeat(64 * 1024 + 1);
  const headers = { "content-length": String(body.length) };
  for (const path of [
    "/api/editprofilepic",
    "/api/editprofilepic/x",
    "/api/editprofilename",
    "/de/api/editprofilepic",
  ]) {
    const answer = await stack().request(`http://localhost:3000${path}`, { method: "POST", body, headers });
    expect([path, answer.status]).toEqual([path, path === "/api/editprofilepic" ? 200 : 413]);
  }
});

test("a whole menu may be longer than what other forms send, and is not endless", async () => {
  const send = async (length: number) => {
    const [body, headers] = ["x".repeat(length), { "content-length": String(length) }];
    const address = "http://localhost:3000/api/dashboard/menus";
    return (await stack().request(address, { method: "PATCH", body, headers })).status;
  };
  expect([await send(64 * 1024 + 1), await send(512 * 1024 + 1)]).toEqual([200, 413]);
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
  expect(await letThrough(path, { RATE_LIMIT: "off" })).toBe(40);
});

test("calls that only read are not limited", async () => {
  expect(await letThrough("/api/getshops", {})).toBe(40);
});
