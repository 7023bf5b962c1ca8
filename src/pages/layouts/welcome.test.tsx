import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub, Link } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { rememberAct, takeAct } from "#features/accounts/pending-act.ts";
import { Welcome } from "./welcome.tsx";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function arrive() {
  vi.stubGlobal("fetch", async () =>
    Response.json({
      user: { name: "", url: "new", thumbnail: "/new.webp", prefTypes: [], onboardingStep: null },
    }),
  );
  const root = {
    viewer: { name: "", url: "new", thumbnail: "/new.webp", isNew: true },
    site: { canonicalBases: { en: "https://example.org/en" } },
    locale: "en",
    rooms: [],
  };
  const Page = () => (
    <>
      <Link to="/terms">Terms</Link>
      <Welcome />
    </>
  );
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: Page,
      loader: () => root,
      children: [{ index: true }, { path: "terms" }],
    },
  ]);
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <Stub hydrationData={{ loaderData: { root } }} />
    </I18nProvider>,
  );
}

test("somebody new is welcomed at once", async () => {
  arrive();
  expect(await screen.findByRole("dialog")).toBeTruthy();
});

test("who is new and logged in to finish something sees what became of it, and is welcomed on their next page", async () => {
  rememberAct({ call: "suggestchange", body: {} });
  arrive();
  // It goes on.
  takeAct();
  await screen.findByRole("link", { name: "Terms" });
  // As long as the welcome takes to be there where nothing keeps it.
  await import("#features/onboarding/ui/welcome-dialog.tsx");
  await act(async () => undefined);
  expect(screen.queryByRole("dialog")).toBeNull();
  fireEvent.click(screen.getByRole("link", { name: "Terms" }));
  expect(await screen.findByRole("dialog")).toBeTruthy();
});
