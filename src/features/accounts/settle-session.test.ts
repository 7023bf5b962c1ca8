// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SESSION_KEY } from "#platform/session-token.ts";
import { settleSession } from "./settle-session.ts";

/** A server that knows whose these tokens are, and the calls it was sent. */
function knowing(people: Record<string, string>) {
  const calls: string[] = [];
  vi.stubGlobal("fetch", async (call: string, { headers }: { headers: { authorization: string } }) => {
    const token = headers.authorization.replace("Bearer ", "");
    calls.push(`${call} ${token}`);
    const id = people[token];
    return id ? Response.json({ user: { _id: id } }) : Response.json({ errors: [] }, { status: 401 });
  });
  return calls;
}

let cookieSet: ReturnType<typeof vi.fn>;

beforeEach(() => {
  localStorage.setItem(SESSION_KEY, "here");
  vi.spyOn(document, "cookie", "get").mockReturnValue(`${SESSION_KEY}=cookie`);
  cookieSet = vi.spyOn(document, "cookie", "set");
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const here = () => localStorage.getItem(SESSION_KEY);

test.each([
  ["is over", { cookie: "1" }],
  ["is of the same person", { here: "1", cookie: "1" }],
  ["is over, and so is the other", {}],
])("the token of the cookie is taken when the one here %s", async (_why, people) => {
  const calls = knowing(people);
  expect(await settleSession(undefined)).toBe("taken");
  expect([here(), calls]).toEqual(["cookie", ["/api/profile here", "/api/profile cookie"]]);
});

test.each([
  ["of another person", { here: "1", cookie: "2" }],
  ["of nobody", { here: "1" }],
])(
  "a cookie with a token %s logs the person of this host out, and nothing is changed with it",
  async (_whose, people) => {
    const calls = knowing(people);
    expect(await settleSession("highstreet.example")).toBe("loggedOut");
    expect(calls).toEqual(["/api/profile here", "/api/profile cookie", "/api/logout here"]);
    expect(here()).toBeNull();
    expect(cookieSet).toHaveBeenCalledWith(expect.stringContaining("Domain=highstreet.example"));
  },
);

test("while the server cannot be asked both stay", async () => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 503 }));
  await expect(settleSession(undefined)).rejects.toThrow("503");
  expect([here(), cookieSet.mock.calls]).toEqual(["here", []]);
});

test("tokens that agree ask nobody", async () => {
  localStorage.setItem(SESSION_KEY, "cookie");
  const calls = knowing({});
  expect([await settleSession(undefined), calls]).toEqual([undefined, []]);
});
