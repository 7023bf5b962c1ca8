import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { VerifiedDialog } from "./verified-dialog.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("that an address is confirmed is said once: it is kept as soon as it is shown", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (call: string, { body }: RequestInit) => {
    sent.push([call, JSON.parse(String(body))]);
    return Response.json({});
  });
  const onClose = vi.fn<() => void>();
  await act(async () =>
    render(
      <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
        <VerifiedDialog onClose={onClose} />
      </I18nProvider>,
    ),
  );
  expect(screen.getByRole("dialog", { name: "Your email address is confirmed" })).toBeTruthy();
  expect(sent).toEqual([["/api/editprofile", { isNewlyVerified: false }]]);
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledOnce();
});
