import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { messages } from "#locales/nl/shops.ts";
import { useRuleSource } from "./rule-source.ts";

const i18n = setupI18n({ locale: "nl", messages: { nl: messages } });
const Dutch = ({ children }: { children: ReactNode }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>;

test.each([
  ["site notes in a public repository", "aantekeningen die iemand openbaar heeft gemaakt"],
  [
    "hetccv.nl; site notes in a public repository",
    "hetccv.nl; aantekeningen die iemand openbaar heeft gemaakt",
  ],
  ["hln.be, Belga, Omroep Brabant", "hln.be, Belga, Omroep Brabant"],
  ["openStreetMap", "OpenStreetMap"],
])("a Dutch reader reads %s as %s", (source, read) => {
  const { result } = renderHook(useRuleSource, { wrapper: Dutch });
  expect(result.current(source)).toBe(read);
});
