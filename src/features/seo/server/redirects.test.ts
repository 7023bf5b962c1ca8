import { describe, expect, test } from "vitest";
import { saveBrands } from "#features/brands/server/save-brands.ts";
import { settleSmallCountry } from "#features/places/server/small-country.test-support.ts";
import { saveProducts } from "#features/products/server/save-products.ts";
import { brandOf, productOf } from "#features/products/server/small-catalogue.test-support.ts";
import { statement } from "#platform/database/statement.ts";
import { testDatabase, testWorld } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { eraseAccount } from "#features/leaving/server/erase-account.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember, leave } from "#features/accounts/server/people.test-support.ts";
import { renameAccount } from "#features/accounts/server/rename-account.ts";
import { sql } from "kysely";
import { addRedirect } from "./add-redirect.ts";
import { redirectFor } from "./redirect-for.ts";

const secondHops = statement("second-hops", (db) =>
  db
    .selectFrom("redirect")
    .innerJoin("redirect as next", "next.from_path", "redirect.to_path")
    .select("next.from_path"),
);

const ageFreed = statement(
  "age-freed-names-of-redirects-in-test",
  () => sql`update freed_name set freed_at = freed_at - interval '30 days'`,
);

describe("an old address", () => {
  const database = testDatabase();
  const add = (from: string, to: string) => addRedirect(database, { from, to });
  const follow = (path: string) => redirectFor(database, { path });

  test("leads to the new one", async () => {
    await add("/coffeeshop/relax", "/coffeeshop/relax-meppel");
    expect(await follow("/coffeeshop/relax")).toBe("/coffeeshop/relax-meppel");
    expect(await follow("/coffeeshop/relax-meppel")).toBeNull();
  });

  test("leads there in one hop after a second move", async () => {
    await add("/a", "/b");
    await add("/b", "/c");
    expect([await follow("/a"), await follow("/b"), await follow("/c")]).toEqual(["/c", "/c", null]);
    expect(await secondHops.all(database)).toEqual([]);
  });

  test("that is used again leads away no longer", async () => {
    await add("/a", "/b");
    await add("/b", "/a");
    expect([await follow("/a"), await follow("/b")]).toEqual([null, "/a"]);
  });

  test("keeps its language, and minds neither capitals nor query nor a slash at the end", async () => {
    await add("/Coffeeshop/Relax", "/coffeeshop/rest");
    expect(await follow("/coffeeSHOP/relax")).toBe("/coffeeshop/rest");
    expect(await follow("/de/coffeeshop/relax/?utm_source=x#menu")).toBe("/de/coffeeshop/rest");
    expect(await follow("/cz/coffeeshop/relax")).toBe("/cz/coffeeshop/rest");
  });

  test("with the prefix of the default language leads to the one address, which has none", async () => {
    await add("/coffeeshop/relax", "/coffeeshop/rest");
    expect(await follow("/nl/coffeeshop/relax")).toBe("/coffeeshop/rest");
  });

  test.each([
    "//evil.example",
    "https://evil.example",
    "/api/getshops",
    "/auth/google",
    "/a\\b",
    "/a?b",
    "relax",
    "/a",
    "/de",
    "/nl/coffeeshops",
  ])("cannot lead to %j", async (to) => {
    await expect(add("/a", to)).rejects.toMatchObject({ kind: "invalid" });
    expect(await follow("/a")).toBeNull();
  });

  test.each([
    "",
    "/",
    "//",
    "/\0",
    "/\ud83d",
    `/${"x".repeat(10_000)}`,
    "/de",
    "/%",
    "https://evil.example/",
  ])("that nobody knows is no trouble: %j", async (path) => {
    expect(await follow(path)).toBeNull();
  });
});

describe("another name of a city", () => {
  const database = testWorld(settleSmallCountry);

  test.each([
    ["/coffeeshops/den-bosch", "/coffeeshops/s-hertogenbosch"],
    ["/fr/coffeeshops/bois-le-duc", "/fr/coffeeshops/s-hertogenbosch"],
    ["/coffeeshops/hook-of-holland", "/coffeeshops/hoek-van-holland"],
    ["/map/den-bosch", "/map/s-hertogenbosch"],
    ["/weed/den-bosch", "/weed/s-hertogenbosch"],
    ["/de/products/den-bosch", "/de/products/s-hertogenbosch"],
  ])("%s leads to %s", async (path, target) => {
    expect(await redirectFor(database, { path })).toBe(target);
  });

  test("that is its own address leads nowhere", async () => {
    expect(await redirectFor(database, { path: "/coffeeshops/rotterdam" })).toBeNull();
  });
});

describe("a page that stands elsewhere", () => {
  const database = testDatabase();
  const follow = (path: string) => redirectFor(database, { path });

  test.each(["/hash/edam", "/products/edam"])(
    "is found from %s, the product under another word",
    async (path) => {
      await saveProducts(database, [productOf({ slug: "edam", name: "Edam" })]);
      expect(await follow(`/pl${path}`)).toBe("/pl/weed/edam");
      expect(await follow("/weed/edam")).toBeNull();
    },
  );

  test("is found for a grower of the experiment, which has no page of a brand", async () => {
    await saveBrands(database, [
      brandOf({ slug: "aardachtig", name: "Aardachtig", isLicensedGrower: true }),
      brandOf({ slug: "kaas", name: "Kaas" }),
    ]);
    expect(await follow("/brand/aardachtig")).toBe("/wietproef#aardachtig");
    expect(await follow("/brand/kaas")).toBeNull();
  });

  test("is reached in one hop from an old address of what led there by a rule", async () => {
    await settleSmallCountry(database);
    await saveProducts(database, [productOf({ slug: "edam", name: "Edam" })]);
    await saveBrands(database, [brandOf({ slug: "aardachtig", name: "Aardachtig", isLicensedGrower: true })]);
    await addRedirect(database, { from: "/old-cheese", to: "/products/edam" });
    await addRedirect(database, { from: "/old-grower", to: "/brand/aardachtig" });
    await addRedirect(database, { from: "/old-town", to: "/coffeeshops/den-bosch" });
    expect(await follow("/de/old-cheese")).toBe("/de/weed/edam");
    expect(await follow("/old-grower")).toBe("/wietproef#aardachtig");
    expect(await follow("/old-town")).toBe("/coffeeshops/s-hertogenbosch");
  });

  test("is given up where a rule would lead back to it", async () => {
    await saveProducts(database, [productOf({ slug: "edam", name: "Edam" })]);
    await addRedirect(database, { from: "/weed/edam", to: "/hash/edam" });
    expect(await follow("/hash/edam")).toBe("/weed/edam");
  });
});

describe("an address that a person had", () => {
  const database = testDatabase();
  const rename = (member: Member, name: string) =>
    renameAccount(database, member, { name, siteName: "Highstreet", isLimited: false });
  const follow = (path: string) => redirectFor(database, { path });

  test("leads to the one they have now, in one hop after several names, for as long as they are there", async () => {
    const sam = await addMember(database, { name: "Sam" });
    for (const name of ["Samuel", "Samson"]) await rename(sam, name);
    expect([
      await follow("/user/sam"),
      await follow("/de/user/samuel"),
      await follow("/user/samson"),
    ]).toEqual(["/user/samson", "/de/user/samson", null]);
    await ageFreed.run(database);
    expect(await follow("/user/sam")).toBe("/user/samson");
  });

  test("leads to nobody else: whoever takes it after thirty days ends that, also when they move on or leave", async () => {
    const [sam, noor] = [
      await addMember(database, { name: "Sam" }),
      await addMember(database, { name: "Noor" }),
    ];
    await rename(sam, "Samuel");
    await ageFreed.run(database);
    await rename(noor, "Sam");
    expect(await follow("/user/sam")).toBeNull();
    await rename(noor, "Noor again");
    expect(await follow("/user/sam")).toBe("/user/noor-again");
    await eraseAccount(database, { accountId: noor.accountId, onlyIfDue: false });
    expect(await follow("/user/sam")).toBeNull();
  });

  test.each([{ profile: "friends" }, { profile: "nobody" }] as const)(
    "does not tell the new name of somebody with %j",
    async (privacy) => {
      const sam = await addMember(database, { name: "Sam", privacy });
      await rename(sam, "Samuel");
      expect(await follow("/user/sam")).toBeNull();
    },
  );

  test("nor that of somebody who has asked to be erased", async () => {
    const sam = await addMember(database, { name: "Sam" });
    await rename(sam, "Samuel");
    await leave(database, sam);
    expect(await follow("/user/sam")).toBeNull();
  });
});

test("people who move pages at the same time never make a way of two hops", async () => {
  const database = await freshDatabase();
  await Promise.all(
    ["/a", "/b", "/c", "/d", "/e"].map((from, index, paths) =>
      addRedirect(database, { from, to: paths[index + 1] ?? "/f" }),
    ),
  );
  expect(await secondHops.all(database)).toEqual([]);
});
