import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function addressesIn(environment: string): Promise<string> {
  vi.stubEnv("NODE_ENV", environment);
  vi.resetModules();
  const { default: routes } = await import("#app/routes.ts");
  return JSON.stringify(routes);
}

test("the parts of the design system are shown while developing only", async () => {
  expect(await addressesIn("development")).toContain("ui-gallery");
  expect(await addressesIn("production")).not.toContain("ui-gallery");
});
