import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { PeopleSearch } from "./people-search.tsx";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function draw() {
  const asked: URLSearchParams[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(new URL(address, "https://site.test").searchParams);
    return Response.json({ users: [{ _id: "2", url: "uma", name: "uma" }] });
  });
  const router = createMemoryRouter([
    { path: "/", element: <PeopleSearch /> },
    { path: "/coffeeshops", element: <p>Found</p> },
  ]);
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  return { asked, router };
}

const field = () =>
  screen.getByLabelText<HTMLInputElement>("Find people by their name", { selector: "input" });

test.each(["uma", "@uma"])("what is sent off there looks for members: %s", async (typed) => {
  const { router } = draw();
  fireEvent.change(field(), { target: { value: typed } });
  await act(async () => fireEvent.submit(field().form as HTMLFormElement));
  expect(router.state.location).toMatchObject({ pathname: "/coffeeshops", search: "?q=%40uma" });
});

test("members are suggested while one types, and nothing else is asked for or offered", async () => {
  const { asked } = draw();
  act(() => field().focus());
  await screen.findByRole("combobox");
  fireEvent.input(field(), { target: { value: "um" } });
  const found = await screen.findByRole("option");
  expect(found.getAttribute("href")).toBe("/user/uma");
  expect(asked.map((query) => query.getAll("types"))).toEqual([["users"]]);
});
