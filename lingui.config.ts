import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";
import { languageTag, LOCALES } from "./src/platform/i18n/locales.ts";
import {
  FIELDS_WITH_MESSAGES,
  PARTS_WITH_MESSAGES,
  SLICES_WITH_MESSAGES,
} from "./src/platform/i18n/message-areas.ts";

/** Texts of the server only: titles of pages, feeds, calendars, mails. No browser loads them. */
const SERVER = ["src/features/*/server/**", "src/pages/resources/**", "src/**/*.server.ts"];

/** What the fields of a thing are called: only the dashboard and forms that change a fact load it. */
const FIELDS = FIELDS_WITH_MESSAGES.map((name) => `src/features/*/${name}.ts`);

/** The messages of pages of running text. */
const TEXTS = "src/pages/texts";

/** The catalogue of an area: the messages of the files under `include`, without `others`, which have one of their own. */
function area(name: string, include: readonly string[], others: readonly string[] = []) {
  return {
    path: `<rootDir>/src/locales/{locale}/${name}`,
    include: [...include],
    exclude: [...others, "**/*.test.ts", "**/*.test.tsx", "**/+types/**"],
  };
}

export default defineConfig({
  sourceLocale: "en",
  // Standard tags, because plural rules know "cs" and not the "cz" of our addresses.
  locales: LOCALES.map(languageTag),
  // An area is what a browser loads at once: a page with a menu does not load the texts of the law (message-areas.ts).
  catalogs: [
    ...SLICES_WITH_MESSAGES.map((slice) =>
      area(slice, [`src/features/${slice}`], [...SERVER, ...FIELDS, "src/features/*/ui/*/**"]),
    ),
    // A part may have a slice of its own: the dashboard is in many.
    ...PARTS_WITH_MESSAGES.map((part) =>
      area(part, [`src/features/*/ui/${part}/**`, `src/features/${part}/**`], SERVER),
    ),
    ...FIELDS_WITH_MESSAGES.map((name) => area(name, [`src/features/*/${name}.ts`])),
    area("texts", [TEXTS], SERVER),
    area("frame", ["src/*.tsx", "src/pages", "src/ui", "src/platform"], [TEXTS, ...SERVER]),
    area("server", SERVER),
  ],
  format: formatter({ lineNumbers: false }),
});
