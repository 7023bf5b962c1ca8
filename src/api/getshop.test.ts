import { sql } from "kysely";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { testApi } from "./api.test-support.ts";
import { ShopDetails } from "./getshop-schemas.ts";

const tellAll = statement(
  "test-tell-all",
  (_, p: Params<{ slug: string }>) => sql`
    with told as (
      update shop set email = 'post@example.org', socials = '{https://social.example.org/@andersom}',
        former_names = '{De Oude}', osm_id = 'node/7', description = '{"source": "nl", "nl": "Anders."}',
        smoking = 'pureOnly', terrace = 'no', maximum_stay_minutes = 90
      where slug = ${p.slug} returning municipality_id)
    update municipality set register_name = 'Register of Utrecht', register_observed_on = '2026-08'
    where id = (select municipality_id from told)`,
);

describe("GET /api/getshop", () => {
  const database = testWorld(settleSmallCatalogue);

  const ask = (query: string) => testApi(database).get(`/getshop${query}`);

  test("tells all of a shop, in the shape that the description promises", async () => {
    const answer = await ask("?url=andersom");
    expect(answer.status).toBe(200);
    const shop = v.parse(ShopDetails, await answer.json());
    expect(shop).toMatchObject({
      url: "andersom",
      city: { url: "utrecht" },
      municipality: { name: "Utrecht" },
    });
    expect(shop.menu?.items).toHaveLength(8);
    expect(shop.menu?.items[0]).toMatchObject({
      name: "Fog (AAA)",
      product: { url: "morning-fog", type: "weed" },
      ladder: [
        { unit: "gram", quantity: 1, cents: 1200 },
        { unit: "gram", quantity: 2.5, cents: 2800 },
      ],
    });
  });

  test("tells what a shop can tell of itself, and what the register says of its licence", async () => {
    const before = v.parse(ShopDetails, await (await ask("?url=andersom")).json());
    expect(before).toMatchObject({
      email: null,
      socials: [],
      formerNames: [],
      photos: [],
      licence: { state: "none" },
    });
    await tellAll.run(database, { slug: "andersom" });
    const shop = v.parse(ShopDetails, await (await ask("?url=andersom&lang=de")).json());
    expect(shop).toMatchObject({
      email: "post@example.org",
      socials: ["https://social.example.org/@andersom"],
      formerNames: ["De Oude"],
      osmId: "node/7",
      description: { text: "Anders.", lang: "nl" },
      consumption: { smoking: "pureOnly", terrace: "no", maximumStayMinutes: 90, drinkRequired: "unknown" },
      licence: { state: "missing", register: "Register of Utrecht", observedOn: "2026-08" },
    });
  });

  test("says null where no menu is known", async () => {
    expect(await (await ask("?url=zeelucht")).json()).toMatchObject({ menu: null });
  });

  test("tells whether it is open at a time, which nobody knows without its hours", async () => {
    const openingAt = async (query: string) =>
      v.parse(ShopDetails, await (await ask(`?url=zeelucht${query}`)).json()).openingAt;
    expect(await openingAt("")).toBeNull();
    expect(await openingAt("&at=2026-12-31T20:00")).toEqual({ state: "unknown" });
    expect((await ask("?url=zeelucht&at=tomorrow")).status).toBe(400);
  });

  test("speaks the language that is asked for", async () => {
    expect(await (await ask("?url=zeelucht&lang=en")).json()).toMatchObject({
      city: { name: "Hook of Holland" },
    });
  });

  test("answers its own tag with nothing new", async () => {
    const tag = (await ask("?url=mosa")).headers.get("etag") ?? "";
    const again = await testApi(database).get("/getshop?url=mosa", { "if-none-match": tag });
    expect([tag.length > 2, again.status]).toEqual([true, 304]);
  });

  test.each(["", "?url=", "?url=%00", "?url=A%20b", `?url=${"a".repeat(121)}`])(
    "refuses %s",
    async (query) => {
      const answer = await ask(query);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ errors: [{ param: "url" }] });
    },
  );

  test("knows no shop that is not there", async () => {
    expect((await ask("?url=nobody")).status).toBe(404);
  });
});
