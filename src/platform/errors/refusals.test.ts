import { describe, expect, test } from "vitest";
import { CallFailed } from "../http-client.ts";
import { Conflict, fieldErrorsOf, NotAllowed } from "./errors.ts";
import { refusal } from "./refusals.ts";

const FULL = refusal("Is full", "until", "by");
const CLOSED = refusal("Is closed");

describe("a refusal", () => {
  test("has the same sentence whatever it names, and the values beside it", () => {
    const { errors } = new Conflict("table", FULL.with({ until: "ten", by: null }));
    expect(errors).toEqual([{ msg: "Is full", param: "table", values: { until: "ten" } }]);
    expect(new NotAllowed("table", CLOSED.with({})).errors).toEqual([{ msg: "Is closed", param: "table" }]);
  });

  test("is recognised in the answer of a call, with its values", () => {
    const failure = new CallFailed(409, [
      { msg: "Must be given", param: "name" },
      { msg: "Is full", param: "table", values: { until: "ten" } },
    ]);
    expect(FULL.in(failure)).toEqual({ until: "ten" });
    expect(CLOSED.in(failure)).toBeUndefined();
  });

  test("without values is recognised too", () => {
    expect(FULL.in(new CallFailed(409, [{ msg: "Is full", param: "table" }]))).toEqual({});
    expect(CLOSED.in(new CallFailed(403, [{ msg: "Is closed", param: "table" }]))).toEqual({});
  });

  test("is in nothing else that fails, and takes no values that it does not know", () => {
    for (const failure of [
      undefined,
      null,
      new Error("Is full"),
      new CallFailed(503, []),
      { errors: "Is full" },
    ])
      expect(FULL.in(failure)).toBeUndefined();
    const odd = [{ msg: "Is full", param: "table", values: { until: 10, more: "x" } }];
    expect(FULL.in({ errors: odd })).toEqual({});
  });

  test("that is not one of these has no values", () => {
    expect(fieldErrorsOf(new Conflict("name", "Name already in use"))).toEqual([
      { msg: "Name already in use", param: "name" },
    ]);
  });
});
