import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LOCALES } from "#platform/i18n/locales.ts";
import { askBySocket, outcome, siteOfHosts } from "./support/site-of-hosts.ts";
import { PRODUCTION_SETTINGS } from "./support/production-settings.ts";

const ONE_HOST = siteOfHosts(PRODUCTION_SETTINGS, "serve");
const SUB_DOMAINS = siteOfHosts(
  { ...PRODUCTION_SETTINGS, SITE_URL: "https://www.example.org", BASE_DOMAIN: "example.org" },
  "serve",
);
const OWN_HOSTS = siteOfHosts({ ...PRODUCTION_SETTINGS, LOCALE_HOSTS: "de=kiffen.example" }, "serve");
const THIS_MACHINE = siteOfHosts({}, "start");

const page = (lang: string, prefix = "") => ({ lang, prefix });
const movedTo = (address: string) => ({ movedTo: address });
const refused = { refused: 421 };

describe("one host: Dutch has no prefix, the others do", () => {
  test.each([
    ["/", page("nl")],
    ["/coffeeshops/edam", page("nl")],
    ["/en", page("en", "/en")],
    ["/de/coffeeshops", page("de", "/de")],
    ["/es", page("es", "/es")],
    ["/fr/about", page("fr", "/fr")],
    ["/it", page("it", "/it")],
    ["/pl", page("pl", "/pl")],
    ["/pt", page("pt", "/pt")],
    ["/cz/coffeeshops", page("cs", "/cz")],
    ["/cs/coffeeshops", page("nl")],
    ["/coffeeshops.data", page("nl")],
    ["/cz.data", page("cs", "/cz")],
    ["/cz/coffeeshops.data", page("cs", "/cz")],
    ["/nl", movedTo("/")],
    ["/nl/coffeeshops?q=haze", movedTo("/coffeeshops?q=haze")],
    ["/coffeeshops/", movedTo("/coffeeshops")],
    ["/coffeeshops/?page=2", movedTo("/coffeeshops?page=2")],
    ["/de/", movedTo("/de")],
    ["//evil.example", movedTo("/evil.example")],
  ])("%s is %j", async (path, expected) => {
    expect(await outcome(ONE_HOST, `http://example.org${path}`)).toEqual(expected);
  });
});

describe("a sub-domain for each language", () => {
  test.each(LOCALES)("%s speaks its language without a prefix", async (locale) => {
    const name = locale === "nl" ? "www" : locale;
    const lang = locale === "cz" ? "cs" : locale;
    expect(await outcome(SUB_DOMAINS, `http://${name}.example.org/coffeeshops`)).toEqual(page(lang));
  });

  test.each([
    ["example.org/about", movedTo("https://www.example.org/about")],
    ["nl.example.org/", movedTo("https://www.example.org/")],
    ["www.example.org/de/coffeeshops?q=a", movedTo("https://de.example.org/coffeeshops?q=a")],
    ["pl.example.org/cz", movedTo("https://cz.example.org/")],
    ["de.example.org/de/about", movedTo("https://de.example.org/about")],
    ["de.example.org/nl/about", movedTo("https://www.example.org/about")],
    ["de.example.org/about/", movedTo("https://de.example.org/about")],
    ["xx.example.org/", refused],
    ["de.example.org.evil.example/", refused],
  ])("%s is %j", async (address, expected) => {
    expect(await outcome(SUB_DOMAINS, `http://${address}`)).toEqual(expected);
  });
});

describe("a host of its own for German, prefixes for the rest", () => {
  test.each([
    ["kiffen.example/coffeeshops", page("de")],
    ["example.org/coffeeshops", page("nl")],
    ["example.org/fr", page("fr", "/fr")],
    ["example.org/de/coffeeshops", movedTo("https://kiffen.example/coffeeshops")],
    ["kiffen.example/fr", movedTo("https://example.org/fr")],
    ["kiffen.example/nl", movedTo("https://example.org/")],
  ])("%s is %j", async (address, expected) => {
    expect(await outcome(OWN_HOSTS, `http://${address}`)).toEqual(expected);
  });
});

describe("on one person's machine", () => {
  test.each([
    ["localhost:3000/", page("nl")],
    ["127.0.0.1:3000/pl", page("pl", "/pl")],
    ["[::1]:3000/de", page("de", "/de")],
    ["de.localhost:3000/coffeeshops", page("de")],
    ["cz.localhost:3000/", page("cs")],
    ["de.localhost:3000/fr/about", movedTo("http://fr.localhost:3000/about")],
    ["192.168.1.20:3000/de", page("de", "/de")],
    ["xx.localhost:3000/", page("nl")],
  ])("%s is %j", async (address, expected) => {
    expect(await outcome(THIS_MACHINE, `http://${address}`)).toEqual(expected);
  });
});

describe("nobody but the operator says which host this is", () => {
  test.each(["evil.example", "localhost", "127.0.0.1", "de.localhost", "example.org.", "www.example.org"])(
    "production refuses %s, and nobody keeps the refusal",
    async (host) => {
      const answer = await ONE_HOST.request(`http://${host}/`);
      expect(answer.status).toBe(421);
      expect(answer.headers.get("cache-control")).toBe("no-store");
    },
  );

  test.each([
    ["x-forwarded-host", "de.example.org"],
    ["x-host", "de.example.org"],
    ["forwarded", "host=de.example.org;proto=https"],
    ["x-forwarded-prefix", "/de"],
    ["x-original-url", "/de"],
    ["accept-language", "de-DE,de;q=0.9"],
    ["cookie", "locale=de"],
  ])("%s: %s changes nothing", async (name, value) => {
    const headers = { [name]: value };
    expect(await outcome(SUB_DOMAINS, "http://www.example.org/", headers)).toEqual(page("nl"));
    expect(await outcome(SUB_DOMAINS, "http://fr.example.org/de/a", headers)).toEqual(
      movedTo("https://de.example.org/a"),
    );
  });

  test("the host of the connection is the one that counts, however the line of the request is written", async () => {
    expect(await askBySocket(SUB_DOMAINS, "/coffeeshops", "de.example.org")).toEqual(page("de"));
    expect(await askBySocket(SUB_DOMAINS, "/", "evil.example")).toEqual(refused);
    expect(await askBySocket(ONE_HOST, "//evil.example/", "example.org")).toEqual(movedTo("/evil.example"));
    expect(await askBySocket(ONE_HOST, "/nl/\\evil.example", "example.org")).toEqual({ refused: 400 });
  });
});

describe("no address leads to anybody else's site", () => {
  const OURS = /^https?:\/\/(?:(?:[a-z]{2,3}\.)?example\.org|kiffen\.example|[a-z]{2}\.localhost(?::\d+)?)$/;
  const host = fc.oneof(
    fc.constantFrom("example.org", "www.example.org", "de.example.org", "kiffen.example", "cz.localhost"),
    fc.domain(),
    fc.ipV4(),
  );
  const piece = fc.oneof(
    fc.constantFrom(
      "/",
      "//",
      "\\",
      "/\\",
      "%2f",
      "%5c",
      "..",
      ".",
      "@",
      ":",
      "evil.example",
      "nl",
      "de",
      "cz",
    ),
    fc.constantFrom(".data", "%09", "%0d%0a", "?", "#", "https:", "%00", ";", "%252f%252f"),
    fc.string({ unit: "binary", maxLength: 4 }),
  );
  const path = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join("")}`);

  test.each([
    ["one host", ONE_HOST],
    ["sub-domains", SUB_DOMAINS],
    ["own hosts", OWN_HOSTS],
    ["this machine", THIS_MACHINE],
  ])("%s, whatever is asked", async (_, app) => {
    await fc.assert(
      fc.asyncProperty(host, path, async (name, asked) => {
        const address = `http://${name}${asked}`;
        fc.pre(URL.canParse(address) && new URL(address).hostname === name);
        const answer = await app.request(address);
        const location = answer.headers.get("location");
        if (location === null) return;
        const { origin } = new URL(location, address);
        expect(origin === new URL(address).origin || OURS.test(origin), `${address} → ${location}`).toBe(
          true,
        );
        expect(location).toMatch(/^(?:https?:\/\/[^/\\@]+)?\/(?![/\\])/);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ["one host", ONE_HOST, "http://example.org"],
    ["sub-domains", SUB_DOMAINS, "http://www.example.org"],
    ["own hosts", OWN_HOSTS, "http://kiffen.example"],
  ])("%s, and whoever is sent on arrives in one step", async (_, app, origin) => {
    await fc.assert(
      fc.asyncProperty(path, async (asked) => {
        // A path with two languages in it names no page of ours.
        fc.pre((asked.match(/nl|de|cz/g) ?? []).length <= 1);
        const address = new URL(origin + asked);
        const first = await outcome(app, address.href);
        if (!("movedTo" in first)) return;
        const second = await outcome(app, new URL(first.movedTo, address).href.replace(/^https/, "http"));
        expect(second, `${address.href} → ${first.movedTo}`).not.toHaveProperty("movedTo");
      }),
      { numRuns: 300 },
    );
  });
});
