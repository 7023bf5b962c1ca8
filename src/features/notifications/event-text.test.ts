import fc from "fast-check";
import { expect, test } from "vitest";
import { eventText, retryText } from "./event-text.ts";

test("an event is one event, whatever people are called", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("\n", "\r", "\u2028", "\ud800", "é", "x", ":", '"') }),
      (name) => {
        const text = eventText({ event: "notification", id: "12", data: { name } });
        const [event, id, data, ...end] = text.split(/\r\n|\r|\n/);
        expect([event, id, end]).toEqual(["event: notification", "id: 12", ["", ""]]);
        expect(JSON.parse(data?.replace("data: ", "") ?? "")).toEqual({ name });
      },
    ),
  );
});

test("browsers come back after two to five seconds", () => {
  expect([retryText(() => 0), retryText(() => 1)]).toEqual(["retry: 2000\n\n", "retry: 5000\n\n"]);
});
