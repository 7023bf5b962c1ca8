import fc from "fast-check";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { clientOf, isProxy, proxyList } from "./client-address.ts";
import { rateLimit } from "./rate-limit.ts";

/** Sends a request as from that address. */
function siteOf(proxies: string[] = []) {
  const client = clientOf(proxyList(proxies));
  const app = new Hono();
  app.get("/who", (c) => c.json(client(c)));
  app.use("/limited", rateLimit({ perSecond: 5, burst: 15 }, client));
  app.get("/limited", (c) => c.text("here you are"));
  return (
    path: string,
    remoteAddress: string,
    { forwarded, method = "GET" }: { forwarded?: string | undefined; method?: string } = {},
  ) =>
    app.request(
      path,
      { method, headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded } },
      { incoming: { socket: { remoteAddress } } },
    );
}

const who = async (proxies: string[], address: string, forwarded?: string) =>
  (await siteOf(proxies)("/who", address, { forwarded })).json();

describe("who asks", () => {
  test("is whoever holds the other end of the line", async () => {
    expect(await who([], "203.0.113.7")).toBe("203.0.113.7");
    expect(await who([], "::ffff:203.0.113.7")).toBe("203.0.113.7");
  });

  test("is a household and not one of its 2^64 addresses", async () => {
    expect(await who([], "2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::/64");
    expect(await who([], "2001:db8::6")).toBe("2001:db8:0:0::/64");
  });

  test("is not what a stranger writes into a header", async () => {
    expect(await who([], "203.0.113.7", "198.51.100.1")).toBe("203.0.113.7");
  });

  test("is what the last trusted proxy was asked by", async () => {
    const proxies = ["10.0.0.0/8", "192.0.2.1"];
    expect(await who(proxies, "10.1.2.3", "198.51.100.9, 198.51.100.1, 192.0.2.1")).toBe("198.51.100.1");
  });

  test.each([
    ["198.51.100.1:4711", "198.51.100.1"],
    ["[2001:db8::6]:4711", "2001:db8:0:0::/64"],
    ["[2001:db8::6]", "2001:db8:0:0::/64"],
  ])("is an address without the port that some proxies write: %s", async (forwarded, client) => {
    expect(await who(["10.0.0.1"], "10.0.0.1", forwarded)).toBe(client);
  });

  test("is nobody in particular on this machine, and where the header says nonsense", async () => {
    expect(await who([], "127.0.0.1")).toBeNull();
    expect(await who(["10.0.0.1"], "10.0.0.1", "me")).toBeNull();
    expect(await who(["10.0.0.1"], "10.0.0.1")).toBeNull();
  });

  test("is answered whatever the header holds", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom(..."0123456789abcdef:.,% ") }),
        async (forwarded) => {
          const said = await who(["10.0.0.1"], "10.0.0.1", forwarded.trim());
          expect(said === null || typeof said === "string").toBe(true);
        },
      ),
    );
  });
});

test.each([
  ["10.0.0.1", true],
  ["10.0.0.0/8", true],
  ["2001:db8::/32", true],
  ["10.0.0.0/33", false],
  ["10.0.0.0/", false],
  ["proxy.example", false],
  ["10.0.0.0/8/8", false],
])("%s is a proxy: %s", (text, expected) => {
  expect(isProxy(text)).toBe(expected);
});

describe("a limit", () => {
  test("lets a burst through, then refuses and says when to come again", async () => {
    const ask = siteOf();
    const answers = [];
    for (let call = 0; call < 40; call += 1) answers.push(await ask("/limited", "203.0.113.7"));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.slice(0, 20).map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused[0]?.json()).toEqual({
      errors: [{ msg: "Too many requests, try again in a moment", param: "rate" }],
    });
  });

  test("tells a script of another site that a read is refused, and of a form nothing", async () => {
    const refusal = async (method: string) => {
      const ask = siteOf();
      for (let call = 0; call < 40; call += 1) await ask("/limited", "203.0.113.7", { method });
      return ask("/limited", "203.0.113.7", { method });
    };
    const [read, form] = [await refusal("GET"), await refusal("POST")];
    expect([read.status, form.status]).toEqual([429, 429]);
    expect(read.headers.get("access-control-allow-origin")).toBe("*");
    expect(read.headers.get("access-control-expose-headers")).toBe("Retry-After");
    expect(form.headers.get("access-control-allow-origin")).toBeNull();
  });

  test("is each client's own, and nobody's on this machine", async () => {
    const ask = siteOf();
    for (let call = 0; call < 40; call += 1) await ask("/limited", "203.0.113.7");
    expect((await ask("/limited", "203.0.113.8")).status).toBe(200);
    for (let call = 0; call < 40; call += 1) expect((await ask("/limited", "127.0.0.1")).status).toBe(200);
  });
});
