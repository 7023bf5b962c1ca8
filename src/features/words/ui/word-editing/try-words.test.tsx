import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { TryWords } from "./try-words.tsx";

afterEach(cleanup);

test("an empty sentence is not looked at: the field says so and has the focus, until something is typed", async () => {
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <TryWords />
    </I18nProvider>,
  );
  const sentence = screen.getByLabelText("Type a sentence to see what would be found");
  fireEvent.click(screen.getByRole("button", { name: "Look" }));
  expect(await screen.findByText("Type at least one letter or digit.")).toBeTruthy();
  expect(document.activeElement).toBe(sentence);
  fireEvent.change(sentence, { target: { value: "x" } });
  expect(screen.queryByText("Type at least one letter or digit.")).toBeNull();
});
