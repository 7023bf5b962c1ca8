import { defineConfig } from "@lingui/cli";
import { formatter } from "@lingui/format-po";
import { languageTag, LOCALES } from "./src/platform/i18n/locales.ts";

export default defineConfig({
  sourceLocale: "en",
  // Standard tags, because plural rules know "cs" and not the "cz" of our addresses.
  locales: LOCALES.map(languageTag),
  catalogs: [
    {
      path: "<rootDir>/src/locales/{locale}/public",
      include: [
        "src/root.tsx",
        "src/entry.server.tsx",
        "src/pages",
        "src/features",
        "src/ui",
        "src/platform",
      ],
      exclude: ["**/*.test.ts", "**/*.test.tsx", "**/+types/**"],
    },
  ],
  format: formatter({ lineNumbers: false }),
});
