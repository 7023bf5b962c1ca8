import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { eventText } from "../event-text.ts";
import { Notices } from "./notices.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const TIME = { year: 2026, month: 11, day: 25, hour: 9, minute: 5 };
const SHOP = { _id: "7", url: "barge", name: "The Quiet Barge" };

function notification(_id: string, more: object): object {
  return { _id, title: "", description: "", redirect: "/", time: TIME, seen: false, shop: SHOP, ...more };
}

/** An open page that counts how often it was asked for, and what tells it of something. */
async function openPage(path = "/") {
  let asked = 0;
  let tell: ((id: string, more: object) => void) | undefined;
  vi.spyOn(document, "cookie", "get").mockReturnValue("auth_token=abc");
  vi.stubGlobal("fetch", (path: string) => {
    if (path !== "/api/events") return Promise.resolve(Response.json([]));
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        tell = (id, more) => {
          const data = notification(id, more);
          controller.enqueue(new TextEncoder().encode(eventText({ event: "notification", id, data })));
        };
      },
    });
    return Promise.resolve(new Response(body, { headers: { "content-type": "text/event-stream" } }));
  });
  const Stub = createRoutesStub([
    {
      path: "*",
      loader: () => (asked += 1),
      HydrateFallback: () => null,
      Component: () => (
        <Notices
          isMember
          isApp
          cookieDomain={undefined}
          isOpen={false}
          onClose={() => undefined}
          onCount={() => undefined}
        />
      ),
    },
  ]);
  render(
    <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
      <Stub initialEntries={[path]} />
    </I18nProvider>,
  );
  await waitFor(() => expect(tell).toBeDefined());
  return { asked: () => asked, tell: (id: string, more: object) => act(() => tell?.(id, more)) };
}

test("a yes to a claim and the end of a role ask again for the page and who looks, and other news does not", async () => {
  const { asked, tell } = await openPage();
  const before = asked();
  tell("12", { type: "newReview" });
  await screen.findByText(/Somebody reviewed The Quiet Barge/);
  expect(asked()).toBe(before);
  tell("13", { type: "claimDecided", outcome: "approved" });
  await waitFor(() => expect(asked()).toBe(before + 1));
  tell("14", { type: "colleagueEnded" });
  await waitFor(() => expect(asked()).toBe(before + 2));
});

test("in the dashboard nothing is asked again: what somebody types there would be gone with a page that is theirs no longer", async () => {
  const { asked, tell } = await openPage("/dashboard/shops/shop");
  const before = asked();
  tell("15", { type: "colleagueEnded" });
  tell("16", { type: "newReview" });
  await screen.findByText(/Somebody reviewed The Quiet Barge/);
  expect(asked()).toBe(before);
});
