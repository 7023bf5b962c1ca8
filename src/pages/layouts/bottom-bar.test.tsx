import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { Bell } from "./bell.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { NoticesContext } from "./notices-context.ts";

afterEach(cleanup);

test("how many notices are unseen is said once on a phone, by the bell", () => {
  const nothing = () => undefined;
  const root = { viewer: { name: "Noor", thumbnail: "/noor.webp" }, rooms: [] };
  const Page = () => (
    <NoticesContext value={{ unseenCount: 37, open: nothing, prepare: nothing }}>
      <Bell />
      <BottomBar />
    </NoticesContext>
  );
  const Stub = createRoutesStub([{ id: "root", path: "/", Component: Page, loader: () => root }]);
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <Stub hydrationData={{ loaderData: { root } }} />
    </I18nProvider>,
  );
  expect(screen.getByRole("button", { name: "You" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Notifications (37 new)" })).toBeTruthy();
  expect(screen.getAllByText("37")).toHaveLength(1);
});
