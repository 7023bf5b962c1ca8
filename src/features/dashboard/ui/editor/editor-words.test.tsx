import { cleanup, fireEvent, screen } from "@testing-library/react";
import * as v from "valibot";
import { afterEach, expect, test } from "vitest";
import { NO_LETTER } from "#platform/text/plain-name.ts";
import { callsOfEditor, drawOnPage } from "./editor-on-page.test-support.tsx";
import { EditorPage } from "./editor-page.tsx";

const label = (message: string) => ({ id: message, message });

const calls = callsOfEditor();

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test("what has no draft is saved, and a text says what becomes of a language that has none", async () => {
  const whenMissing = label("Missing: nobody gets it");
  await drawOnPage(
    <EditorPage
      list="newsletter"
      accountId={1}
      fields={{ title: { group: "all", label: label("Title"), kind: "texts", whenMissing, schema: v.any() } }}
      groups={[{ group: "all", label: label("All") }]}
      item={null}
      initial={{ title: { nl: "Vloei", source: "nl" } }}
      steps={[]}
      hasNoDraft
    />,
  );
  expect(await screen.findAllByText("Missing: nobody gets it")).toHaveLength(8);
  expect(screen.queryByText(/visitors see/)).toBeNull();
  expect(screen.getByRole("button", { name: "Save" })).toBeTruthy();
});

test("a name without a letter says beside its field what it needs", async () => {
  calls.answers = [{ status: 400, body: { errors: [{ param: "name", msg: NO_LETTER }] } }];
  await drawOnPage(
    <EditorPage
      list="strains"
      accountId={1}
      fields={{ name: { group: "all", label: label("Name"), kind: "line", schema: v.any() } }}
      groups={[{ group: "all", label: label("All") }]}
      item={null}
      initial={{ name: "\u2603\u2603\u2603 !" }}
      steps={[]}
      hasNoDraft
    />,
  );
  fireEvent.click(await screen.findByRole("button", { name: "Save" }));
  await screen.findByText("Not saved: 1 field isn’t right yet.");
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Name" });
  expect(field.value).toBe("\u2603\u2603\u2603 !");
  const said = document.getElementById(field.getAttribute("aria-describedby") ?? "");
  expect(said?.textContent).toBe("A name needs at least one letter from A to Z or a digit.");
});
