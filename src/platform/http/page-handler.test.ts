import { gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { hostTable } from "../i18n/hosts.ts";
import { type AccountViewer, ANONYMOUS, UNKNOWN } from "../viewer.ts";
import { type PageHandlerOptions, type RenderPage, pageHandler } from "./page-handler.ts";
import { securityHeaders } from "./security-headers.ts";

const OLD_PATHS = new Map([
  ["/coffeeshop/relax", "/coffeeshop/rest"],
  ["/brand/aardachtig", "/wietproef#aardachtig"],
]);
const movedTo = async (path: string) => OLD_PATHS.get(path) ?? null;

const viewerOf = async () => undefined;
const onPageSeen = () => undefined;

/** The page handler with a page that shows its request. */
function handler(answer: { status?: number; headers?: Record<string, string> } = {}) {
  const render = vi.fn<RenderPage>(
    async (request, { locale, nonce, visit: { consent, isApp } }) =>
      new Response(
        `<p nonce="${nonce}">${JSON.stringify([locale, new URL(request.url).search, consent, isApp])}</p>`,
        {
          status: 200,
          headers: { "content-type": "text/html" },
          ...answer,
        },
      ),
  );
  const app = new Hono();
  const hosts = hostTable({ PORT: 3000, LOCALE_HOSTS: "" }, false);
  app.use(securityHeaders({ isSecure: false, isDevelopment: false }));
  app.all("*", pageHandler({ hosts, appUserAgent: "HighstreetApp", render, movedTo, viewerOf, onPageSeen }));
  const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    app.request(`http://localhost:3000${path}`, { headers, method });
  return { ask, render };
}

const nonceOf = async (response: Response) => /nonce="([^"]+)"/.exec(await response.text())?.[1];

describe("a page that is the same for everybody", () => {
  test("is drawn once, and every answer has a nonce of its own that its policy allows", async () => {
    const { ask, render } = handler();
    const answers = await Promise.all([ask("/"), ask("/"), ask("/")]);
    const nonces = await Promise.all(answers.map(nonceOf));
    expect(render).toHaveBeenCalledTimes(1);
    expect(new Set(nonces).size).toBe(3);
    for (const [index, answer] of answers.entries()) {
      expect(answer.headers.get("content-security-policy")).toContain(`'nonce-${nonces[index]}'`);
    }
  });

  test("is drawn again after ten seconds, whatever happens to the clock of the machine", async () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const { ask, render } = handler();
    await ask("/");
    vi.advanceTimersByTime(11_000);
    vi.setSystemTime(Date.now() - 3_600_000);
    await ask("/");
    expect(render).toHaveBeenCalledTimes(2);
  });

  test("may be kept by the visitor's browser and asked about each time, and by no one between", async () => {
    const answer = await handler().ask("/");
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    expect(answer.headers.get("vary")).toBe("Cookie, Accept-Encoding");
  });

  test("is drawn from nothing that one visitor sent", async () => {
    const { ask, render } = handler();
    await ask("/?utm_source=x&q=a", {
      cookie: "seen-1=1",
      "accept-language": "de",
      "x-forwarded-host": "evil.example",
    });
    const [request] = render.mock.calls[0] ?? [];
    expect([...(request?.headers.keys() ?? [])]).toEqual([]);
    expect(request?.url).toBe("http://localhost:3000/?q=a");
  });

  test.each([
    ["another path", "/about", {}],
    ["another language", "/de", {}],
    ["another search", "/?q=a", {}],
    ["a visitor who has answered the dialog", "/", { cookie: "ageandcookies=req" }],
    ["the copy that a device keeps of what such a visitor sees", "/", { "x-copy-for": "req" }],
    ["the app", "/", { "user-agent": "Mozilla HighstreetApp/1" }],
  ])("is another one for %s", async (_, path, headers) => {
    const { ask, render } = handler();
    await ask("/");
    await ask(path, headers);
    expect(render).toHaveBeenCalledTimes(2);
  });

  test.each([
    ["a word no page listens to", "/?utm_source=x", {}],
    ["a made-up answer to the dialog", "/", { cookie: "ageandcookies=<script>" }],
    ["another browser", "/", { "user-agent": "Firefox" }],
  ])("is the same one for %s", async (_, path, headers) => {
    const { ask, render } = handler();
    await ask("/");
    await ask(path, headers);
    expect(render).toHaveBeenCalledTimes(1);
  });

  test("has no body when only its head is asked for", async () => {
    const answer = await handler().ask("/", {}, "HEAD");
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe("");
  });

  test("that is not there is drawn anew each time", async () => {
    const { ask, render } = handler({ status: 404 });
    expect((await ask("/nowhere")).status).toBe(404);
    await ask("/nowhere");
    expect(render).toHaveBeenCalledTimes(2);
  });
});

describe("a kept page", () => {
  const LONG = "<li>Café De Dampkring</li>".repeat(100);

  /** A long page with a nonce, and what it must be after decoding. */
  async function longDoor(headers: Record<string, string> = {}) {
    const { ask, render } = handler();
    render.mockImplementation(
      async (_request, { nonce }) =>
        new Response(`<p nonce="${nonce}">${LONG}<p nonce="${nonce}">`, {
          headers: { "content-type": "text/html", ...headers },
        }),
    );
    return ask;
  }

  test.each(["gzip", "br, gzip;q=0.5", "GZIP, deflate"])(
    "comes packed to who takes %s",
    async (encodings) => {
      const ask = await longDoor();
      const nonces = new Set<string>();
      for (let visitor = 0; visitor < 3; visitor++) {
        const answer = await ask("/", { "accept-encoding": encodings });
        const html = gunzipSync(await answer.arrayBuffer()).toString();
        const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? "";
        nonces.add(nonce);
        expect(html).toBe(`<p nonce="${nonce}">${LONG}<p nonce="${nonce}">`);
        expect(answer.headers.get("content-encoding")).toBe("gzip");
        expect(answer.headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
        expect(answer.headers.get("vary")).toBe("Cookie, Accept-Encoding");
      }
      expect(nonces.size).toBe(3);
    },
  );

  test.each(["", "br", "gzip;q=0", "identity"])("comes plain to who takes “%s”", async (encodings) => {
    const answer = await (await longDoor())("/", { "accept-encoding": encodings });
    expect(answer.headers.get("content-encoding")).toBeNull();
    expect(await answer.text()).toContain(LONG);
  });

  test("that is short comes plain: packed it would be longer", async () => {
    const answer = await handler().ask("/", { "accept-encoding": "gzip" });
    expect(answer.headers.get("content-encoding")).toBeNull();
  });

  test("with a tag is sent once to who asks with it, packed or plain", async () => {
    const ask = await longDoor({ etag: '"a"' });
    const packed = await ask("/", { "accept-encoding": "gzip" });
    const plain = await ask("/");
    const tags = [packed, plain].map(({ headers }) => headers.get("etag") ?? "");
    expect(tags).toEqual(['W/"a"', '"a"']);
    for (const tag of tags) {
      const again = await ask("/", { "accept-encoding": "gzip", "if-none-match": tag });
      expect([again.status, await again.text()]).toEqual([304, ""]);
    }
  });
});

test("what is everybody's for a while, such as a feed, is the same whatever cookies a browser has", async () => {
  const { ask } = handler({ headers: { "cache-control": "public, max-age=3600" } });
  const { headers } = await ask("/deals/feed.xml", { cookie: "ageandcookies=req" });
  expect([headers.get("cache-control"), headers.get("vary")]).toEqual([
    "public, max-age=3600",
    "Accept-Encoding",
  ]);
});

test.each(["/share/shop/andersom.png", "/de/share/shop/andersom.png"])(
  "the picture at %s is sent byte by byte, for everybody to keep as long as it says",
  async (path) => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    const headers = { "content-type": "image/png", "cache-control": "public, max-age=3600" };
    const { ask, render } = handler();
    render.mockImplementation(async () => new Response(bytes, { headers }));
    const answer = await ask(path);
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(answer.headers.get("vary")).toBeNull();
  },
);

describe("another spelling of an address", () => {
  test.each([
    ["/coffeeshops/?q=haze", "/coffeeshops?q=haze"],
    ["/DE/Coffeeshops", "/de/coffeeshops"],
    ["/coffeeshop/relax/?q=haze", "/coffeeshop/rest"],
    ["/nl/coffeeshop/relax", "/coffeeshop/rest"],
    ["/de/Coffeeshop/Relax", "/de/coffeeshop/rest"],
    ["/brand/aardachtig/", "/wietproef#aardachtig"],
  ])("%s leads to %s in one hop", async (path, to) => {
    const answer = await handler().ask(path);
    expect([answer.status, answer.headers.get("location")]).toEqual([301, to]);
  });

  test("leads to its page though nobody can look up where old ones went", async () => {
    const hosts = hostTable({ PORT: 3000, LOCALE_HOSTS: "" }, false);
    const options = {
      hosts,
      appUserAgent: "HighstreetApp",
      render: vi.fn<RenderPage>(),
      viewerOf,
      onPageSeen,
    };
    const away = async () => Promise.reject(new Error("The database is away"));
    const app = new Hono().all("*", pageHandler({ ...options, movedTo: away }));
    const answer = await app.request("http://localhost:3000/coffeeshops/");
    expect(answer.headers.get("location")).toBe("/coffeeshops");
  });
});

test.each(["POST", "PUT", "DELETE", "OPTIONS"])(
  "%s of a page is refused before anything is drawn",
  async (method) => {
    const { ask, render } = handler();
    const answer = await ask("/contact", { origin: "http://evil.example" }, method);
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    expect(render).not.toHaveBeenCalled();
  },
);

describe("who looks at a page", () => {
  const SAM = { kind: "account", accountId: 7 } as unknown as AccountViewer;
  const pageFor = async (cookie: string, of: PageHandlerOptions["viewerOf"]) => {
    const render = vi.fn<RenderPage>(async () => new Response("page"));
    const hosts = hostTable({ PORT: 3000, LOCALE_HOSTS: "" }, false);
    const options = { hosts, appUserAgent: "HighstreetApp", render, movedTo, viewerOf: of, onPageSeen };
    const answer = await new Hono()
      .all("*", pageHandler(options))
      .request("http://localhost:3000/", { headers: { cookie } });
    return { status: answer.status, viewer: render.mock.calls[0]?.[1].viewer };
  };
  const ofSam = async (token: string) => (token === "sam" ? SAM : undefined);

  test("is who has the token of the cookie", async () => {
    expect((await pageFor("a=b; auth_token=sam; c=d", ofSam)).viewer).toBe(SAM);
  });

  test.each([
    "auth_token=",
    "auth_token=noor",
    "auth_token=sam; auth_token=noor",
    "auth_token=sam; auth_token=sam",
  ])("is nobody with the cookie %s", async (cookie) => {
    expect((await pageFor(cookie, ofSam)).viewer).toEqual(ANONYMOUS);
  });

  test("is not known while the database is away, and nothing else is hidden like that", async () => {
    const away = () => Promise.reject(Object.assign(new Error("away"), { kind: "unavailable" }));
    expect(await pageFor("auth_token=sam", away)).toEqual({ status: 200, viewer: UNKNOWN });
    expect((await pageFor("auth_token=sam", () => Promise.reject(new Error("a bug")))).status).toBe(500);
  });
});

describe("a page for one person is kept by nobody:", () => {
  test.each([
    ["a session cookie", "/", { cookie: "auth_token=abc" }],
    ["a bearer token", "/", { authorization: "Bearer abc" }],
    ["data for the router", "/coffeeshops.data", {}],
    ["a host that was guessed", "http://192.168.1.20:3000/", {}],
  ])("%s", async (_, path, headers) => {
    const { render } = handler();
    const hosts = hostTable({ PORT: 3000, LOCALE_HOSTS: "" }, false);
    const app = new Hono().all(
      "*",
      pageHandler({ hosts, appUserAgent: "HighstreetApp", render, movedTo, viewerOf, onPageSeen }),
    );
    const ask = () => app.request(new URL(path, "http://localhost:3000").href, { headers });
    const answer = await ask();
    await ask();
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(render).toHaveBeenCalledTimes(2);
  });

  test("only the router's list of routes, which has its version in its address, may stay for ever", async () => {
    const headers = { "cache-control": "public, max-age=31536000, immutable" };
    const answer = await handler({ headers }).ask("/__manifest?version=1&p=/");
    expect(answer.headers.get("cache-control")).toContain("immutable");
  });
});
