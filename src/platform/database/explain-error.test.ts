import { expect, test } from "vitest";
import { kindOf } from "#platform/errors/errors.ts";
import { explainError } from "./explain-error.ts";

const failed = (code: string) => Object.assign(new Error(`connect ${code}`), { code });

test.each([
  ["its queue is full, because it hangs", "EAGAIN"],
  ["its name is not known yet", "ENOTFOUND"],
  ["the name server does not answer", "EAI_AGAIN"],
  ["no way leads there", "EHOSTUNREACH"],
  ["there is no network", "ENETUNREACH"],
  ["it says nothing", "ETIMEDOUT"],
  ["the connection was given up", "ECONNABORTED"],
  ["nobody listens", "ECONNREFUSED"],
  ["two waited for each other, again and again", "40P01"],
  ["somebody else wrote the same, again and again", "40001"],
])("a database is away for a while when %s (%s)", (_, code) => {
  expect(kindOf(explainError(failed(code)))).toBe("unavailable");
});

test.each(["23505", "42P01", "EACCES"])("%s is no matter of waiting", (code) => {
  const error = failed(code);
  expect(explainError(error)).toBe(error);
});
