import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { DrawnFacade } from "./drawn-facade.tsx";
import { Facade } from "./facade.tsx";

const paths = (element: Element) =>
  [...element.querySelectorAll("path")].map((path) => path.getAttribute("d"));

/** The paths of a seed as the server writes them. */
function drawn(seed: string) {
  const place = document.createElement("div");
  place.innerHTML = renderToString(<DrawnFacade seed={seed} />);
  return paths(place);
}

/** A page as the server sent it, woken up. */
async function woken(seed: string) {
  const page = document.createElement("div");
  page.innerHTML = `<span>${renderToString(<DrawnFacade seed={seed} />)}</span>`;
  const root = await act(async () => hydrateRoot(page, <Facade seed={seed} />));
  return { page, root };
}

afterEach(() => {
  vi.restoreAllMocks();
});

it("what the server drew is still there after the page has woken up and drawn itself again", async () => {
  const complaints = vi.spyOn(console, "error");
  const { page, root } = await woken("1");
  await act(async () => root.render(<Facade seed="1" />));
  expect(paths(page)).toEqual(drawn("1"));
  expect(complaints).not.toHaveBeenCalled();
});

it("another shop in the same place gets its own house", async () => {
  const { page, root } = await woken("1");
  await act(async () => root.render(<Facade seed="2" />));
  await vi.waitFor(() => expect(paths(page)).toEqual(drawn("2")));
});
