import { describe, expect, test } from "vitest";
import {
  Conflict,
  fieldErrorsOf,
  Invalid,
  kindOf,
  NotAllowed,
  NotFound,
  STATUS_OF_KIND,
  TooOften,
} from "./errors.ts";

describe("the errors of use cases", () => {
  test.each([
    [new NotFound("shop"), "notFound", 404, [{ msg: "Not found", param: "shop" }]],
    [new NotAllowed("role"), "notAllowed", 403, [{ msg: "Not allowed", param: "role" }]],
    [
      new Conflict("name", "Name already in use"),
      "conflict",
      409,
      [{ msg: "Name already in use", param: "name" }],
    ],
    [new Invalid([{ msg: "Too long", param: "text" }]), "invalid", 400, [{ msg: "Too long", param: "text" }]],
    [new TooOften("code", 60), "tooOften", 429, [{ msg: "Was tried too often", param: "code" }]],
  ] as const)("%s is of kind %s and answers %d", (error, kind, status, errors) => {
    expect(kindOf(error)).toBe(kind);
    expect(STATUS_OF_KIND[kind]).toBe(status);
    expect(fieldErrorsOf(error)).toEqual(errors);
  });

  test("say in the log what they are about", () => {
    const error = new Invalid([
      { msg: "Too long", param: "text" },
      { msg: "Must be a number", param: "page" },
    ]);
    expect(error.message).toBe("Too long [text], Must be a number [page]");
  });

  test("are known by what they say they are, because the bundle has classes of its own", () => {
    expect(kindOf({ kind: "conflict" })).toBe("conflict");
    expect(kindOf({ kind: "unavailable" })).toBe("unavailable");
  });
});

test.each([
  undefined,
  null,
  "notFound",
  new Error("broke"),
  { kind: "folder-in-use" },
  { kind: "toString" },
  { kind: 4 },
])("nobody foresaw %j", (error) => {
  expect(kindOf(error)).toBeUndefined();
  expect(fieldErrorsOf(error)).toEqual([]);
});
