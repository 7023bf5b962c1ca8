import { beforeEach, expect, test } from "vitest";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import type { Database } from "#platform/database/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { sitemapEntries } from "./sitemap-entries.ts";
import { sitemapFiles } from "./sitemap-files.ts";

const database = testDatabase();
beforeEach(() => settleSmallWorld(database));

/** As a site has it, counting what is read; it is away as long as `isAway` says so. */
function served(isAway: () => boolean = () => false) {
  const read: (string | undefined)[] = [];
  const serving: Database = {
    ...database,
    changes: { stamp: () => 1, onChange: () => undefined },
    execute(asked) {
      read.push(asked.name);
      return isAway() ? Promise.reject(new Error("away")) : database.execute(asked);
    },
  };
  return { serving, read };
}

test("robots that ask for the sitemap again and again have it counted once", async () => {
  const { serving, read } = served();
  const files = await sitemapFiles(serving);
  const readCount = read.length;
  expect(await sitemapFiles(serving)).toEqual(files);
  expect(read).toHaveLength(readCount);
});

test("the parts of what is grouped from others are all read at once, and follow each other", async () => {
  const { serving, read } = served();
  const parts = [1, 2, 3, 4].map((part) => sitemapEntries(serving, { kind: "cities", part }, 2));
  const paths = (await Promise.all(parts)).flat().map(({ path }) => path);
  expect(paths).toEqual(
    (await sitemapEntries(database, { kind: "cities", part: 1 })).map(({ path }) => path),
  );
  expect(paths).toHaveLength(5);
  expect(read).toHaveLength(1);
});

test("what could not be counted is asked for again", async () => {
  let isAway = true;
  const { serving } = served(() => isAway);
  await expect(sitemapFiles(serving)).rejects.toThrow("away");
  isAway = false;
  expect(await sitemapFiles(serving)).toHaveLength(3);
});
