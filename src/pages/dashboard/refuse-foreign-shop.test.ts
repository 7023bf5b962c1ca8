import { expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { refuseForeignShop } from "./refuse-foreign-shop.ts";

const member = (admin: boolean) =>
  ({ permissions: { admin, mod: false, shopAdmin: [7], brandAdmin: [] } }) as unknown as Member;

test.each([
  ["nothing", "", false],
  ["one’s own", "id=7", false],
  ["somebody else’s", "id=419", true],
  ["what is no number", "id=seven", true],
])("a page of the dashboard asked for %s", (_, query, isRefused) => {
  const ask = (admin: boolean) => () => refuseForeignShop(member(admin), new URLSearchParams(query), "id");
  if (isRefused) expect(ask(false)).toThrow();
  else expect(ask(false)).not.toThrow();
  expect(ask(true)).not.toThrow();
});
