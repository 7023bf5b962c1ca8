import { expect, test } from "vitest";
import { timeAttribute } from "./time-attribute.ts";

test("an instant has three digits of a second at most", () => {
  expect(timeAttribute("2026-11-27T04:17:07.429122+00:00")).toBe("2026-11-27T04:17:07.429+00:00");
  expect(timeAttribute("2026-11-27T04:17:07.429Z")).toBe("2026-11-27T04:17:07.429Z");
  expect(timeAttribute("2026-11-27")).toBe("2026-11-27");
});
