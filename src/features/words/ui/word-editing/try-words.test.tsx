import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { TryWords } from "./try-words.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(answer: () => Response) {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    sent.push([path, JSON.parse(String(body))]);
    return answer();
  });
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <TryWords />
    </I18nProvider>,
  );
  return sent;
}

const type = (text: string) =>
  fireEvent.change(screen.getByRole("textbox", { name: /^Type a sentence/ }), { target: { value: text } });
const look = () => fireEvent.click(screen.getByRole("button", { name: "Look" }));

test("a sentence is looked through, and what would be found is told with what for", async () => {
  const sent = show(() => Response.json({ caught: [{ word: "Cocaïne", why: "hard drugs" }] }));
  type("Ook cocaine?");
  look();
  expect(await screen.findByText("“Cocaïne”: hard drugs")).toBeTruthy();
  expect(sent).toEqual([["/api/dashboard/wordstry", { text: "Ook cocaine?" }]]);
  type("Ook cocaine? Nee.");
  expect(screen.queryByText(/hard drugs/)).toBeNull();
});

test("where nothing is found it says so; an empty sentence is not asked, and its field says so and has the focus", async () => {
  const sent = show(() => Response.json({ caught: [] }));
  look();
  expect(await screen.findByText("Type at least one letter or digit.")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
  expect(sent).toEqual([]);
  type("Quiet and friendly.");
  expect(screen.queryByText("Type at least one letter or digit.")).toBeNull();
  look();
  expect(await screen.findByText("Nothing: it would be shown.")).toBeTruthy();
});

test("a failure is told, and the sentence stays", async () => {
  show(() => Response.json({ errors: [{ msg: "Is too busy" }] }, { status: 503 }));
  type("Quiet");
  look();
  expect(await screen.findByText("That didn’t work. Try again in a moment.")).toBeTruthy();
  expect(screen.getByDisplayValue("Quiet")).toBeTruthy();
});
