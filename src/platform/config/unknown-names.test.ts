import { expect, test } from "vitest";
import { unknownNames } from "./unknown-names.ts";

test.each(["OPERATR", "OPERATOOR", "OPERATER", "OEPRATOR"])("%s in the environment is told of", (name) => {
  expect(unknownNames([], [name])).toEqual([
    `${name} is no setting of this site and does nothing; is OPERATOR meant?`,
  ]);
});

test("names of others in the environment are nobody's business, and our own are known", () => {
  const others = ["PATH", "HOME", "HOSTNAME", "NODE_ENV", "GOOGLE_APPLICATION_CREDENTIALS", "PORTS", "SITE"];
  expect(unknownNames(["OPERATOR", "PORT"], [...others, "SITE_URL"])).toEqual([]);
});

test("of a file every name that is none is told of, once", () => {
  expect(unknownNames(["SITE_ADDRESS", "SMTP_URI"], ["SITE_ADDRESS", "SMTP_URI"])).toEqual([
    "SITE_ADDRESS is no setting of this site and does nothing",
    "SMTP_URI is no setting of this site and does nothing; is SMTP_URL meant?",
  ]);
});
