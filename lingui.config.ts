import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";
import { languageTag, LOCALES } from "./src/platform/i18n/locales.ts";
import { PARTS_WITH_MESSAGES, SLICES_WITH_MESSAGES } from "./src/platform/i18n/message-areas.ts";

/** What only the server says: titles of pages, feeds, calendars, letters. No browser loads it. */
const SERVER = ["src/features/*/server/**", "src/pages/resources/**", "src/**/*.server.ts"];

/** What pages of running text say besides their text. */
const TEXTS = "src/pages/texts";

/** The catalogue of an area: what the files under `include` say, but for `others`, which have one of their own. */
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
  // An area is what a browser loads at once: who reads a menu does not load the texts of the law (message-areas.ts).
  catalogs: [
    ...SLICES_WITH_MESSAGES.map((slice) =>
      area(slice, [`src/features/${slice}`], [...SERVER, "src/features/*/ui/*/**"]),
    ),
    ...PARTS_WITH_MESSAGES.map((part) => area(part, [`src/features/*/ui/${part}/**`])),
    area("texts", [TEXTS], SERVER),
    area("frame", ["src/*.tsx", "src/pages", "src/ui", "src/platform"], [TEXTS, ...SERVER]),
    area("server", SERVER),
  ],
  format: formatter({ lineNumbers: false }),
});
