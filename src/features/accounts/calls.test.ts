// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { logOut, noteCurrentLocation } from "./calls.ts";

const FORGOTTEN = "auth_token=; Max-Age=0; Path=/; SameSite=Lax";

let cookieSet: ReturnType<typeof vi.fn>;

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(document, "cookie", "get").mockReturnValue("auth_token=abc");
  cookieSet = vi.spyOn(document, "cookie", "set");
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test("a session is forgotten as soon as its end is sent: nothing else begins with it", async () => {
  let answer: (response: Response) => void = () => undefined;
  const fetch = vi.fn(() => new Promise<Response>((resolve) => void (answer = resolve)));
  vi.stubGlobal("fetch", fetch);
  const loggedOut = logOut(undefined);
  expect(fetch).toHaveBeenCalledWith(
    "/api/logout",
    expect.objectContaining({ headers: expect.objectContaining({ authorization: "Bearer abc" }) }),
  );
  expect(cookieSet).toHaveBeenCalledWith(FORGOTTEN);
  answer(Response.json({}));
  await loggedOut;
});

test("without a network a session is forgotten too", async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn(() => Promise.reject(new TypeError("Failed to fetch"))),
  );
  await logOut(undefined);
  expect(cookieSet).toHaveBeenCalledWith(FORGOTTEN);
});

const HERE = { latitude: 52.3731234, longitude: 4.8925987, accuracyMetres: 12.4 };

test("where a member has said to be is told to some hundred metres, and its failure disturbs nothing", () => {
  const fetch = vi.fn((_path: string, _init: RequestInit) =>
    Promise.reject(new TypeError("Failed to fetch")),
  );
  vi.stubGlobal("fetch", fetch);
  noteCurrentLocation(HERE);
  const [path, init] = fetch.mock.lastCall ?? [];
  expect(path).toBe("/api/currentlocation");
  expect(JSON.parse(String(init?.body))).toEqual({
    currentLocation: { latitude: 52.373, longitude: 4.893, accuracy: 12 },
  });
});

test("of somebody without an account nothing is told", () => {
  vi.spyOn(document, "cookie", "get").mockReturnValue("");
  const fetch = vi.fn();
  vi.stubGlobal("fetch", fetch);
  noteCurrentLocation(HERE);
  expect(fetch).not.toHaveBeenCalled();
});
