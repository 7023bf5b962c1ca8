import { expect, test } from "vitest";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { siteSecret } from "./site-secret.ts";

test("who asks for a secret at the same time gets the same one, and so does who asks later", async () => {
  const database = await freshDatabase();
  const made = await Promise.all(Array.from({ length: 8 }, () => siteSecret(database, "captcha")));
  made.push(await siteSecret(database, "captcha"));
  expect(new Set(made.map((secret) => secret.toString("hex"))).size).toBe(1);
  expect(made[0]?.length).toBe(32);
  expect(await siteSecret(database, "another")).not.toEqual(made[0]);
});
