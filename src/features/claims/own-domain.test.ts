import { expect, test } from "vitest";
import { isOfOwnDomain } from "./own-domain.ts";

test.each([
  ["info@zeelucht.example", "https://www.zeelucht.example/menu", true],
  ["Info@Zeelucht.example", "http://zeelucht.example", true],
  ["info@example", "https://zeelucht.example", false],
  ["info@shop.example", "https://zeelucht.shop.example", false],
  ["info@zeelucht.example", "https://zeelucht.example.org", false],
  ["zeelucht@gmail.com", "https://gmail.com", false],
  ["zeelucht@facebook.com", "https://www.facebook.com/zeelucht", false],
])("%s is an address of %s: %s", (email, website, isOwn) => {
  expect(isOfOwnDomain(email, website)).toBe(isOwn);
});
