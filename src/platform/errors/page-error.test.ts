import { describe, expect, test } from "vitest";
import { describeErrors, pageErrorOf, statusOf } from "./page-error.ts";

describe("the status of the error page", () => {
  test.each([
    [{ statusCode: 410, status: 500, response: { status: 400 } }, 410],
    [{ status: 503, response: { status: 400 } }, 503],
    [{ response: { status: 403 } }, 403],
    [{ statusCode: "404" }, 500],
    [{ status: 0 }, 500],
    [new Error("broke"), 500],
    [undefined, 500],
    [null, 500],
    ["broke", 500],
  ])("of %j is %d: statusCode, status, response, else 500", (error, status) => {
    expect(statusOf(error)).toBe(status);
  });
});

describe("the message of the error page", () => {
  test.each([
    [
      {
        errors: [
          { msg: "Not found", param: "shop" },
          { msg: "Second", param: "b" },
        ],
      },
      "Not found [shop]",
    ],
    [{ data: { errors: [{ msg: "Page not found", param: "" }] } }, "Page not found"],
    [new Error("Failed to fetch"), "Failed to fetch"],
    [{ errors: [] }, undefined],
    [new Error(), undefined],
    [undefined, undefined],
  ])("of %j is %j: the first msg with its param in brackets", (error, message) => {
    expect(pageErrorOf(error).message).toBe(message);
  });
});

test('a refused change reads "msg: param", joined by commas', () => {
  const errors = [
    { msg: "Too long", param: "text" },
    { msg: "Name already in use", param: "name" },
  ];
  expect(describeErrors(errors)).toBe("Too long: text, Name already in use: name");
  expect(describeErrors([])).toBeUndefined();
});
