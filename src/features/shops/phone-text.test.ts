import { expect, test } from "vitest";
import { phoneText } from "./phone-text.ts";

test.each([
  ["+31301234567", "+31 30 123 4567"],
  ["+31612345678", "+31 6 1234 5678"],
  ["+31118123456", "+31 118 123 456"],
  ["+4930123456", "+4930123456"],
])("%s is read as %s", (phone, text) => {
  expect(phoneText(phone).replaceAll("\u00A0", " ")).toBe(text);
});
