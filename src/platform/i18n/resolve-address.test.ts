import { describe, expect, test } from "vitest";
import { hostTable } from "./hosts.ts";
import { addressIn } from "./language-links.ts";
import { resolveAddress } from "./resolve-address.ts";

const resolver = (settings: object, isProduction: boolean) => {
  const table = hostTable({ PORT: 3000, LOCALE_HOSTS: "", ...settings }, isProduction);
  return (asked: string) => {
    const url = new URL(asked);
    const address = resolveAddress(table, url);
    return address.kind === "moved" ? moved(addressIn(address.base, address.path) + url.search) : address;
  };
};
const page = (locale: string, basename: string, isKnownHost = true) => ({
  kind: "page",
  locale,
  basename,
  isKnownHost,
});
const moved = (to: string) => ({ kind: "moved", to });

describe("one host in production", () => {
  const resolve = resolver({ SITE_URL: "https://example.org" }, true);

  test.each([
    ["http://example.org/", page("nl", "")],
    ["http://example.org/coffeeshops/edam?page=2", page("nl", "")],
    ["http://example.org/cz", page("cz", "/cz")],
    ["http://example.org/de/coffeeshops", page("de", "/de")],
    ["http://example.org/de.data", page("de", "/de")],
    ["http://example.org/de/coffeeshops.data", page("de", "/de")],
    ["http://example.org/_root.data", page("nl", "")],
    ["http://example.org/design", page("nl", "")],
    ["http://example.org/caf%C3%A9", page("nl", "")],
    ["http://example.org/%2525", page("nl", "")],
    ["http://example.org/cs", page("nl", "")],
  ])("%s is a page", (address, expected) => {
    expect(resolve(address)).toEqual(expected);
  });

  test.each([
    ["http://example.org/nl", "/"],
    ["http://example.org/nl/coffeeshops?q=haze", "/coffeeshops?q=haze"],
    ["http://example.org/nl/coffeeshops/", "/coffeeshops"],
    ["http://example.org/nl/coffeeshops.data", "/coffeeshops.data"],
    ["http://example.org/coffeeshops/", "/coffeeshops"],
    ["http://example.org/CoffeeShops?q=Haze", "/coffeeshops?q=Haze"],
    ["http://example.org/DE/About/", "/de/about"],
    ["http://example.org/caf%C3%A9/A", "/caf%C3%A9/a"],
    ["http://example.org/coffeeshop/%ff", "/coffeeshop/%25ff"],
    ["http://example.org/de/", "/de"],
    ["http://example.org//evil.example/", "/evil.example"],
    ["http://example.org/nl//evil.example", "/evil.example"],
    ["http://example.org/nl/\\evil.example", "/evil.example"],
    ["http://example.org/de//evil.example", "/de/evil.example"],
  ])("%s moved to %s", (address, to) => {
    expect(resolve(address)).toEqual(moved(to));
  });
});

describe("sub-domains in production", () => {
  const resolve = resolver({ SITE_URL: "https://www.example.org", BASE_DOMAIN: "example.org" }, true);

  test("the host says the language, and links carry no prefix", () => {
    expect(resolve("http://cz.example.org/coffeeshops")).toEqual(page("cz", ""));
    expect(resolve("http://www.example.org/")).toEqual(page("nl", ""));
  });

  test.each([
    ["http://example.org/about", "https://www.example.org/about"],
    ["http://nl.example.org/about/?q=a", "https://www.example.org/about?q=a"],
    ["http://www.example.org/de/coffeeshops/?q=a", "https://de.example.org/coffeeshops?q=a"],
    ["http://fr.example.org/nl", "https://www.example.org/"],
    ["http://de.example.org/de", "https://de.example.org/"],
    ["http://de.example.org/de//evil.example", "https://de.example.org/evil.example"],
  ])("%s moved to %s in one step", (address, to) => {
    expect(resolve(address)).toEqual(moved(to));
    expect(resolve(to)).toMatchObject({ kind: "page" });
  });
});

describe("a host of its own for some languages", () => {
  const resolve = resolver({ SITE_URL: "https://example.org", LOCALE_HOSTS: "de=kiffen.example" }, true);

  test("is the one home of its language; the others keep their prefixes", () => {
    expect(resolve("http://kiffen.example/about")).toEqual(page("de", ""));
    expect(resolve("http://example.org/fr/about")).toEqual(page("fr", "/fr"));
    expect(resolve("http://example.org/de/about")).toEqual(moved("https://kiffen.example/about"));
    expect(resolve("http://kiffen.example/fr")).toEqual(moved("https://example.org/fr"));
    expect(resolve("http://kiffen.example/nl/about")).toEqual(moved("https://example.org/about"));
  });
});

describe("while trying out", () => {
  const resolve = resolver({ BASE_DOMAIN: "example.org" }, false);

  test("this machine serves every language by prefix, and *.localhost by host", () => {
    expect(resolve("http://127.0.0.1:3000/pl")).toEqual(page("pl", "/pl"));
    expect(resolve("http://pl.localhost:3000/about")).toEqual(page("pl", ""));
    expect(resolve("http://pl.localhost:3000/de/about")).toEqual(moved("http://de.localhost:3000/about"));
  });

  test("both names of the bare domain are served, although SITE_URL is not set", () => {
    expect(resolve("http://example.org/about")).toEqual(page("nl", ""));
    expect(resolve("http://www.example.org/about/")).toEqual(moved("/about"));
  });

  test("an unknown host is taken for one with prefixes, and known to be a guess", () => {
    expect(resolve("http://192.168.1.20:3000/de/about")).toEqual(page("de", "/de", false));
  });
});
