import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { currentPosition } from "./geolocation.ts";

type Ask = Geolocation["getCurrentPosition"];

/** A browser whose geolocation API behaves like this. */
function browserThat(getCurrentPosition: Ask) {
  const asked = vi.fn(getCurrentPosition);
  vi.stubGlobal("navigator", { geolocation: { getCurrentPosition: asked } });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a position is passed on as latitude, longitude and how exact they are, and nothing else", async () => {
  const coords = { latitude: 52.09, longitude: 5.12, accuracy: 20, altitude: null };
  browserThat((done) => done({ coords, timestamp: 0 } as unknown as GeolocationPosition));
  expect(await currentPosition()).toEqual({ latitude: 52.09, longitude: 5.12, accuracyMetres: 20 });
});

test("it waits 5 seconds, takes a minute-old position and asks for high accuracy", async () => {
  const asked = browserThat((_done, failed) => failed?.({ code: 3 } as GeolocationPositionError));
  await expect(currentPosition()).rejects.toThrow();
  expect(asked.mock.calls[0]?.[2]).toEqual({ timeout: 5000, maximumAge: 60_000, enableHighAccuracy: true });
});

test.each([
  [1, "denied"],
  [2, "unavailable"],
  [3, "timeout"],
  [99, "unavailable"],
])("error %i of the browser means %s", async (code, reason) => {
  browserThat((_done, failed) => failed?.({ code } as GeolocationPositionError));
  await expect(currentPosition()).rejects.toMatchObject({ name: "NoLocation", reason });
});

test.each([2, 3])(
  "after error %i it asks once more without high accuracy, which works indoors",
  async (code) => {
    const coords = { latitude: 52.09, longitude: 5.12, accuracy: 900 };
    const asked = browserThat((done, failed, options) => {
      if (options?.enableHighAccuracy) failed?.({ code } as GeolocationPositionError);
      else done({ coords, timestamp: 0 } as GeolocationPosition);
    });
    expect(await currentPosition()).toMatchObject({ latitude: 52.09, accuracyMetres: 900 });
    expect(asked).toHaveBeenCalledTimes(2);
  },
);

test("a refusal is not asked again", async () => {
  const asked = browserThat((_done, failed) => failed?.({ code: 1 } as GeolocationPositionError));
  await expect(currentPosition()).rejects.toMatchObject({ reason: "denied" });
  expect(asked).toHaveBeenCalledOnce();
});

test("a question that is left open takes too long, too", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const asked = browserThat(() => undefined);
  const answer = expect(currentPosition()).rejects.toMatchObject({ reason: "timeout" });
  await vi.runAllTimersAsync();
  await answer;
  expect(asked).toHaveBeenCalledOnce();
});

test("a browser without any sense of place is unsupported", async () => {
  vi.stubGlobal("navigator", {});
  await expect(currentPosition()).rejects.toMatchObject({ reason: "unsupported" });
});
