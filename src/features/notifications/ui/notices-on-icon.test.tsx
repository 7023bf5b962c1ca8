import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, cleanup, render, waitFor } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Notices } from "./notices.tsx";

const TOLD = ["12", "13"].map((_id) => ({
  _id,
  type: "friendRequest",
  title: "",
  description: "",
  redirect: "/user/noor",
  user: { _id: "7", url: "noor", name: "Noor", thumbnail: "/noor.webp" },
  time: { year: 2026, month: 11, day: 25, hour: 9, minute: 5 },
  seen: false,
}));

const shown = vi.fn<(count?: number) => Promise<void>>(async () => undefined);
const cleared = vi.fn<() => Promise<void>>(async () => undefined);
let cookie: string;
let isListening: boolean;

beforeEach(() => {
  cookie = "auth_token=abc; seen-local-respUse=1";
  isListening = false;
  Object.assign(navigator, { setAppBadge: shown, clearAppBadge: cleared });
  vi.spyOn(document, "cookie", "get").mockImplementation(() => cookie);
  vi.stubGlobal("fetch", async (path: string, { method = "GET" }: RequestInit) => {
    if (path !== "/api/events") return Response.json(method === "GET" ? TOLD : {});
    // The stream is asked for once the list is there.
    isListening = true;
    return new Response(new ReadableStream(), { headers: { "content-type": "text/event-stream" } });
  });
});

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const name of ["setAppBadge", "clearAppBadge"]) Reflect.deleteProperty(navigator, name);
});

function draw({ isMember = true, isApp = true, isOpen = false } = {}) {
  const nothing = () => undefined;
  const Stub = createRoutesStub([
    {
      path: "*",
      Component: () => (
        <Notices
          isMember={isMember}
          isApp={isApp}
          cookieDomain={undefined}
          isOpen={isOpen}
          onClose={nothing}
          onCount={nothing}
        />
      ),
    },
  ]);
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <Stub />
    </I18nProvider>,
  );
}

test("the icon of the app has the number of the bell, once it is known", async () => {
  draw();
  await waitFor(() => expect(shown.mock.calls).toEqual([[2]]));
  expect(cleared).not.toHaveBeenCalled();
});

test("it loses it once all was seen", async () => {
  draw({ isOpen: true });
  await waitFor(() => expect(cleared).toHaveBeenCalledOnce());
});

test("in a browser there is no number on an icon", async () => {
  draw({ isApp: false });
  await waitFor(() => expect(isListening).toBe(true));
  expect([shown, cleared].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

test("nor is there one of a guest", () => {
  cookie = "";
  draw({ isMember: false, isOpen: true });
  expect([shown, cleared].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

test.each([
  ["logs out", () => ((cookie = ""), new Event("pagehide"))],
  ["is logged out by the server", () => new Event("sessionended")],
  [
    "logs out in another window",
    () => Object.assign(new Event("storage"), { key: "auth_token", newValue: null }),
  ],
])("who %s takes their number along, and who only leaves the page does not", async (_, event) => {
  draw();
  await waitFor(() => expect(shown.mock.calls).toEqual([[2]]));
  act(() => void window.dispatchEvent(new Event("pagehide")));
  expect(cleared).not.toHaveBeenCalled();
  act(() => void window.dispatchEvent(event()));
  expect(cleared).toHaveBeenCalledOnce();
});
