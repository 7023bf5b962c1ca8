import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { type RefusalDraft, RefusalFields, refusalOf } from "./refusal-fields.tsx";

afterEach(cleanup);

const REASONS = ["doubtful", "known"] as const;
const SENTENCES = { doubtful: "Wir fanden nichts dazu.", known: "Das hatten wir schon." };

/** The fields, and what would be sent of them. */
function Fields() {
  const [draft, setDraft] = useState<RefusalDraft>({});
  return (
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <RefusalFields
        reasons={REASONS.map((value) => ({ value, label: value }))}
        sentences={SENTENCES}
        draft={draft}
        onType={setDraft}
        isMissing={false}
      />
      <output>{JSON.stringify(refusalOf(REASONS, draft))}</output>
    </I18nProvider>
  );
}

const choose = (value: string) => fireEvent.change(screen.getByRole("combobox"), { target: { value } });
const write = (value: string) => fireEvent.change(screen.getByRole("textbox"), { target: { value } });
const sent = () => JSON.parse(screen.getByRole("status").textContent) as object;
const words = () => screen.getByRole<HTMLTextAreaElement>("textbox").value;

test("the reason fills in its sentence, and another reason another, until somebody writes their own", () => {
  render(<Fields />);
  expect(screen.queryByRole("textbox")).toBeNull();
  choose("known");
  expect(words()).toBe(SENTENCES.known);
  choose("doubtful");
  expect(words()).toBe(SENTENCES.doubtful);
  write("We called them.");
  choose("known");
  expect(words()).toBe("We called them.");
  write("");
  choose("doubtful");
  expect(words()).toBe(SENTENCES.doubtful);
});

test("a reason that is none is not sent, and neither are words that were taken away", () => {
  render(<Fields />);
  choose("known");
  expect(sent()).toEqual({ reason: "known", explanation: SENTENCES.known });
  write("  ");
  expect(sent()).toEqual({ reason: "known" });
  choose("none");
  expect(sent()).toEqual({});
});
