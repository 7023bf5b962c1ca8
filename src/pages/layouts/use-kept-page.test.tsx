import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { PAGE_WAITS } from "#platform/offline/load-in-vain.ts";
import { useKeptPage } from "./use-kept-page.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Page() {
  const { trouble, dismiss } = useKeptPage();
  return (
    <>
      <button type="button">Opens what is here</button>
      {trouble && (
        <p role="alert">
          {trouble}
          <button type="button" onClick={dismiss}>
            Dismiss
          </button>
        </p>
      )}
    </>
  );
}

test.each(["Opens what is here", "Dismiss"])(
  "what was pressed in vain without a network is told until the next press: %s",
  async (name) => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const Stub = createRoutesStub([{ path: "/", Component: Page }]);
    render(<Stub />);
    act(() => void window.dispatchEvent(new Event(PAGE_WAITS)));
    expect(screen.getByRole("alert").textContent).toContain("offline");
    fireEvent.click(screen.getByRole("button", { name }));
    expect(screen.queryByRole("alert")).toBeNull();
    act(() => void window.dispatchEvent(new Event(PAGE_WAITS)));
    expect(screen.getByRole("alert").textContent).toContain("offline");
  },
);
