import type { Locale } from "#platform/i18n/locales.ts";

/** A picture of the app in its manifest, taken of the town of the samples by `bundling/make-screenshots.ts`. */
export interface Screenshot {
  name: "town" | "shop" | "town-wide";
  form: "narrow" | "wide";
  width: number;
  height: number;
}

/** Browsers want all of one form in one shape. */
export const SCREENSHOTS: readonly Screenshot[] = [
  { name: "town", form: "narrow", width: 540, height: 960 },
  { name: "shop", form: "narrow", width: 540, height: 960 },
  { name: "town-wide", form: "wide", width: 1120, height: 700 },
];

/** Under which it is at the root of the site. */
export function screenshotFile({ name }: Screenshot, locale: Locale): string {
  return `screenshot-${name}-${locale}.webp`;
}
