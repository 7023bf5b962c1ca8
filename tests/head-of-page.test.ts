import { I18nProvider } from "@lingui/react";
import { setupI18n } from "@lingui/core";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, MemoryRouter } from "react-router";
import { describe, expect, test } from "vitest";
import { Head } from "#features/seo/ui/head.tsx";
import { Document } from "#pages/layouts/document.tsx";
import { readConfig } from "#platform/config/read-config.ts";
import { languageTag, type Locale, LOCALES } from "#platform/i18n/locales.ts";
import { PRODUCTION_SETTINGS } from "./support/production-settings.ts";

const TAGS = ["nl", "en", "de", "es", "fr", "it", "pl", "pt", "cs"];

/** The head of a page at an address, as the server renders it under a prefix. */
function headOf(
  {
    path,
    locale,
    basename,
    pageNumber,
  }: { path: string; locale: Locale; basename: string; pageNumber?: number },
  settings: object,
) {
  const { hosts } = readConfig({ ...PRODUCTION_SETTINGS, ...settings }, "serve");
  const head = createElement(Head, {
    title: "Edam",
    description: "Coffeeshops in Edam",
    siteName: "Highstreet",
    locale,
    pageNumber,
    canonicalBases: hosts.bases,
  });
  const html = renderToStaticMarkup(createElement(MemoryRouter, { basename, initialEntries: [path] }, head));
  const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
  return {
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    alternates: Object.fromEntries(links.map(([, tag, href]) => [tag, href])),
  };
}

describe("the addresses in the head of a page", () => {
  test.each([
    ["/coffeeshops/edam?page=2&utm_source=x#cities", "nl", "/", "https://example.org/coffeeshops/edam"],
    ["/cz/coffeeshops?q=haze", "cz", "/cz", "https://example.org/cz/coffeeshops"],
    ["/", "nl", "/", "https://example.org/"],
    ["/de", "de", "/de", "https://example.org/de"],
  ] as const)("%s is known as one address without query", (path, locale, basename, canonical) => {
    expect(headOf({ path, locale, basename }, {}).canonical).toBe(canonical);
  });

  test("name the same page in nine languages, and Dutch for everybody else", () => {
    const { alternates } = headOf({ path: "/de/about?q=a", locale: "de", basename: "/de" }, {});
    expect(Object.keys(alternates)).toEqual([...TAGS, "x-default"]);
    expect(alternates).toMatchObject({
      nl: "https://example.org/about",
      de: "https://example.org/de/about",
      cs: "https://example.org/cz/about",
      "x-default": "https://example.org/about",
    });
  });

  test.each([
    [
      "/weed?page=2&utm_source=x",
      "nl",
      "/",
      2,
      "https://example.org/weed?page=2",
      "https://example.org/de/weed?page=2",
    ],
    [
      "/de/brand?page=3&sort=name",
      "de",
      "/de",
      3,
      "https://example.org/de/brand?page=3",
      "https://example.org/de/brand?page=3",
    ],
    ["/weed?page=1", "nl", "/", 1, "https://example.org/weed", "https://example.org/de/weed"],
  ] as const)(
    "keep the number of a later page of a list: %s",
    (path, locale, basename, pageNumber, canonical, german) => {
      const head = headOf({ path, locale, basename, pageNumber }, {});
      expect(head).toMatchObject({ canonical, alternates: { de: german } });
    },
  );

  test("lead to the languages' own hosts where they have some", () => {
    const settings = { SITE_URL: "https://www.example.org", BASE_DOMAIN: "example.org" };
    const { canonical, alternates } = headOf({ path: "/about", locale: "cz", basename: "/" }, settings);
    expect(canonical).toBe("https://cz.example.org/about");
    expect(alternates).toMatchObject({ cs: canonical, "x-default": "https://www.example.org/about" });
  });
});

test.each(LOCALES)(
  "a document in %s says so in its first tag, with the standard name of the language",
  (locale) => {
    const tag = languageTag(locale);
    const i18n = setupI18n({ locale: tag, messages: { [tag]: {} } });
    const Page = () => createElement(Document, null, "text");
    const Site = createRoutesStub([{ path: "/", Component: Page }]);
    const html = renderToStaticMarkup(createElement(I18nProvider, { i18n }, createElement(Site)));
    expect(html).toMatch(new RegExp(`^<html lang="${tag}"`));
    expect(TAGS).toContain(tag);
  },
);
