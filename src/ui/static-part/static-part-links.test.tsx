import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it } from "vitest";
import { DelegatedLink } from "#ui/link/delegated-link.tsx";
import { useLinkPrefix } from "../link/use-address.ts";
import { StaticPartLinks } from "./static-part-links.tsx";

afterEach(cleanup);

/** A page with static HTML of the server: a link of the router, and one to another document. */
function Static() {
  return (
    <div data-static-part="">
      <a href="/de/coffeeshops?sort=name#cities" data-discover="true">
        <span>Liste</span>
      </a>
      <a href="/api/docs">API</a>
    </div>
  );
}

/** A list with one of its many links. */
function List() {
  return (
    <DelegatedLink to="/weed?effect=happy" prefix={useLinkPrefix()}>
      Froh
    </DelegatedLink>
  );
}

async function open() {
  const frame = {
    path: "*",
    element: (
      <>
        <StaticPartLinks />
        <Static />
        <List />
      </>
    ),
  };
  const router = createMemoryRouter([frame], { basename: "/de", initialEntries: ["/de"] });
  await act(async () => {
    render(<RouterProvider router={router} />);
  });
  const press = async (text: string, keys = {}) => {
    let isBrowsers = true;
    await act(async () => {
      isBrowsers = fireEvent.click(screen.getByText(text), keys);
    });
    const { location, preventScrollReset } = router.state;
    return {
      isBrowsers,
      address: router.createHref(location),
      ...(preventScrollReset && { isInPlace: true }),
    };
  };
  return press;
}

it("a press on a kept link opens its page without a new document", async () => {
  const press = await open();
  expect(await press("Liste")).toEqual({
    isBrowsers: false,
    address: "/de/coffeeshops?sort=name#cities",
  });
});

it("a press that asks for a new tab is the browser's", async () => {
  const press = await open();
  expect(await press("Liste", { ctrlKey: true })).toEqual({ isBrowsers: true, address: "/de" });
  expect(await press("Liste", { button: 1 })).toEqual({ isBrowsers: true, address: "/de" });
});

it("a link to another document is the browser's", async () => {
  const press = await open();
  expect(await press("API")).toEqual({ isBrowsers: true, address: "/de" });
});

it("a press on a link of a list turns it round where it is, and leaves the focus on it", async () => {
  const press = await open();
  const link = screen.getByRole("link", { name: "Froh" });
  link.focus();
  expect(link.getAttribute("href")).toBe("/de/weed?effect=happy");
  expect(await press("Froh")).toEqual({
    isBrowsers: false,
    address: "/de/weed?effect=happy",
    isInPlace: true,
  });
  expect(document.activeElement).toBe(screen.getByRole("link", { name: "Froh" }));
});
