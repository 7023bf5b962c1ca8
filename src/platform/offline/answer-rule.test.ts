import { describe, expect, test } from "vitest";
import {
  type AnswerRule,
  answerRuleOf,
  assetsIn,
  isKeepable,
  isKeptAddress,
  offlinePathOf,
} from "./answer-rule.ts";

const SITE = "https://example.org";

/** A script cannot make a request that goes somewhere: only a browser can. */
function asked(path: string, { mode = "cors", method = "GET", headers = {} } = {}): AnswerRule {
  const request = { url: new URL(path, SITE).href, method, mode, headers: new Headers(headers) };
  return answerRuleOf(request as Request, SITE);
}

describe("the worker", () => {
  test.each([
    "/",
    "/pl",
    "/pl/coffeeshops?page=2",
    "/auth/google?path=/pl",
    "/pl/dashboard/shops/1",
    "/profile",
  ])("answers a visit to %s when the network does not", (path) => {
    expect(asked(path, { mode: "navigate" })).toBe("page");
  });

  test.each([
    "/api/getshops",
    "/dashboard.data",
    "/de/profile/edit.data",
    "/pl/coffeeshops.data",
    "/img/0?w=320",
    "/map-files/tiles",
    "/health/ready",
    "/sw.js",
  ])("does not answer what a page asks of %s", (path) => {
    expect(asked(path)).toBe("leave");
  });

  test("keeps files of the build, and no part of one", () => {
    expect(asked("/assets/style-DB4kRSny.css")).toBe("asset");
    expect(asked("/assets/style-DB4kRSny.css", { headers: { range: "bytes=0-9" } })).toBe("leave");
  });

  test("answers for cities in the pocket, and draws houses and streets, where the network does not", () => {
    expect(asked("/packs/amsterdam/0123456789abcdef/map.pmtiles", { headers: { range: "bytes=0-9" } })).toBe(
      "pack",
    );
    expect(asked("/houses/12-dark.svg")).toBe("drawing");
    expect(asked("/streets/bicycle-light.svg")).toBe("drawing");
    expect(asked("/packs/index.json", { method: "HEAD" })).toBe("leave");
  });

  test("answers the router for pages of the pocket alone", () => {
    expect(asked("/__manifest?paths=%2Fpocket%2C%2Fpocket%2Famsterdam&version=1")).toBe("routes");
    expect(asked("/pl/__manifest?paths=%2Fpl%2C%2Fpl%2Fpocket&version=1")).toBe("routes");
    expect(asked("/pl/__manifest?paths=%2Fpl%2C%2Fpl%2Fpocket%2C%2Fpl%2Fmap&version=1")).toBe("leave");
    expect(asked("/pl/__manifest?paths=%2Fpl&version=1")).toBe("leave");
  });

  test("never touches another site, nor what changes something", () => {
    expect(asked("https://cdn.example/assets/a.js")).toBe("leave");
    expect(asked("https://de.example.org/coffeeshops", { mode: "navigate" })).toBe("leave");
    expect(asked("/contact", { mode: "navigate", method: "POST" })).toBe("leave");
  });
});

test.each([
  ["/", "/offline"],
  ["/coffeeshops/edam", "/offline"],
  ["/pl", "/pl/offline"],
  ["/cz/map?open=now", "/cz/offline"],
])("without a network %s is answered with %s", (path, expected) => {
  expect(offlinePathOf(SITE + path)).toBe(expected);
});

test.each([
  ["/", true],
  ["/pl", true],
  ["/pl/coffeeshops/edam?open=now", true],
  ["/coffeeshop/barraka", true],
  ["/profile", false],
  ["/pl/profile?tab=account", false],
  ["/dashboard/shops", false],
  ["/cz/user/noor", false],
  ["/login", false],
  ["/auth/google", false],
  ["/api/getshops", false],
  ["/pl/offline", false],
  ["https://cdn.example/", false],
  ["no address", false],
])("of a visit to %s a copy is asked for: %s", (address, expected) => {
  const whole = address.startsWith("/") ? SITE + address : address;
  expect(isKeptAddress(whole, SITE)).toBe(expected);
});

test("an offline page says itself which files it needs", () => {
  const page = `<style>@font-face{src:url("/assets/figtree-D_ZTVpCC.woff2")}</style><img src=/assets/a-1.svg>`;
  expect(assetsIn(page + page)).toEqual(["/assets/figtree-D_ZTVpCC.woff2", "/assets/a-1.svg"]);
  expect(assetsIn("<p>none</p>")).toEqual([]);
});

describe("an answer", () => {
  const answer = (more: object = {}, keeping = "private, no-cache") => {
    const headers = new Headers({ "cache-control": keeping });
    return { status: 200, type: "basic" as const, redirected: false, headers, ...more };
  };

  test("of this site may be kept", () => {
    expect(isKeepable(answer())).toBe(true);
  });

  test.each([
    ["is an error", answer({ status: 503 })],
    ["is a part", answer({ status: 206 })],
    ["is of another site", answer({ type: "opaque" })],
    ["came from another address", answer({ redirected: true })],
    ["is for one person", answer({}, "private, no-store")],
  ])("that %s may not", (_what, refused) => {
    expect(isKeepable(refused)).toBe(false);
  });
});
