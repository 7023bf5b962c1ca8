import { act, cleanup, fireEvent, render } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

let call: ReturnType<typeof vi.fn<() => () => void>>;
/** Reports the intersection of all observed elements, as a browser would. */
let comeIntoView: () => void;
let Place: () => React.ReactNode;

beforeEach(async () => {
  const watched = new Set<(entries: { isIntersecting: boolean }[]) => void>();
  class Observer {
    #heard: (entries: { isIntersecting: boolean }[]) => void;
    constructor(heard: (entries: { isIntersecting: boolean }[]) => void) {
      this.#heard = heard;
    }
    observe() {
      watched.add(this.#heard);
    }
    disconnect() {
      watched.delete(this.#heard);
    }
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  comeIntoView = () => {
    for (const heard of watched) heard([{ isIntersecting: true }]);
  };
  call = vi.fn<() => () => void>(() => () => undefined);
  // A document without user activity: the module that stores the first sign is loaded again.
  vi.resetModules();
  const { useWhenSeen } = await import("./use-when-seen.ts");
  Place = function Place() {
    const place = useRef<HTMLDivElement>(null);
    useWhenSeen(place, call);
    return (
      <div ref={place}>
        <a href="/">Somewhere</a>
        <a href="/else">Somewhere else</a>
      </div>
    );
  };
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const pass = () => act(() => Promise.resolve());

it("is not seen as long as nobody is there, although it is in view", async () => {
  render(<Place />);
  await pass();
  comeIntoView();
  expect(call).not.toHaveBeenCalled();
});

it.each(["pointerMove", "pointerDown", "keyDown", "wheel", "scroll"] as const)(
  "is seen once somebody gives a sign: %s",
  async (sign) => {
    render(<Place />);
    fireEvent[sign](document.body);
    await pass();
    comeIntoView();
    expect(call).toHaveBeenCalledOnce();
  },
);

it("takes the focus for a sign when somebody moves it on, not when the page puts it somewhere", async () => {
  const { getByText } = render(<Place />);
  const first = getByText("Somewhere");
  fireEvent(first, new FocusEvent("focusin", { bubbles: true }));
  await pass();
  comeIntoView();
  expect(call).not.toHaveBeenCalled();
  fireEvent(getByText("Somewhere else"), new FocusEvent("focusin", { bubbles: true, relatedTarget: first }));
  await pass();
  comeIntoView();
  expect(call).toHaveBeenCalledOnce();
});

it("is not seen out of view, whoever is there", async () => {
  render(<Place />);
  fireEvent.keyDown(document.body);
  await pass();
  expect(call).not.toHaveBeenCalled();
});

it("needs no second sign in the same document", async () => {
  fireEvent.pointerMove(document.body);
  render(<Place />);
  await pass();
  comeIntoView();
  expect(call).toHaveBeenCalledOnce();
});

it("believes the browser that it was pressed before anything of the page was there", async () => {
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
  render(<Place />);
  await pass();
  comeIntoView();
  expect(call).toHaveBeenCalledOnce();
});

it("begins nothing when the element went before somebody came", async () => {
  const { unmount } = render(<Place />);
  unmount();
  fireEvent.keyDown(document.body);
  await pass();
  comeIntoView();
  expect(call).not.toHaveBeenCalled();
});
