// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetSessionToken, SESSION_KEY, sessionToken } from "./session-token.ts";

/** What the browser says it has; a test's browser has one cookie of a name. */
function cookies(...pairs: string[]): void {
  vi.spyOn(document, "cookie", "get").mockReturnValue(pairs.join("; "));
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
});

test("a host that lacks the token copies it from the cookie", () => {
  cookies("locale=nl", `${SESSION_KEY}=abc`);
  expect(sessionToken()).toBe("abc");
  expect(localStorage.getItem(SESSION_KEY)).toBe("abc");
});

test("one whose cookie is gone forgets its copy", () => {
  localStorage.setItem(SESSION_KEY, "abc");
  cookies("locale=nl", `x${SESSION_KEY}=abc`);
  expect(sessionToken()).toBeUndefined();
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
});

test("the cookie decides when somebody else logged in at another host", () => {
  localStorage.setItem(SESSION_KEY, "sam");
  cookies(`${SESSION_KEY}=noor`);
  expect(sessionToken()).toBe("noor");
});

test("two cookies are no session: one of them was set by another host", () => {
  cookies(`${SESSION_KEY}=noor`, `${SESSION_KEY}=mallory`);
  expect(sessionToken()).toBeUndefined();
});

test("a browser that stores nothing has the cookie", () => {
  cookies(`${SESSION_KEY}=abc`);
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(sessionToken()).toBe("abc");
});

test("to forget it removes the cookie of all hosts, and the copy", () => {
  localStorage.setItem(SESSION_KEY, "abc");
  cookies();
  const set = vi.spyOn(document, "cookie", "set");
  forgetSessionToken("highstreet.example");
  expect(set).toHaveBeenCalledWith(
    `${SESSION_KEY}=; Max-Age=0; Path=/; SameSite=Lax; Domain=highstreet.example`,
  );
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
});
