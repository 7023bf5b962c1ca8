import { expect, test } from "vitest";
import * as errorTexts from "./error-texts.ts";

const messages = new Map(Object.entries(errorTexts).map(([name, { message }]) => [name, message]));

// Specification section 8, row by row. Where it gives the exact words they are repeated here, so that they are not edited by
// accident.
test.each([
  ["unknown route or failed validation", "unknownPage", "This page could not be found"],
  ["unknown middleware", "unknownMiddleware", "Unknown middleware {name}"],
  ["errors without a list", "unknownError", "An unknown error occurred"],
  ["a failed GET with code 404 and no redirect", "pageNotFound", "Page not found"],
  ["the error page fails", "errorPage", "An error occurred while showing the error page"],
  ["a name in use", "nameTaken", "Username already exists... "],
  ["a menu image decision fails", "menuImage", "Error handling menuimage :("],
  ["a user change decision fails", "userChange", "Error handling userchange :("],
  ["a review decision fails", "review", "error approving review"],
  ["location denied or unsupported", "locationTitle", "Error getting your location"],
  ["the newsletter without an address", "emailMissing", "Please enter your email address"],
] as const)("%s: %s says exactly “%s”", (_row, name, words) => {
  expect(messages.get(name)).toBe(words);
});

test.each([
  "crashed",
  "serverTrouble",
  "imageTooLarge",
  "location",
  "copy",
  "unavailable",
  "takesNoRequests",
  "requestsWaiting",
] as const)("%s, whose words the specification leaves open, has some", (name) => {
  expect(messages.get(name)?.length).toBeGreaterThan(20);
});
