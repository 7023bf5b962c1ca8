import { expect, inject, test } from "vitest";
import { PERSONAS } from "#db/demo/personas.ts";
import { withConsent } from "../support/journey.ts";

test("who signs in with the demo's own provider comes back with a code, and gets a session where they were", async () => {
  const { page } = await withConsent({ expected: [/404/] });
  await page.goto("/auth/google?method=login&locale=pl&path=/deals");
  expect(await page.getByRole("link").allInnerTexts()).toHaveLength(PERSONAS.length + 1);
  await page.getByRole("link", { name: "Somebody new" }).click();
  await page.waitForURL(/\/pl\/login#code=[\w-]{43}$/);
  const code = new URL(page.url()).hash.slice("#code=".length);
  const { token, path } = (await page.evaluate(
    async (code) =>
      (
        await fetch("/api/session", {
          method: "POST",
          body: JSON.stringify({ code }),
          headers: { "content-type": "application/json" },
        })
      ).json(),
    code,
  )) as Record<string, string>;
  expect(path).toBe("/deals?newUser=1");
  expect((await page.context().cookies()).find(({ name }) => name === "auth_token")?.value).toBe(token);

  const answer = await fetch(`${inject("journeys").origin}/api/logout`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
});
