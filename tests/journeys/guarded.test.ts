import { expect, inject, test } from "vitest";
import { journey, withConsent } from "../support/journey.ts";
import { behind, NOT_FOUND, PAGES } from "../support/journeys-pages.ts";

const pages = Object.entries(PAGES);

async function answer(path: string): Promise<{ policy: string; html: string }> {
  const response = await fetch(inject("journeys").origin + path);
  return { policy: response.headers.get("content-security-policy") ?? "", html: await response.text() };
}

const nonceOf = (policy: string) => /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";

test.each(pages)(
  "every answer has a nonce of its own, in its policy and on its scripts: %s",
  async (_, path) => {
    const nonces = new Set<string>();
    for (const { policy, html } of [await answer(path), await answer(path)]) {
      const nonce = nonceOf(policy);
      expect(nonce.length).toBeGreaterThanOrEqual(22);
      const scripts = [...html.matchAll(/<script\b(?![^>]*ld\+json)([^>]*)>/g)].map(([tag]) => tag);
      expect(scripts.length).toBeGreaterThan(0);
      for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(2);
  },
);

test.each(pages)("no style and no script stands in an attribute: %s", async (_, path) => {
  const { html } = await answer(path);
  const markup = html.replaceAll(/<script\b.*?<\/script>/gs, "");
  expect(markup).not.toMatch(/<[^>]+\sstyle=/);
  expect(markup).not.toMatch(/<[^>]+\son[a-z]+=/);
  expect(markup).not.toMatch(/<style\b(?![^>]*nonce=)/);
});

// Each journey fails by itself on a request to another origin or a violation of the policy.
test("no page asks anything of anyone else or breaks the policy, in Dutch, Polish and Czech", async () => {
  const visit = async (prefix: string) => {
    const { page, open } = await withConsent({ expected: [NOT_FOUND] });
    for (const path of Object.values(PAGES)) {
      await open(behind(prefix, path));
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState("networkidle");
    }
  };
  await Promise.all(["", "/pl", "/cz"].map(visit));
});

test("the first visit leaves no cookie before the question is answered", async () => {
  const { context, open } = await journey();
  await open("/en");
  expect(await context.cookies()).toEqual([]);
});

test("for those who want less motion, nothing moves", async () => {
  const { page, open } = await withConsent({ reducedMotion: "reduce" });
  await open("/en/coffeeshops");
  await page.getByRole("button", { name: "Language" }).click();
  await page.getByRole("dialog").waitFor();
  const moving = await page.evaluate(() => {
    const lasts = (times: string) => times.split(",").some((time) => Number.parseFloat(time) > 0.01);
    return [...document.querySelectorAll("*")]
      .filter((element) => {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
        return lasts(transitionDuration) || (animationName !== "none" && lasts(animationDuration));
      })
      .map((element) => `${element.tagName} ${element.className}`);
  });
  expect(moving).toEqual([]);
});
