import { afterEach, expect, test, vi } from "vitest";
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
  expect(asked.mock.lastCall?.[2]).toEqual({ timeout: 5000, maximumAge: 60_000, enableHighAccuracy: true });
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

test("a browser without any sense of place is unsupported", async () => {
  vi.stubGlobal("navigator", {});
  await expect(currentPosition()).rejects.toMatchObject({ reason: "unsupported" });
});
