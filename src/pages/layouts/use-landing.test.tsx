import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub, Link, Outlet, useLocation } from "react-router";
import { afterEach, expect, it } from "vitest";
import { useLanding } from "./use-landing.ts";

afterEach(cleanup);

function Frame() {
  useLanding(useLocation().pathname);
  return (
    <>
      <Link to="/map">Map</Link>
      <Link to="/shop#menu">Its menu</Link>
      <Outlet />
    </>
  );
}

/** A list of products, for two types one and the same page, and a page of its own. */
const Site = createRoutesStub([
  {
    path: "/",
    Component: Frame,
    children: [
      {
        path: ":type",
        Component: () => (
          <main tabIndex={-1}>
            <Link to="/hash">Hash</Link>
            <Link to="/hash?sort=name">By name</Link>
            <Link to="/weed/haze">Haze</Link>
          </main>
        ),
      },
      { path: "weed/haze", Component: () => <main tabIndex={-1}>Haze, a strain</main> },
      {
        path: "shop",
        Component: () => (
          <main tabIndex={-1}>
            <section id="menu">Menu</section>
          </main>
        ),
      },
      { path: "map", Component: () => <main tabIndex={-1}>Where they are</main> },
    ],
  },
]);

async function press(name: string) {
  const link = screen.getByRole("link", { name });
  link.focus();
  await act(async () => fireEvent.click(link));
}

it("the focus lands on the page that a link of the page before has led to", async () => {
  render(<Site initialEntries={["/weed"]} />);
  await press("Haze");
  expect(document.activeElement).toBe(screen.getByRole("main"));
  expect(document.activeElement?.textContent).toBe("Haze, a strain");
});

it("and on the one that a link of the frame has led to", async () => {
  render(<Site initialEntries={["/weed"]} />);
  await press("Map");
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

it("and on the place of a page that the link names", async () => {
  // The stub's router keeps its addresses to itself.
  history.replaceState(null, "", "#menu");
  render(<Site initialEntries={["/weed"]} />);
  await press("Its menu");
  expect(document.activeElement).toBe(document.getElementById("menu"));
  history.replaceState(null, "", location.pathname);
});

it.each(["Hash", "By name"])(
  "who chooses %s inside a page that stays keeps the focus on it",
  async (name) => {
    render(<Site initialEntries={["/weed"]} />);
    await press(name);
    expect(document.activeElement).toBe(screen.getByRole("link", { name }));
  },
);

it("a page that was opened by itself takes no focus", () => {
  render(<Site initialEntries={["/map"]} />);
  expect(document.activeElement).toBe(document.body);
});
