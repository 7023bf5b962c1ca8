import { expect, test } from "vitest";
import { settleSmallCase } from "#features/moderation/server/small-case.test-support.ts";
import type { Admin } from "#features/accounts/server/members.ts";
import { testWorld } from "./support/database.ts";
import { drawnPages } from "./support/drawn-pages.ts";

let ada: Admin;
const database = testWorld(async (world) => void ({ ada } = await settleSmallCase(world)));

async function read(path: string, permissions = ada.permissions) {
  const viewer = { ...ada, permissions };
  const draw = await drawnPages({ database, now: () => new Date(), report: () => undefined, viewer });
  return draw(path);
}

test("the cities are a list, and one of them is edited at the address of the list", async () => {
  const { text } = await read("/dashboard/cities?q=vleuten");
  expect(text).toContain("Vleuten");
  const [, address = ""] = /href="(\/dashboard\/cities\?id=\d+)"/.exec(text) ?? [];
  expect((await read(address)).text).toContain("Wat bezoekers eerst lezen");
  expect((await read("/dashboard/cities?id=987654")).status).toBe(404);
});

test("nobody but an admin opens it", async () => {
  for (const roles of [{ mod: true }, { shopAdmin: [1] }, { brandAdmin: [1] }]) {
    const permissions = { admin: false, mod: false, shopAdmin: [], brandAdmin: [], ...roles };
    const { status, text } = await read("/dashboard/cities", permissions);
    expect([status, text.includes('"location","/dashboard?from=room"')]).toEqual([302, true]);
  }
});
