import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createRoutesStub } from "react-router";
import { vi } from "vitest";
import { type AskToSignIn, SignInContext } from "#features/accounts/ui/sign-in-context.ts";
import { ToastRegion } from "#ui/toast/toast-region.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

/** Shows a part of a page in a frame like the site's. */
export function show(part: ReactNode, { load }: { load?: () => unknown } = {}) {
  const askToSignIn = vi.fn<AskToSignIn>();
  const Stub = createRoutesStub([
    { path: "/", Component: () => part, loader: load ?? (() => null), HydrateFallback: () => null },
  ]);
  render(
    <I18nProvider i18n={i18n}>
      <ToastRegion dismissLabel="Dismiss">
        <SignInContext value={askToSignIn}>
          <Stub />
        </SignInContext>
      </ToastRegion>
    </I18nProvider>,
  );
  return { askToSignIn };
}

interface SentCall {
  path: string;
  body: unknown;
}

/** A fake of our own API: a status, or what is answered to each path, also later. */
export function answering(answer: (path: string) => number | object | Promise<object>): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    sent.push({ path, body: body ? JSON.parse(body as string) : undefined });
    const given = await answer(path);
    return typeof given === "number"
      ? Response.json({ errors: [] }, { status: given })
      : Response.json(given);
  });
  return sent;
}
