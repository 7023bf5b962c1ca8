import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useMinimumDisplay } from "./use-minimum-display.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function watch(isLoading: boolean) {
  const hook = renderHook((isNowLoading: boolean) => useMinimumDisplay(isNowLoading), {
    initialProps: isLoading,
  });
  return {
    isShown: () => hook.result.current,
    set: hook.rerender,
    wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
  };
}

it("is shown as soon as something loads", () => {
  const loading = watch(false);
  expect(loading.isShown()).toBe(false);
  loading.set(true);
  expect(loading.isShown()).toBe(true);
});

it("once shown, stays for 200 ms", () => {
  const loading = watch(true);
  loading.wait(30);
  loading.set(false);
  expect(loading.isShown()).toBe(true);
  loading.wait(169);
  expect(loading.isShown()).toBe(true);
  loading.wait(1);
  expect(loading.isShown()).toBe(false);
});

it("goes at once when it was shown for longer than that", () => {
  const loading = watch(true);
  loading.wait(900);
  loading.set(false);
  loading.wait(0);
  expect(loading.isShown()).toBe(false);
});

it("counts anew when loading starts again while it is still shown", () => {
  const loading = watch(true);
  loading.wait(50);
  loading.set(false);
  loading.wait(100);
  loading.set(true);
  loading.wait(100);
  loading.set(false);
  loading.wait(99);
  expect(loading.isShown()).toBe(true);
  loading.wait(1);
  expect(loading.isShown()).toBe(false);
});
