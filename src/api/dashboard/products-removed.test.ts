import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Role } from "#features/accounts/access.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { NOW } from "#features/deals/server/small-offers.test-support.ts";
import { productBySlug } from "#features/products/server/product-by-slug.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import { itemsMatching } from "#features/search/server/items-matching.ts";
import { likeItem } from "#features/social/server/like-item.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { callerOf } from "./callers.test-support.ts";

const database = testWorld(settleSmallCatalogue);

const caller = (role: Role, of: string | null = null) => callerOf(database, "products", { role, of });

const idOfSlug = statement(
  "id-of-removed-product-in-test",
  (_, p: Params<{ slug: string }>) => sql<{ id: number }>`select id from product where slug = ${p.slug}`,
);

const strainOf = statement(
  "strain-of-product-in-test",
  (_, p: Params<{ slug: string }>) => sql<{ aliases: string[] }>`
    select strain.aliases from product join strain on strain.id = product.strain_id where product.slug = ${p.slug}`,
);

const left = statement(
  "left-of-removed-product-in-test",
  (_, p: Params<{ id: number }>) => sql<object>`
    select (select stood ->> 'name' from revision where target_type = 'product' and target_id = ${p.id}
        order by id desc limit 1) as stood,
      (select json_build_array(action, actor_role, details) from audit_entry
        where target_type = 'product' and target_id = ${p.id} order by seq desc limit 1) as told`,
);

type Caller = Awaited<ReturnType<typeof caller>>;

async function named(call: Caller, slug: string) {
  const id = String((await idOfSlug.first(database, { slug }))?.id);
  const { rev } = (await call("GET", `?id=${id}`)).body as { rev: string };
  return { _id: id, rev };
}

async function added(call: Caller, name: string, more: object = {}) {
  const given = { name, type: "hash", status: "active", ...more };
  return (await call("POST", "", given)).body as { _id: string; rev: string; slug: string };
}

const pageOf = (slug: string) => productBySlug(database, { slug, locale: "nl" });
const found = (question: string) => itemsMatching(database, { kind: "products", question });

describe("a product that is removed", () => {
  test("is gone from its page and from the search, and how it stood is kept", async () => {
    const admin = await caller("admin");
    const { _id: id, rev, slug } = await added(admin, "Duinhars");
    expect(await found("duinhars")).toEqual([Number(id)]);
    expect(await admin("DELETE", "", { _id: id, rev })).toMatchObject({ status: 200 });
    await expect(pageOf(slug)).rejects.toMatchObject({ kind: "notFound" });
    expect(await found("duinhars")).toEqual([]);
    expect(await admin("GET", `?id=${id}`)).toMatchObject({ status: 404 });
    expect(await left.first(database, { id: Number(id) })).toEqual({
      stood: "Duinhars",
      told: ["remove", "admin", { slug }],
    });
  });

  test("stays while something of people hangs on it, which is counted", async () => {
    const admin = await caller("admin");
    const product = await added(admin, "Duinhars");
    const fan = await addMember(database);
    await likeItem(database, fan, { type: "product", id: Number(product["_id"]), like: true, now: NOW });
    const { _id: id, rev } = product;
    expect(await admin("DELETE", "", { _id: id, rev })).toEqual({
      status: 409,
      body: {
        errors: [
          {
            msg: "Must stay: something hangs on it. Merge it or hide it",
            param: "_id",
            values: { likes: "1" },
          },
        ],
      },
    });
    const { status, body } = await admin("DELETE", "", await named(admin, "red-sand"));
    expect([status, body]).toMatchObject([409, { errors: [{ values: { menuLines: expect.any(String) } }] }]);
    await pageOf("red-sand");
  });

  test("is removed by an admin alone, and not by what somebody has not seen", async () => {
    const [admin, mod] = [await caller("admin"), await caller("mod")];
    const { _id: id, rev } = await added(admin, "Duinhars");
    expect(await mod("DELETE", "", { _id: id, rev })).toMatchObject({ status: 403 });
    const owner = await caller("brandAdmin", "lage-landen");
    expect(await owner("DELETE", "", { _id: id, rev })).toMatchObject({ status: 403 });
    await admin("PATCH", "", { _id: id, rev, changes: { name: "Duinbruin" } });
    expect(await admin("DELETE", "", { _id: id, rev })).toMatchObject({
      status: 409,
      body: { current: { name: "Duinbruin" } },
    });
  });
});

describe("the other names of a product", () => {
  async function called(call: Caller, slug: string, aliases: string[]) {
    return call("PATCH", "", { ...(await named(call, slug)), changes: { aliases } });
  }

  test("find it, each once, and are on its page", async () => {
    const mod = await caller("mod");
    const answer = await called(mod, "red-sand", ["Rode Duin", "Rode Duin", "Nepal 8"]);
    expect(answer).toMatchObject({ status: 200, body: { aliases: ["Rode Duin", "Nepal 8"] } });
    const { id, aliases } = await pageOf("red-sand");
    expect(aliases).toEqual(["Rode Duin", "Nepal 8"]);
    expect(await found("rode duin")).toEqual([id]);
  });

  test("are those of no other of its kind and maker, where a sign and a capital are nothing and a number is all", async () => {
    const mod = await caller("mod");
    await added(mod, "Gelato 33");
    const taken = {
      status: 400,
      body: {
        errors: [
          {
            msg: "Is the name of another product of its kind",
            param: "aliases",
            values: { name: "Gelato 33" },
          },
        ],
      },
    };
    expect(await called(mod, "red-sand", ["GELATO #33"])).toEqual(taken);
    expect(await called(mod, "red-sand", ["Gelato 41"])).toMatchObject({ status: 200 });
    // Of another kind it is another thing.
    expect(await called(mod, "fog-stick", ["Gelato 33"])).toMatchObject({ status: 200 });
  });

  test("are not those of the strain of another, by which the search finds that", async () => {
    const mod = await caller("mod");
    const [alias = ""] = (await strainOf.first(database, { slug: "morning-fog" }))?.aliases ?? [];
    expect(alias).not.toBe("");
    expect(await called(mod, "evening-dyke", [alias])).toMatchObject({
      status: 400,
      body: { errors: [{ param: "aliases", values: { name: "Morning Fog" } }] },
    });
  });
});
