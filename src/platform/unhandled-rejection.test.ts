import { expect, test, vi } from "vitest";
import { onUnhandledRejection } from "./unhandled-rejection.ts";

test("a database that goes away while nobody waits for it is told to the log and ends nothing", () => {
  const warn = vi.fn();
  const lost = Object.assign(new Error("terminating connection due to administrator command"), {
    code: "57P01",
  });
  onUnhandledRejection({ warn })(lost);
  expect(warn).toHaveBeenCalledWith({ err: lost }, expect.stringContaining("was lost"));
});

test("a mistake of ours goes on to whoever ends the process", () => {
  const warn = vi.fn();
  const mistake = new TypeError("undefined is not a function");
  expect(() => onUnhandledRejection({ warn })(mistake)).toThrow(mistake);
  expect(warn).not.toHaveBeenCalled();
});
