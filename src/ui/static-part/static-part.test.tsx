import { act } from "@testing-library/react";
import { type ReactNode, StrictMode, startTransition } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { staticPart } from "./static-part.tsx";

type Hours = { days: readonly string[] };

function Table({ days }: Hours) {
  return <p>{days.join(", ")}</p>;
}

const WEEK = { days: ["Monday", "Tuesday"] };
const WEEKEND = { days: ["Saturday", "Sunday"] };

afterEach(() => {
  vi.restoreAllMocks();
});

/** A server-rendered page, hydrated with a static part whose code arrives when `letCome` is called. */
async function hydrated(hours: Hours) {
  let letCome = () => {};
  let fail = () => {};
  const load = vi.fn<() => Promise<typeof Table>>(
    () =>
      new Promise((resolve, reject) => {
        letCome = () => resolve(Table);
        fail = () => reject(new TypeError("Failed to fetch"));
      }),
  );
  const Part = staticPart(load);
  const page = document.createElement("main");
  page.innerHTML = `<div data-static-part="">${renderToString(<Table {...hours} />)}</div>`;
  const drawing = page.querySelector("p");
  const pageOf = (props: Hours): ReactNode => (
    <StrictMode>
      <Part {...props} />
    </StrictMode>
  );
  const root: Root = await act(async () => hydrateRoot(page, pageOf(hours)));
  /** As the router renders another page. */
  const show = (props: Hours) => act(async () => startTransition(() => root.render(pageOf(props))));
  return {
    page,
    drawing,
    load,
    show,
    letCome: () => act(async () => letCome()),
    fail: () => act(async () => fail()),
  };
}

it("what the server drew stays, the very elements, without its code", async () => {
  const complaints = vi.spyOn(console, "error");
  const { page, drawing, load, show } = await hydrated(WEEK);
  await show({ ...WEEK });
  expect(page.querySelector("p")).toBe(drawing);
  expect(page.textContent).toBe("Monday, Tuesday");
  expect(load).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
});

it("is rendered again when it has to say something else, and stands as it was until its code has come", async () => {
  const { page, show, letCome } = await hydrated(WEEK);
  await show(WEEKEND);
  expect(page.textContent).toBe("Monday, Tuesday");
  await letCome();
  expect(page.textContent).toBe("Saturday, Sunday");
});

it("says what it said at first again when asked for that again", async () => {
  const { page, show, letCome } = await hydrated(WEEK);
  await show(WEEKEND);
  await letCome();
  await show(WEEK);
  expect(page.textContent).toBe("Monday, Tuesday");
});

it("the page loads as a whole when the code does not arrive", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  const { page, show, fail } = await hydrated(WEEK);
  await show(WEEKEND);
  await fail();
  expect(reload).toHaveBeenCalledOnce();
  expect(page.textContent).toBe("Monday, Tuesday");
});

it("code that was fetched ahead in vain is asked for again when it is needed", async () => {
  const load = vi.fn<() => Promise<typeof Table>>();
  load.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValueOnce(Table);
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  const Part = staticPart(load);
  await act(async () => Part.prepare());
  const page = document.createElement("main");
  const root = await act(async () => hydrateRoot(page, null));
  await act(async () => startTransition(() => root.render(<Part {...WEEK} />)));
  expect(page.textContent).toBe("Monday, Tuesday");
  expect(reload).not.toHaveBeenCalled();
});
