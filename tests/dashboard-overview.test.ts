import { expect, test } from "vitest";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { shopIn } from "#features/contributions/server/contributors.test-support.ts";
import { settleSmallCase } from "#features/moderation/server/small-case.test-support.ts";
import { testWorld } from "./support/database.ts";
import { drawnPages } from "./support/drawn-pages.ts";

const database = testWorld(async (world) => void (await settleSmallCase(world)));

test("the overview is about one of several shops, that of its address or else the first, and for somebody else’s there is no page", async () => {
  const [first, second] = [await shopIn(database, "andersom"), await shopIn(database, "zeelucht")];
  const noor = await addMember(database, { name: "Noor" });
  const viewer = { ...noor, permissions: { ...noor.permissions, shopAdmin: [first.id, second.id] } };
  const draw = await drawnPages({ database, now: () => new Date(), report: () => undefined, viewer });
  const about = async (path: string) => {
    const { text } = await draw(path);
    return [first, second].filter(({ id }) =>
      text.includes(`href="/dashboard/shops/shop?id=${id}&amp;tab=hours"`),
    );
  };
  expect(await about(`/dashboard?id=${second.id}`)).toEqual([second]);
  expect(await about("/dashboard")).toHaveLength(1);
  expect((await draw("/dashboard?id=1000000")).status).toBe(404);
});
