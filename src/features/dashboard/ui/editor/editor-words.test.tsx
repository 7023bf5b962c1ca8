import { cleanup, screen } from "@testing-library/react";
import * as v from "valibot";
import { afterEach, expect, test } from "vitest";
import { callsOfEditor, drawOnPage } from "./editor-on-page.test-support.tsx";
import { EditorPage } from "./editor-page.tsx";

const label = (message: string) => ({ id: message, message });

callsOfEditor();

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
