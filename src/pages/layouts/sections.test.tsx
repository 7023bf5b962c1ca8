import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, render } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { useDashboardLink } from "./sections.ts";

afterEach(cleanup);

const NONE = { admin: false, mod: false, shopAdmin: [], brandAdmin: [] };

test.each([
  ["an admin", { admin: true }, "/dashboard"],
  ["a moderator", { mod: true }, "/dashboard"],
  ["whoever speaks for a shop", { shopAdmin: [7] }, "/dashboard"],
  ["whoever speaks for a brand", { brandAdmin: [4] }, "/dashboard"],
  ["everybody else", {}, "nowhere"],
])("the menu leads %s to the dashboard, where they may open it", (_, role, to) => {
  const root = {
    viewer: { name: "Mo", thumbnail: "/mo.webp", permissions: { ...NONE, ...role } },
    rooms: [],
  };
  const Page = () => <p>{useDashboardLink()?.to ?? "nowhere"}</p>;
  const Stub = createRoutesStub([{ id: "root", path: "/", Component: Page, loader: () => root }]);
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <Stub hydrationData={{ loaderData: { root } }} />
    </I18nProvider>,
  );
  expect(container.textContent).toBe(to);
});
