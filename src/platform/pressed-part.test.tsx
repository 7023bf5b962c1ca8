import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { PAGE_WAITS } from "./offline/load-in-vain.ts";
import { pressedPart } from "./pressed-part.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Sheet({ words }: { words: string }) {
  return <p>{words}</p>;
}

/** A button that opens a sheet; `answers` are what comes when it is fetched for the first time, the second time and so on. */
function pageWith(answers: (() => Promise<typeof Sheet>)[]) {
  let fetchCount = 0;
  const Part = pressedPart(() => {
    fetchCount += 1;
    return answers.shift()?.() ?? Promise.reject(new Error("Nobody answers"));
  });
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen((was) => !was)}>
          {isOpen ? "Close" : "Open"}
        </button>
        {isOpen && <Part words="A form" onMissing={() => setIsOpen(false)} />}
      </>
    );
  }
  render(<Page />);
  const press = () => fireEvent.click(screen.getByRole("button"));
  return { press, prepare: Part.prepare, fetchCount: () => fetchCount };
}

const arrives = () => Promise.resolve(Sheet);
const isMissing = () => Promise.reject(new TypeError("Failed to fetch"));

test("a part is fetched by the first press, and once", async () => {
  const { press, fetchCount } = pageWith([arrives]);
  expect(fetchCount()).toBe(0);
  press();
  await screen.findByText("A form");
  press();
  expect(screen.queryByText("A form")).toBeNull();
  press();
  expect(screen.getByText("A form")).toBeTruthy();
  expect(fetchCount()).toBe(1);
});

test("a part that was fetched ahead opens at once, and without a network", async () => {
  const { press, prepare, fetchCount } = pageWith([arrives]);
  prepare();
  await vi.waitFor(() => expect(fetchCount()).toBe(1));
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  press();
  expect(await screen.findByText("A form")).toBeTruthy();
  expect(fetchCount()).toBe(1);
});

test("one that was fetched ahead in vain is fetched by the press", async () => {
  const { press, prepare, fetchCount } = pageWith([isMissing, arrives]);
  prepare();
  await vi.waitFor(() => expect(fetchCount()).toBe(1));
  press();
  await screen.findByText("A form");
});

test("without a network the press is taken back and the page says that it waits; the next one fetches again", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const reload = vi.spyOn(location, "reload").mockReturnValue(undefined);
  const onWaits = vi.fn();
  window.addEventListener(PAGE_WAITS, onWaits, { once: true });
  const { press } = pageWith([isMissing, arrives]);
  press();
  await screen.findByRole("button", { name: "Open" });
  await vi.waitFor(() => expect(onWaits).toHaveBeenCalledOnce());
  press();
  await screen.findByText("A form");
  expect(reload).not.toHaveBeenCalled();
});

test("with a network the page is loaded anew: its parts may be those of an older build", async () => {
  const reload = vi.spyOn(location, "reload").mockReturnValue(undefined);
  const { press } = pageWith([isMissing]);
  press();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(screen.getByRole("button").textContent).toBe("Open");
});

test("nobody is told of a part that was no longer waited for", async () => {
  const reload = vi.spyOn(location, "reload").mockReturnValue(undefined);
  let fail: (error: Error) => void = () => undefined;
  const { press } = pageWith([() => new Promise((_, reject) => (fail = reject)), arrives]);
  press();
  press();
  fail(new TypeError("Failed to fetch"));
  press();
  await screen.findByText("A form");
  expect(reload).not.toHaveBeenCalled();
});
