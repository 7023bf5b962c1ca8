import { pino } from "pino";
import { expect, test } from "vitest";
import { reportTo } from "./report-to.ts";

function heard(error: unknown): { level: string; err?: object } {
  const lines: string[] = [];
  reportTo(
    pino({ formatters: { level: (level) => ({ level }) } }, { write: (line) => void lines.push(line) }),
  )(error);
  return JSON.parse(lines[0] ?? "{}");
}

test.each([
  ["an upload that ends early", Object.assign(new Error("aborted"), { code: "ECONNRESET" })],
  ["a visitor who leaves", new DOMException("This operation was aborted", "AbortError")],
  ["a chunk that is none", Object.assign(new Error("Parse Error"), { code: "HPE_INVALID_CHUNK_SIZE" })],
])("%s is no error, and leaves no stack", (_, error) => {
  expect(heard(error)).toMatchObject({ level: "info" });
  expect(heard(error)).not.toHaveProperty("err");
});

test.each([new Error("broken"), Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" })])(
  "%s is an error with its stack",
  (error) => {
    expect(heard(error)).toMatchObject({ level: "error", err: { stack: expect.stringContaining("Error") } });
  },
);
