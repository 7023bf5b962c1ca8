import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { type AppContext, appContext } from "../app-context.ts";
import { guard } from "./guards.ts";

/** Asks for a page behind a guard; `next` draws it. */
async function ask(name: string, { isDevelopment }: { isDevelopment: boolean }) {
  const context = new RouterContextProvider();
  context.set(appContext, { site: { isDevelopment } } as AppContext);
  const next = vi.fn(async () => new Response("drawn"));
  const request = new Request("http://localhost/ui");
  const args = { request, url: new URL(request.url), params: {}, context, pattern: "/ui" };
  return guard(name)(args as Parameters<ReturnType<typeof guard>>[0], next);
}

test("a guard nobody registered stops every request with its name", async () => {
  await expect(ask("grandmother", { isDevelopment: true })).rejects.toMatchObject({
    data: { errors: [{ msg: "Unknown middleware grandmother", param: "" }] },
    init: { status: 500 },
  });
});

test("the parts of the design system are shown while developing only", async () => {
  expect(await (await ask("development", { isDevelopment: true }))?.text()).toBe("drawn");
  await expect(ask("development", { isDevelopment: false })).rejects.toMatchObject({ init: { status: 404 } });
});
