import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { Remarks } from "./remarks.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ADA = { id: "1", text: "Wrote the same about Mosa.", by: "Ada", writtenAt: "2026-11-20T10:00:00Z" };

test("what colleagues were told is read beside the case, and a remark that is kept stands below it", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit = {}) => {
    if (method !== "POST") return Response.json({ items: [ADA] });
    sent.push([path, JSON.parse(String(body))]);
    return Response.json({ items: [ADA, { ...ADA, id: "2", by: null, text: "Asked him." }] });
  });
  const Page = createRoutesStub([{ path: "/", Component: () => <Remarks type="photo" id="7" /> }]);
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <Page />
    </I18nProvider>,
  );
  expect(await screen.findByText("Wrote the same about Mosa.")).toBeDefined();
  const field = screen.getByLabelText<HTMLTextAreaElement>("Remark");
  fireEvent.change(field, { target: { value: "Asked him." } });
  fireEvent.click(screen.getByRole("button", { name: "Keep the remark" }));
  expect(await screen.findByText("Asked him.", { selector: "p" })).toBeDefined();
  expect(sent).toEqual([
    ["/api/dashboard/remarks", { targetType: "photo", targetId: "7", text: "Asked him." }],
  ]);
  await waitFor(() => expect(field.value).toBe(""));
});
