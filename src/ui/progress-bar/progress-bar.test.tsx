import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ProgressBar } from "./progress-bar.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function start() {
  const { container, rerender } = render(<ProgressBar isLoading />);
  const bar = container.firstElementChild as HTMLElement;
  return {
    bar,
    wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    arrive: () => rerender(<ProgressBar isLoading={false} />),
  };
}

it("a page that arrives within 200 ms never shows the bar", () => {
  const { bar, wait, arrive } = start();
  wait(199);
  arrive();
  expect(bar.style.opacity).toBe("");
  wait(1000);
  expect(bar.style.opacity).toBe("");
});

it("a slower page shows it after 200 ms, growing", () => {
  const { bar, wait } = start();
  wait(200);
  expect(bar.style.opacity).toBe("1");
  wait(1250);
  expect(bar.style.transform).toMatch(/^scaleX\(0\.(49|50)/);
});

it("at the end it is full for 500 ms and then gone", () => {
  const { bar, wait, arrive } = start();
  wait(900);
  arrive();
  expect(bar.style.transform).toBe("scaleX(1.000)");
  wait(499);
  expect(bar.style.opacity).toBe("1");
  wait(1);
  expect(bar.style.opacity).toBe("0");
});
