import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { JobOffer } from "../job-offer.ts";
import { HowToApply } from "./how-to-apply.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

function html(apply: JobOffer["apply"], isSample = false): string {
  const job = { id: 12, apply, isSample } as JobOffer;
  return renderToString(
    <I18nProvider i18n={i18n}>
      <HowToApply job={job} isGuest />
    </I18nProvider>,
  );
}

test("one applies by mail, on the employer's site or here, and nowhere once the job is over", () => {
  expect(html({ way: "email", to: "work@example.org" })).toContain('href="mailto:work@example.org"');
  expect(html({ way: "url", to: "https://example.org/" })).toContain('href="https://example.org/"');
  expect(html({ way: "inApp", to: null })).toMatch(/Apply here.*<\/button>/);
  expect(html(null)).toBe("");
});

test("what is invented says so, and without JavaScript the form says what it needs", () => {
  expect(html({ way: "email", to: "work@example.org" }, true)).toContain("This job is invented");
  expect(html({ way: "inApp", to: null })).toMatch(/<noscript><p>This form needs JavaScript\.<\/p>/);
});
