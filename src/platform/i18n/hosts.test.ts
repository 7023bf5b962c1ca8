import { describe, expect, test } from "vitest";
import { hostTable } from "./hosts.ts";
import { LOCALES } from "./locales.ts";

const ONE_HOST = { PORT: 3000, SITE_URL: "https://example.org", LOCALE_HOSTS: "" };

describe("one host", () => {
  const table = hostTable(ONE_HOST, true);

  test("gives Dutch no prefix and every other language its own", () => {
    expect(table.bases).toMatchObject({ nl: "https://example.org", de: "https://example.org/de" });
    expect(table.bases.cz).toBe("https://example.org/cz");
    expect(table.shared).toEqual(new Set(["example.org"]));
    expect(table.cookieDomain).toBeUndefined();
  });

  test("is this machine while nothing is set", () => {
    const trying = hostTable({ PORT: 3000, LOCALE_HOSTS: "" }, false);
    expect(trying.bases.pl).toBe("http://localhost:3000/pl");
    expect(trying.shared).toEqual(new Set(["localhost", "127.0.0.1", "[::1]"]));
    expect(trying.localeOf.get("cz.localhost")).toBe("cz");
  });

  test("is not this machine in production", () => {
    expect(table.localeOf.size).toBe(0);
    expect(table.shared.has("localhost")).toBe(false);
  });
});

describe("a domain with sub-domains", () => {
  const settings = { ...ONE_HOST, SITE_URL: "https://www.example.org", BASE_DOMAIN: "example.org" };
  const table = hostTable(settings, true);

  test("speaks each language on its own host, and Dutch on the bare one", () => {
    for (const locale of LOCALES) expect(table.localeOf.get(`${locale}.example.org`)).toBe(locale);
    expect(table.localeOf.get("example.org")).toBe("nl");
    expect(table.localeOf.get("www.example.org")).toBe("nl");
  });

  test("takes the protocol and the port of SITE_URL, and shares its cookies", () => {
    expect(table.bases).toMatchObject({ nl: "https://www.example.org", cz: "https://cz.example.org" });
    const withPort = hostTable({ ...settings, SITE_URL: "http://example.org:8080" }, true);
    expect(withPort.bases.de).toBe("http://de.example.org:8080");
    expect(table.cookieDomain).toBe("example.org");
  });
});

describe("LOCALE_HOSTS", () => {
  test("names hosts of their own, beside sub-domains or prefixes", () => {
    const table = hostTable({ ...ONE_HOST, LOCALE_HOSTS: " de=Kiffen.example , fr=cafes.example" }, true);
    expect(table.localeOf).toEqual(
      new Map([
        ["kiffen.example", "de"],
        ["cafes.example", "fr"],
      ]),
    );
    expect(table.bases).toMatchObject({ de: "https://kiffen.example", it: "https://example.org/it" });
    expect(table.mistakes).toEqual([]);
  });

  test.each(["de", "de=", "cs=hulit.example", "de=a=b", "=a.example"])(
    "is told to be wrong when it says %j",
    (pair) => {
      const { mistakes } = hostTable({ ...ONE_HOST, LOCALE_HOSTS: `fr=cafes.example,${pair}` }, true);
      expect(mistakes).toEqual([expect.stringContaining(`"${pair}"`)]);
    },
  );
});
