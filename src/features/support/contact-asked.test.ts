import { expect, test } from "vitest";
import { contactAsked } from "./contact-asked.ts";

const read = (query: string) => contactAsked(new URLSearchParams(query));

test("a link names the subject and the page", () => {
  expect(read("subject=mistake&about=/coffeeshop/barraka")).toEqual({
    subject: "mistake",
    about: "/coffeeshop/barraka",
  });
});

test.each([
  "",
  "subject=free-money&about=https://example.org/",
  "about=//example.org/coffeeshop",
  "about=/coffeeshop/<b>barraka",
  "about=Call%20this%20number",
  `about=/coffeeshop/${"a".repeat(121)}`,
])("%s fills in nothing", (query) => {
  expect(read(query)).toEqual({ subject: null, about: null });
});
