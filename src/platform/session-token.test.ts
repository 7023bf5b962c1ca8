// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { contestedTokens, forgetSessionToken, SESSION_KEY, sessionToken } from "./session-token.ts";

/** What the browser says it has; a test's browser has one cookie of a name. */
function cookies(...pairs: string[]): void {
  vi.spyOn(document, "cookie", "get").mockReturnValue(pairs.join("; "));
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  localStorage.clear();
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

test("with another token in the cookie than here there is no session, and neither is lost until that is settled", () => {
  localStorage.setItem(SESSION_KEY, "sam");
  cookies(`${SESSION_KEY}=noor`);
  expect(sessionToken()).toBeUndefined();
  expect(localStorage.getItem(SESSION_KEY)).toBe("sam");
  expect(contestedTokens()).toEqual({ kept: "sam", cookie: "noor" });
});

test.each([[[]], [[`${SESSION_KEY}=sam`]], [[`${SESSION_KEY}=a`, `${SESSION_KEY}=b`]]])(
  "with the cookies %j nothing is contested",
  (pairs) => {
    localStorage.setItem(SESSION_KEY, "sam");
    cookies(...pairs);
    expect(contestedTokens()).toBeUndefined();
  },
);

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
