import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { NewsletterSteps } from "./newsletter-steps.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, "", "/newsletter");
});

/** The page at an address, with a server that answers so; and what it was sent. */
async function open(fragment: string, status = 200) {
  history.replaceState(null, "", `/newsletter${fragment}`);
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (call: string, { body }: RequestInit) => {
    sent.push([call, JSON.parse(String(body))]);
    return Response.json({}, { status });
  });
  const router = createMemoryRouter([{ path: "*", Component: NewsletterSteps }]);
  await act(async () =>
    render(
      <I18nProvider i18n={setupI18n({ locale: "en", messages: { en: {} } })}>
        <RouterProvider router={router} />
      </I18nProvider>,
    ),
  );
  return sent;
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));

test.each([
  ["#confirm=abc", "Yes, send it to me", "newsletterconfirm", "Your address is confirmed"],
  ["#confirm=abc&for=letters", "Yes, send it to me", "newsletterconfirm", "Your address is confirmed"],
  ["#unsubscribe=abc", "Unsubscribe", "newsletterunsubscribe", "No more newsletters"],
])(
  "the link %s of a mail does nothing before a press, and then says what was done",
  async (link, button, call, told) => {
    const sent = await open(link);
    expect(sent).toEqual([]);
    await press(button);
    expect(sent).toEqual([[`/api/${call}`, { token: "abc" }]]);
    expect(screen.getByText(told, { exact: false })).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  },
);

test("a link that was used says so, and leads to where a new one is had", async () => {
  await open("#confirm=abc", 400);
  await press("Yes, send it to me");
  expect(screen.getByText("was used before or is too old", { exact: false })).toBeTruthy();
  expect(screen.getByRole("link").getAttribute("href")).toBe("/profile?tab=account");
});

test("what does not arrive can be tried again", async () => {
  await open("#confirm=abc", 503);
  await press("Yes, send it to me");
  expect(screen.getByText("didn’t work", { exact: false })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Yes, send it to me" })).toBeTruthy();
});

test.each(["", "#", "#confirm=", "#<script>"])(
  "the address with %j says where the newsletter is ordered",
  async (fragment) => {
    await open(fragment);
    expect(screen.getByRole("link").getAttribute("href")).toBe("/profile?tab=account");
    expect(screen.queryByRole("button")).toBeNull();
  },
);

test.each([
  ["notices.1.abc", "notifications by mail"],
  ["digest.1.abc", "the letter with the news"],
])("the link of a mail with %s says what ends, by itself or with all others", async (token, what) => {
  const sent = await open(`#unsubscribe=${token}`);
  expect(screen.getByText(what, { exact: false })).toBeTruthy();
  await press("End all mail");
  expect(sent).toEqual([["/api/newsletterunsubscribe", { token, all: true }]]);
  expect(screen.getByText("We write to you no more", { exact: false })).toBeTruthy();
});

test("the link that confirms an address says whether it is for the newsletter", async () => {
  await open("#confirm=abc&for=letters");
  expect(screen.getByText("asked for mail from us", { exact: false })).toBeTruthy();
});
