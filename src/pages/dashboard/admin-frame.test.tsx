import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { EXAMPLE_BASES } from "#platform/i18n/example-bases.test-support.ts";
import { AdminFrame } from "./admin-frame.tsx";

afterEach(cleanup);

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const head = { title: "Deals", description: "" };

test("who is not logged in any more sees the boxed form that logs in, and comes back to this page", async () => {
  const site = {
    name: "Highstreet",
    providers: ["google"],
    cookieDomain: undefined,
    canonicalBases: EXAMPLE_BASES,
    languageBases: EXAMPLE_BASES,
  };
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      children: [
        {
          path: "dashboard/deals",
          Component: () => (
            <AdminFrame head={head as never} counts={null}>
              <p>The list of deals</p>
            </AdminFrame>
          ),
        },
      ],
    },
  ]);
  const root = { site, viewer: null, visit: { consent: "req", isApp: false }, locale: "en" };
  render(
    <I18nProvider i18n={i18n}>
      <Stub initialEntries={["/dashboard/deals"]} hydrationData={{ loaderData: { root } }} />
    </I18nProvider>,
  );
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Log in");
  const way = screen.getByRole("link", { name: /Google/ }).getAttribute("href") ?? "";
  expect(new URL(way, "https://highstreet.example").searchParams.get("path")).toBe("/dashboard/deals");
  expect(screen.queryByText("The list of deals")).toBeNull();
});
