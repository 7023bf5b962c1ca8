import { expect, inject, test } from "vitest";
import { connectBrowser } from "../support/journey.ts";
import { watchPage } from "../support/journeys-trouble.ts";

/** What every journey reports when a page does what it must not. */
async function heard(act: string): Promise<string> {
  const { origin } = inject("journeys");
  const visitor = await connectBrowser();
  const context = await visitor.newContext({ baseURL: origin });
  const { trouble } = watchPage(context, { origin, expected: [/everyday/] });
  const page = await context.newPage();
  await page.goto("/about");
  await page.evaluate(act).catch(() => undefined);
  await expect.poll(() => trouble).not.toEqual([]);
  await visitor.close();
  return trouble.join("\n");
}

test.each([
  ["an error in the console", 'console.error("everyday"); console.error("broken")', /^Console: broken$/],
  [
    "an error nobody caught",
    'setTimeout(() => { throw new Error("broken"); })',
    /Thrown on the page: broken/,
  ],
  ["a style the policy forbids", 'document.body.setAttribute("style", "color: red")', /Console: .*style/],
  ["a script made of a string", 'document.body.innerHTML = "<p>x</p>"', /Console: .*TrustedHTML/],
  ["a question to another site", 'location.href = "http://127.0.0.1:9/"', /Asked someone else: http/],
])("every journey hears %s", async (_, act, told) => {
  expect(await heard(act)).toMatch(told);
});
