import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { indexAccounts } from "#features/accounts/server/index-accounts.ts";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember, signedIn } from "#features/accounts/server/people.test-support.ts";
import { blockUser } from "#features/social/server/block-user.ts";
import { importLandmarks } from "#features/places/server/import-landmarks.ts";
import { bytesOf } from "#features/places/server/small-country.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { testWorld } from "#tests/support/database.ts";
import { brokenDatabase, testApi } from "./api.test-support.ts";
import { Suggestions } from "./autocomplete.ts";

const database = testWorld(settleSmallWorld);

async function suggestions(query: string, headers: Record<string, string> = {}) {
  const answer = await testApi(database).get(`/autocomplete?${query}`, headers);
  expect(answer.status).toBe(200);
  return v.parse(v.strictObject(Suggestions.pipe[0].entries), await answer.json());
}

describe("GET /api/autocomplete", () => {
  test("answers with a group for each type, in the shape it is described in", async () => {
    const answer = await suggestions("search=rot");
    expect(answer).toMatchObject({
      cities: [
        { _id: expect.stringMatching(/^\d+$/), url: "rotterdam", name: "Rotterdam", place: "Zuid-Holland" },
        { url: "hoek-van-holland" },
      ],
      users: [],
      brands: [],
      products: [],
    });
    const shops = answer.shops?.map(({ name, type, place }) => `${name} ${type} ${place}`) ?? [];
    expect(shops.toSorted()).toEqual([
      "Sky High coffeeshop Rotterdam",
      "Sky High headshop Rotterdam",
      "Zeelucht coffeeshop Hoek van Holland",
    ]);
    expect(shops.at(-1)).toBe("Sky High headshop Rotterdam");
  });

  test("groups that are not asked for are absent", async () => {
    expect(Object.keys(await suggestions("search=rot&types=shops&types=brands"))).toEqual([
      "shops",
      "brands",
    ]);
    expect(Object.keys(await suggestions("search=rot&types=shops,brands"))).toEqual(["shops", "brands"]);
    expect(Object.keys(await suggestions("search=rot&types=cities"))).toEqual(["cities"]);
  });

  test("landmarks are found when they are asked for, with the path of the shops around them", async () => {
    await importLandmarks(
      database,
      bytesOf(
        "name,kind,city,lat,lon,source,source_year\nMariaplaats,square,Utrecht,52.089,5.117,OSM,2021\n",
      ),
    );
    expect(await suggestions("search=mariaplats&types=landmarks")).toEqual({
      landmarks: [
        {
          _id: expect.stringMatching(/^\d+$/),
          url: "/coffeeshops/utrecht?from=mariaplaats",
          name: "Mariaplaats",
          kind: "square",
          place: "Utrecht",
        },
      ],
    });
    const specified = ["cities", "users", "shops", "brands", "products"];
    expect(Object.keys(await suggestions("search=mariaplaats")).toSorted()).toEqual(specified.toSorted());
  });

  test("a city without a shop says where the nearest coffeeshop is", async () => {
    const { cities } = await suggestions("search=heusden&types=cities");
    expect(cities).toMatchObject([{ name: "Heusden", nearest: { place: "'s-Hertogenbosch" } }]);
    expect(cities?.[0]?.nearest?.metres).toBeGreaterThan(10_000);
    const { cities: withShops } = await suggestions("search=rotterdam&types=cities");
    expect(withShops?.[0]).not.toHaveProperty("nearest");
  });

  test("places are named in the language that was chosen", async () => {
    const { cities, shops } = await suggestions("search=sky&types=shops&types=cities", {
      cookie: "locale=es",
    });
    expect([cities, shops?.[0]?.place]).toEqual([[], "Róterdam"]);
    const { cities: found } = await suggestions("search=rotterdam", { cookie: "locale=es" });
    expect(found?.[0]?.name).toBe("Róterdam");
  });

  test.each(["", "@", "%20@%20", "@a", "%F0%9F%91%A9%E2%80%8D%F0%9F%91%A9", "%00", "%25", "_", "'", "%5C"])(
    "a question without a name, %j, has empty groups and costs the database nothing",
    async (search) => {
      const { get } = testApi(brokenDatabase(new Error("nothing is to be looked up")));
      const answer = await get(`/autocomplete?search=${search}`);
      expect([answer.status, await answer.json()]).toEqual([
        200,
        { cities: [], users: [], shops: [], brands: [], products: [] },
      ]);
    },
  );

  test("an @ looks for users only", async () => {
    expect(await suggestions("search=@mosa")).toEqual({
      cities: [],
      users: [],
      shops: [],
      brands: [],
      products: [],
    });
    expect((await suggestions("search=mosa")).shops).toHaveLength(2);
  });

  test("members who blocked one another do not find each other, and a visitor finds both", async () => {
    const [noor, sam] = await Promise.all([
      addMember(database, { name: "Zonnetje" }),
      addMember(database, { name: "Zonnebloem" }),
    ]);
    await indexAccounts(database, { accountIds: [noor.accountId, sam.accountId] });
    await blockUser(database, noor, { userId: sam.accountId, block: true });
    const namesFor = async (member?: Member) => {
      const { users } = await suggestions(
        "search=zonne&types=users&types=cities",
        member && (await signedIn(database, member)),
      );
      return users?.map(({ name }) => name).toSorted();
    };
    expect(await namesFor()).toEqual(["Zonnebloem", "Zonnetje"]);
    expect(await namesFor(noor)).toEqual(["Zonnetje"]);
    expect(await namesFor(sam)).toEqual(["Zonnebloem"]);
    expect(await namesFor()).toEqual(["Zonnebloem", "Zonnetje"]);
  });

  test("one letter finds no members, and a member called like a mistyped shop does not stand in for it", async () => {
    const { accountId } = await addMember(database, { name: "Andersm" });
    await indexAccounts(database, { accountIds: [accountId] });
    expect((await suggestions("search=a")).users).toEqual([]);
    const { shops, users } = await suggestions("search=andersm");
    expect([shops?.[0]?.name, users?.[0]?.name]).toEqual(["Andersom", "Andersm"]);
  });

  test.each([
    "search=(a%2B)%2B%24",
    `search=${"a".repeat(10_000)}`,
    `search=${encodeURIComponent("a b ".repeat(2_000))}`,
    `search=${encodeURIComponent("é́".repeat(500))}`,
    "search=%25%27_%5C%00mosa",
    `search=${encodeURIComponent("👩‍👩‍👧‍👦".repeat(50))}mosa`,
    "search='%20or%20'1'%3D'1",
    "search=%ED%A0%80mosa",
    "search=mosa&unknown=1",
  ])("%.60s is answered", async (query) => {
    await suggestions(query);
  });

  test.each([
    ["search=a&types[$ne]=cities", "request"],
    ["search=a&types[]=cities", "request"],
    ["search=a&types=", "types"],
    ["search=a&types=passwords", "types"],
    ["search=a&types=shops,passwords", "types"],
    [`search=a${"&types=shops".repeat(7)}`, "types"],
    ["search=a&search=b", "search"],
    ["types=cities", "search"],
  ])("%s is refused", async (query, param) => {
    const answer = await testApi(brokenDatabase(new Error("nothing is to be looked up"))).get(
      `/autocomplete?${query}`,
    );
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { errors: [{ msg: expect.any(String), param }] },
    ]);
  });

  test("what is asked twice within moments is looked up once", async () => {
    let askedCount = 0;
    const counting = {
      ...database,
      execute: ((...given) => {
        askedCount += 1;
        return database.execute(...given);
      }) as typeof database.execute,
    };
    const { get } = testApi(counting);
    await Promise.all([get("/autocomplete?search=mosa"), get("/autocomplete?search=MOSA")]);
    const once = askedCount;
    await get("/autocomplete?search=mosa");
    expect([askedCount, once > 0]).toEqual([once, true]);
  });

  test("a failure is not cached", async () => {
    let isBroken = true;
    const broken = brokenDatabase(Object.assign(new Error("away"), { kind: "unavailable" }));
    const { get } = testApi({
      ...database,
      execute: (asked) => (isBroken ? broken : database).execute(asked),
    });
    expect((await get("/autocomplete?search=mosa")).status).toBe(503);
    isBroken = false;
    expect((await get("/autocomplete?search=mosa")).status).toBe(200);
  });
});
