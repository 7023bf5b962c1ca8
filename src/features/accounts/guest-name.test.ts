import { expect, test } from "vitest";
import { LOCALES } from "#platform/i18n/locales.ts";
import { guestName, isGuestName } from "./guest-name.ts";

test.each(LOCALES)("somebody who came in the language %s has not chosen a name yet", (locale) => {
  expect(isGuestName(guestName(locale, 12345))).toBe(true);
});

test.each(["Guest", "Guest of honour 3", "Hosteska 12", "Gastón 17"])("the name %s was chosen", (name) => {
  expect(isGuestName(name)).toBe(false);
});
