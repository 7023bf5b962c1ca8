import { describe, expect, test } from "vitest";
import { hostTable } from "./hosts.ts";
import { addressIn, languageBasesSeenFrom } from "./language-links.ts";

const basesSeenFrom = (settings: object, isProduction: boolean, address: string) =>
  languageBasesSeenFrom(
    hostTable({ PORT: 3000, LOCALE_HOSTS: "", ...settings }, isProduction),
    new URL(address),
  );

describe("links to the other languages", () => {
  test.each([
    "http://localhost:3000/",
    "http://127.0.0.1:3000/de",
    "http://[::1]:3000/",
    "http://guessed.example/",
  ])("stay on the host of %s, so that cookies stay too", (address) => {
    expect(basesSeenFrom({}, false, address)).toMatchObject({ nl: "", de: "/de", cz: "/cz" });
  });

  test("stay beside each other on *.localhost, with the port", () => {
    const bases = basesSeenFrom({}, false, "http://de.localhost:4000/");
    expect(bases).toMatchObject({ nl: "http://nl.localhost:4000", cz: "http://cz.localhost:4000" });
  });

  test("lead to the languages' own hosts from one of them", () => {
    const settings = { SITE_URL: "https://www.example.org", BASE_DOMAIN: "example.org" };
    const bases = basesSeenFrom(settings, true, "http://de.example.org/");
    expect(bases).toMatchObject({ nl: "https://www.example.org", fr: "https://fr.example.org" });
  });

  test("leave a shared host only for a language that lives elsewhere", () => {
    const settings = { SITE_URL: "https://example.org", LOCALE_HOSTS: "de=kiffen.example" };
    const bases = basesSeenFrom(settings, true, "http://example.org/fr/about");
    expect(bases).toMatchObject({ nl: "", fr: "/fr", de: "https://kiffen.example" });
  });
});

test.each([
  ["", "/", "/"],
  ["", "/about", "/about"],
  ["/de", "/", "/de"],
  ["/de", "/about", "/de/about"],
  ["https://de.example.org", "/", "https://de.example.org/"],
  ["https://de.example.org", "/about", "https://de.example.org/about"],
  ["https://example.org/de", "/", "https://example.org/de"],
])("from %j the page %s is at %s", (base, path, address) => {
  expect(addressIn(base, path)).toBe(address);
});
