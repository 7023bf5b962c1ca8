import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { fieldText } from "#features/dashboard/field-text.ts";
import { HOURS_FIELDS } from "./hours-fields.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

test("versions and comparisons of hours read as the page writes them", () => {
  const hours = "Mo-Fr 10:00-22:00; Sa 10:00-02:00; Su off";
  expect(fieldText(HOURS_FIELDS.openingHours, hours, i18n)).toBe(
    "Mon–Fri 10:00–22:00 · Sat 10:00–02:00 · Sun closed",
  );
  expect(fieldText(HOURS_FIELDS.loungeHours, "24/7", i18n)).toBe("Every day open 24 hours");
});

test("what is more than a week is as it was written", () => {
  const hours = "Mo-Fr 10:00-22:00; Dec 25 off";
  expect(fieldText(HOURS_FIELDS.openingHours, hours, i18n)).toBe(hours);
});
