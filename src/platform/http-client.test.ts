// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sendCall, sendForFile } from "./http-client.ts";
import { readCall } from "./read-call.ts";
import { keepSessionToken, SESSION_ENDED } from "./session-token.ts";

/** Answers calls by their address; anything else is a broken network. */
function answering(answers: Record<string, { status: number; body: unknown }>) {
  const fetched = vi.fn(async (address: string) => {
    const answer = answers[address.split("?")[0] ?? ""];
    if (!answer) throw new TypeError("Failed to fetch");
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

const options = { pagePath: "/coffeeshop/gone", redirectTo: (to: string) => ({ redirect: to }) };

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a page's read that fails", () => {
  test("shows the status and the first error with its param in brackets", async () => {
    const errors = [{ msg: "Must be a number", param: "latitude" }];
    answering({ "/api/getshops": { status: 400, body: { errors } } });
    await expect(readCall("getshops", options)).rejects.toMatchObject({ status: 400, errors });
  });

  test("has status 420 and a default message when there was no answer at all", async () => {
    answering({});
    await expect(readCall("getshops", options)).rejects.toMatchObject({
      status: 420,
      errors: [{ msg: "This page stumbled while loading", param: "" }],
    });
  });

  test("with 404 goes where the page went", async () => {
    const fetched = answering({
      "/api/getshop": { status: 404, body: { errors: [] } },
      "/api/301": { status: 200, body: "/coffeeshop/here" },
    });
    await expect(readCall("getshop", options)).rejects.toEqual({ redirect: "/coffeeshop/here" });
    expect(fetched.mock.lastCall?.[0]).toBe("/api/301?url=%2Fcoffeeshop%2Fgone");
  });

  test.each([
    ["the look-up says OK", { "/api/301": { status: 200, body: "OK" } }],
    ["the look-up fails too", {}],
  ])("with 404 is “Page not found” when %s", async (_when, lookUp) => {
    answering({ "/api/getshop": { status: 404, body: {} }, ...lookUp });
    await expect(readCall("getshop", options)).rejects.toMatchObject({
      status: 404,
      errors: [{ msg: "Page not found", param: "" }],
    });
  });
});

describe("a change that fails", () => {
  test("is thrown on with what the server said, and never looked up", async () => {
    const errors = [{ msg: "Name already in use", param: "name" }];
    const fetched = answering({ "/api/editprofilename": { status: 409, body: { errors } } });
    await expect(sendCall("POST", "editprofilename", { name: "sam" })).rejects.toMatchObject({
      status: 409,
      errors,
      message: "Name already in use: name",
    });
    expect(fetched).toHaveBeenCalledOnce();
  });

  test("says “An unknown error occurred” when the server said nothing", async () => {
    answering({ "/api/followshop": { status: 502, body: "Bad gateway" } });
    await expect(sendCall("POST", "followshop", {})).rejects.toMatchObject({
      status: 502,
      message: "An unknown error occurred",
    });
  });
});

test.each([
  [{ "retry-after": "900" }, 900],
  [{ "retry-after": "Wed, 25 Nov 2026 11:00:00 GMT" }, undefined],
  [{}, undefined],
])(
  "a call that came too often, answered with %j, is to be tried after %s seconds",
  async (headers, after) => {
    vi.stubGlobal("fetch", async () => Response.json({ errors: [] }, { status: 429, headers }));
    await expect(sendCall("POST", "secondfactor", {})).rejects.toMatchObject({ retryAfterSeconds: after });
  },
);

describe("a call of somebody with a session", () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    localStorage.clear();
    vi.restoreAllMocks();
  });

  test("carries the token; without a session nothing is sent", async () => {
    const fetched = answering({ "/api/like": { status: 200, body: { likes: 1 } } });
    const headersOf = () => (fetched.mock.lastCall as unknown as [string, RequestInit])[1].headers;
    vi.spyOn(document, "cookie", "get").mockReturnValue("auth_token=abc");
    await sendCall("POST", "like", {});
    expect(headersOf()).toMatchObject({ authorization: "Bearer abc" });
    vi.spyOn(document, "cookie", "get").mockReturnValue("");
    await sendCall("POST", "like", {});
    expect(headersOf()).not.toHaveProperty("authorization");
  });

  test("that was refused because the session is over says so to the page, and to who sent it", async () => {
    answering({ "/api/like": { status: 401, body: { errors: [{ msg: "Sign in first", param: "" }] } } });
    const ended = vi.fn<() => void>();
    window.addEventListener(SESSION_ENDED, ended, { once: true });
    await expect(sendCall("POST", "like", {})).rejects.toMatchObject({ status: 401 });
    expect(ended).toHaveBeenCalledOnce();
  });

  test("that is refused after somebody has logged in anew ends nothing", async () => {
    const cookie = vi.spyOn(document, "cookie", "get").mockReturnValue("auth_token=old");
    vi.stubGlobal("fetch", async () => {
      cookie.mockReturnValue("auth_token=new");
      keepSessionToken("new");
      return new Response("{}", { status: 401 });
    });
    const ended = vi.fn<() => void>();
    window.addEventListener(SESSION_ENDED, ended, { once: true });
    await expect(sendCall("POST", "like", {})).rejects.toMatchObject({ status: 401 });
    expect(ended).not.toHaveBeenCalled();
    window.removeEventListener(SESSION_ENDED, ended);
  });
});

test("a change outlives its page, but for a file: browsers send no more than 64 kB after a page is left", async () => {
  const fetched = answering({ "/api/editprofilepic": { status: 200, body: {} } });
  const keptAlive = () => (fetched.mock.lastCall as unknown as [string, RequestInit])[1].keepalive;
  await sendCall("POST", "editprofilepic", { imgPath: "default-profilepic-1.jpg" });
  expect(keptAlive()).toBe(true);
  await sendCall("POST", "editprofilepic", new FormData());
  expect(keptAlive()).toBe(false);
});

test("a call that is answered with a file gives the file, and says why there is none", async () => {
  answering({ "/api/export": { status: 200, body: "PK" } });
  expect(await (await sendForFile("export", {})).text()).toBe('"PK"');
  const errors = [{ msg: "Sign in again first", param: "session" }];
  answering({ "/api/export": { status: 403, body: { errors } } });
  await expect(sendForFile("export", {})).rejects.toMatchObject({ status: 403, errors });
});
