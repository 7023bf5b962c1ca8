// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { browserCookie, setBrowserCookie } from "./browser-cookie.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("a cookie is found by its whole name", () => {
  vi.spyOn(document, "cookie", "get").mockReturnValue("xlocale=de; locale=nl; locale-old=fr; empty=");
  expect(["locale", "cal", "empty", "gone"].map(browserCookie)).toEqual(["nl", undefined, "", undefined]);
});

test("a cookie holds on the whole site, and on the languages' hosts where they share a domain", () => {
  const set = vi.spyOn(document, "cookie", "set");
  setBrowserCookie({ name: "locale", value: "nl", maxAgeSeconds: 60, domain: undefined });
  setBrowserCookie({ name: "locale", value: "nl", maxAgeSeconds: 60, domain: "example.org" });
  expect(set.mock.calls.flat()).toEqual([
    "locale=nl; Max-Age=60; Path=/; SameSite=Lax",
    "locale=nl; Max-Age=60; Path=/; SameSite=Lax; Domain=example.org",
  ]);
});
