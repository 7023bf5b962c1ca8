import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, type RouteObject, RouterContextProvider, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { useSite } from "#pages/layouts/use-site.ts";
import { EXAMPLE_BASES } from "#platform/i18n/example-bases.test-support.ts";
import { ANONYMOUS, type Viewer, type Visit } from "#platform/viewer.ts";
import { type AppContext, appContext, type Site } from "./app-context.ts";
import App, { loader, shouldRevalidate } from "./root.tsx";

afterEach(cleanup);

const site: Site = {
  name: "Highstreet",
  canonicalBases: EXAMPLE_BASES,
  languageBases: EXAMPLE_BASES,
  cookieDomain: undefined,
  mapTiles: { kind: "outline", streetsUrl: null },
  pictureBase: "",
  providers: [],
  isDevelopment: false,
};

/** As while it is down: the frame stands without it. */
const database = { execute: () => Promise.reject(new Error("away")) } as unknown as AppContext["database"];

function AccountOfViewer() {
  return <p>Account of {useSite().viewer?.name ?? "nobody"}</p>;
}

/** The frame around a page that shows the viewer of the server's last answer. */
async function draw(server: { viewer: Viewer; visit: Visit }) {
  let askedCount = 0;
  const router = createMemoryRouter(
    [
      {
        id: "root",
        loader(args) {
          askedCount += 1;
          return loader(args as unknown as Parameters<typeof loader>[0]);
        },
        shouldRevalidate,
        Component: App,
        HydrateFallback: () => null,
        children: [
          { path: "about", Component: AccountOfViewer },
          { path: "contact", Component: AccountOfViewer, action: () => null },
          { path: "dashboard/shops", Component: AccountOfViewer },
          { path: "dashboard/deals", Component: AccountOfViewer },
        ],
      } satisfies RouteObject,
    ],
    {
      initialEntries: ["/about"],
      getContext() {
        const context = new RouterContextProvider();
        context.set(appContext, {
          site,
          locale: "en",
          database,
          now: () => new Date(),
          ...server,
        } as AppContext);
        return context;
      },
    },
  );
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  await screen.findByText(/^Account/);
  return { router, asked: () => askedCount };
}

const permissions = { admin: false, mod: false, shopAdmin: [], brandAdmin: [] };
const SAM = { kind: "account", accountId: 7, name: "Sam", permissions } as unknown as Viewer;
const frame = () => document.querySelector("[inert]");

test("the frame shows who looks now once the page is asked for again", async () => {
  const server = { viewer: ANONYMOUS, visit: { consent: undefined, isApp: false } as Visit };
  const { router } = await draw(server);
  expect(screen.getByText("Account of nobody")).toBeTruthy();
  expect(screen.queryByRole("navigation", { name: "App" })).toBeNull();
  expect(frame()).not.toBeNull();
  Object.assign(server, { viewer: SAM, visit: { consent: "req", isApp: true } });
  await act(() => router.revalidate());
  expect(screen.getByText("Account of Sam")).toBeTruthy();
  expect(screen.getByRole("navigation", { name: "App" })).toBeTruthy();
  expect(frame()).toBeNull();
});

test("it is asked for again after something was sent, and not by going on to another page", async () => {
  const { router, asked } = await draw({ viewer: ANONYMOUS, visit: { consent: "all", isApp: false } });
  expect(asked()).toBe(1);
  await act(() => router.navigate("/contact"));
  await act(() => router.navigate("/contact?about=home"));
  expect(asked()).toBe(1);
  await act(() => router.navigate("/contact?about=home", { formMethod: "post", formData: new FormData() }));
  await waitFor(() => expect(asked()).toBe(2));
  await act(() => router.navigate("/about"));
  expect(asked()).toBe(2);
});

test("it is asked for again on the way into the dashboard, whose role may be new, and not within it", async () => {
  const server = { viewer: ANONYMOUS, visit: { consent: "all", isApp: false } as Visit };
  const { router, asked } = await draw(server);
  Object.assign(server, { viewer: SAM });
  await act(() => router.navigate("/dashboard/shops"));
  expect(screen.getByText("Account of Sam")).toBeTruthy();
  expect(asked()).toBe(2);
  await act(() => router.navigate("/dashboard/deals"));
  await act(() => router.navigate("/about"));
  expect(asked()).toBe(2);
});
