import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { messages } from "#locales/en/frame.ts";
import { ErrorPage } from "./error-page.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: messages } });

function show(error: unknown) {
  const Stub = createRoutesStub([{ path: "/", Component: () => <ErrorPage error={error} /> }]);
  const { unmount } = render(
    <I18nProvider i18n={i18n}>
      <Stub />
    </I18nProvider>,
  );
  // Every one of them searches.
  screen.getByRole("search").remove();
  const text = screen.getByRole("main").textContent;
  unmount();
  return text;
}

// Specification sections 2 and 8, as a reader of English sees them.
test.each([
  ["nothing at all", undefined, "ErrorOops, thats an error!Try againHome"],
  [
    "a message",
    new Error("The kettle boiled over"),
    "ErrorThe kettle boiled over. Don't worry, our HIGHly skilled devs are looking into it.Try againHome",
  ],
  [
    "an unregistered guard",
    { status: 500, data: { errors: [{ msg: "Unknown middleware grandmother", param: "" }] } },
    "ErrorUnknown middleware grandmother. Don't worry, our HIGHly skilled devs are looking into it.Try againHome",
  ],
  [
    "a refused call",
    { status: 400, data: { errors: [{ msg: "Must be a number", param: "latitude" }] } },
    "ErrorMust be a number [latitude]. Don't worry, our HIGHly skilled devs are looking into it.Home",
  ],
  [
    "a database that is away",
    { status: 503, data: { errors: [{ msg: "Not available right now", param: "database" }] } },
    "ErrorOur database isn’t answering right now. Don't worry, our HIGHly skilled devs are looking into it.Try againHome",
  ],
  [
    "an unknown route",
    { status: 404, data: { errors: [{ msg: "This page could not be found", param: "" }] } },
    "Not foundThis page could not be foundSorry, this page doesn't exist (anymore).Home",
  ],
  [
    "a shop that is not there, with the towns near the one it names",
    {
      status: 404,
      data: {
        errors: [{ msg: "Page not found", param: "" }],
        ways: { near: "Utrecht", towns: [{ slug: "utrecht", name: "Utrecht", coffeeshopCount: 10 }] },
      },
    },
    "Not foundPage not foundSorry, this page doesn't exist (anymore).HomeCoffeeshops near UtrechtUtrecht10",
  ],
])("%s", (_what, error, text) => {
  expect(show(error)?.replace(/^\P{L}+/u, "")).toBe(text);
});
