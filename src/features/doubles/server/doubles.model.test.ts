import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Admin, Member } from "#features/accounts/server/members.ts";
import { grantRole } from "#features/accounts/server/account-roles.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { saveBrands } from "#features/brands/server/save-brands.ts";
import { dealIn, paperDeal } from "#features/deals/server/small-offers.test-support.ts";
import { addAdmin } from "#features/moderation/server/small-case.test-support.ts";
import { brandOf } from "#features/products/server/small-catalogue.test-support.ts";
import { watchProduct } from "#features/products/server/watch-product.ts";
import { write } from "#features/reviews/server/small-reviews.test-support.ts";
import { followShop } from "#features/social/server/follow-shop.ts";
import { likeItem } from "#features/social/server/like-item.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { runs } from "#tests/support/thorough.ts";
import type { DoubleKind } from "../double.ts";
import { mergesIn } from "./merges-in.ts";
import { idOf, merge, settleDoubles, standsAs, undo } from "./small-doubles.test-support.ts";
import { settleProducts } from "./small-products.test-support.ts";

/** A strain, a product, a brand or a shop, by its slug. */
interface Thing {
  kind: DoubleKind;
  slug: string;
}

const STRAINS = ["morning-fog", "polder-haze", "evening-dyke", "blank"];
const SHOPS = ["andersom", "mosa", "cafe-zwart"];
const PRODUCTS = ["long-leaves", "lange-blaadjes", "lange-bladen"];
const BRANDS = ["dijkzaden", "green-thumb-seeds", "polder-seeds"];

// Each brand has somebody who speaks for it, and a live deal; each shop has somebody too. Two of the products are sold by one shop, in
// one deal, and have a picture in common.
const database = testWorld(async (world) => {
  await settleDoubles(world);
  await saveBrands(world, [brandOf({ slug: "polder-seeds", name: "Polder Seeds" })]);
  for (const slug of BRANDS) {
    const { accountId } = await addMember(world);
    await grantRole(world, { accountId, role: "brandAdmin", item: slug });
    await dealIn(world, "live", paperDeal(await idOf(world, "brand", slug)));
  }
  for (const slug of SHOPS) {
    const { accountId } = await addMember(world);
    await grantRole(world, { accountId, role: "shopAdmin", item: slug });
  }
  await settleProducts(world, PRODUCTS);
});

/** What should be so, by the rules alone. */
interface Model {
  /** Everything that is of a weed, a brand or a shop, with the one it was done about: there it is in the end. */
  homes: Set<string>;
  /** What each thing is called, whoever says so last about it. */
  names: Map<string, string>;
  merges: { id: number; winner: Thing; loser: Thing }[];
}

interface World {
  ada: Admin;
  people: Member[];
  /** What is liked of each thing: of a strain its weed. */
  liked: Map<string, number>;
}

const isOf = (one: Thing, other: Thing) => one.kind === other.kind && one.slug === other.slug;

const now = new Date();

const owned = statement(
  "owned-rows-in-model",
  () => sql<{ row: string }>`
    select 'like of ' || account_id || ' at ' || type || target_id as row from liking
    union all select 'review ' || id || ' at ' || target_type || target_id from review
    union all select 'watch of ' || account_id || ' at ' || product_id from product_watch
    union all select 'line ' || id || ' at ' || product_id from menu_item where product_id is not null
    union all select 'product ' || id || ' at strain ' || strain_id from product where strain_id is not null
    union all select 'strain ' || id || ' at breeder ' || breeder_id from strain where breeder_id is not null
    union all select 'line ' || id || ' of shop ' || shop_id from menu_item
    union all select 'follower ' || account_id || ' at ' || shop_id from shop_follow
    union all select 'deal ' || id || ' at ' || brand_id from deal
    union all select 'photo ' || media_id || ' at product ' || product_id from product_photo
    union all select 'deal ' || deal_id || ' of product ' || product_id from deal_product
    union all select 'spelling ' || spelling || ' of ' || product_id from menu_spelling where product_id is not null
    union all select 'asked in ' || city_id || ' on ' || day || ' for ' || product_id from product_ask_count
    union all select 'role of ' || account_id || ' at ' || coalesce(brand_id, shop_id) from account_role
      where coalesce(brand_id, shop_id) is not null
    order by 1`,
);

const allOwned = async () => (await owned.all(database)).map(({ row }) => row);

const chains = statement(
  "chains-in-model",
  () => sql<{ count: number }>`
    select count(*)::integer as count from (
      select part.status, winner.status as "into" from product as part join product as winner on winner.id = part.merged_into_id
      union all
      select part.status, winner.status from brand as part join brand as winner on winner.id = part.merged_into_id
      union all
      select part.status, winner.status from shop as part join shop as winner on winner.id = part.merged_into_id
    ) as step
    where step.into = 'merged' or step.status <> 'merged'`,
);

const names = statement(
  "names-in-model",
  () => sql<{ key: string; name: string }>`
    select 'strain ' || slug as key, name from strain union all select 'brand ' || slug, name from brand
    union all select 'product ' || slug, name from product
    union all select 'shop ' || slug, name from shop`,
);

const namesNow = async () => new Map((await names.all(database)).map(({ key, name }) => [key, name]));

const renameOf = (kind: Thing["kind"]) =>
  statement(
    `rename-${kind}-in-model`,
    (_, p: Params<{ slug: string; name: string }>) => sql`
      update ${sql.table(kind)} set name = ${p.name} where slug = ${p.slug} and merged_into_id is null`,
  );

const rename = {
  strain: renameOf("strain"),
  product: renameOf("product"),
  brand: renameOf("brand"),
  shop: renameOf("shop"),
};

const keyOf = ({ kind, slug }: Thing) => `${kind} ${slug}`;

const TAKEN = {
  strain: ["name", "flavours"],
  product: ["name", "potency"],
  brand: ["name", "contact"],
  shop: ["listing", "hours"],
} as const;

class Merge implements fc.AsyncCommand<Model, World> {
  readonly winner: Thing;
  readonly loser: Thing;
  /** Its name, and who speaks for it. */
  readonly isTaken: boolean;
  constructor([winner, loser]: readonly [Thing, Thing], isTaken: boolean) {
    this.winner = winner;
    this.loser = loser;
    this.isTaken = isTaken;
  }
  check = () => true;
  async run(model: Model, { ada }: World): Promise<void> {
    const isGone = (thing: Thing) => model.merges.some(({ loser }) => isOf(loser, thing));
    const isAllowed = !isOf(this.winner, this.loser) && !isGone(this.winner) && !isGone(this.loser);
    const { kind, slug: winner } = this.winner;
    const given = { admin: ada, kind, winner, loser: this.loser.slug };
    const taken = this.isTaken ? [...TAKEN[kind]] : [];
    const id = await orRefused(merge(database, { ...given, taken, people: this.isTaken }));
    expect([`${this}`, id !== undefined]).toEqual([`${this}`, isAllowed]);
    if (id !== undefined) model.merges.push({ id, winner: this.winner, loser: this.loser });
  }
  toString = () => `merge ${keyOf(this.loser)} into ${keyOf(this.winner)}`;
}

class Undo implements fc.AsyncCommand<Model, World> {
  readonly place: number;
  constructor(place: number) {
    this.place = place;
  }
  check = ({ merges }: Readonly<Model>) => merges.length > 0;
  async run(model: Model, { ada }: World): Promise<void> {
    const at = this.place % model.merges.length;
    const { id, winner } = model.merges[at] as Model["merges"][number];
    const isLast = !model.merges
      .slice(at + 1)
      .some((later) => isOf(later.winner, winner) || isOf(later.loser, winner));
    const isUndone = (await orRefused(undo(database, ada, id).then(() => true))) ?? false;
    expect([`${this}`, isUndone]).toEqual([`${this}`, isLast]);
    if (isUndone) model.merges.splice(at, 1);
  }
  toString = () => `undo ${this.place}`;
}

type Deed = "likes" | "reviews" | "waits for" | "follows";

class Do implements fc.AsyncCommand<Model, World> {
  readonly deed: Deed;
  readonly who: number;
  readonly about: Thing;
  constructor(deed: Deed, who: number, about: Thing) {
    this.deed = deed;
    this.who = who;
    this.about = about;
  }
  check = () => true;
  async run({ homes }: Model, { people, liked }: World): Promise<void> {
    const before = new Set(await allOwned());
    const { kind } = this.about;
    const type = kind === "strain" ? "product" : kind;
    const [member, id] = [people[this.who] as Member, liked.get(keyOf(this.about)) as number];
    await orRefused(
      database.transaction(async (tx): Promise<unknown> => {
        if (this.deed === "likes") return likeItem(tx, member, { type, id, like: true, now });
        if (this.deed === "waits for" && type === "product")
          return watchProduct(tx, member, { productId: id, city: "utrecht", watch: true });
        if (this.deed === "follows" && type === "shop")
          return followShop(tx, member, { shopId: id, follow: true });
        return write(tx, member, { target: { type, id }, said: { overall: 4 } });
      }),
    );
    for (const row of await allOwned()) if (!before.has(row)) homes.add(row);
  }
  toString = () => `${this.who} ${this.deed} ${keyOf(this.about)}`;
}

async function orRefused<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if ((error as { kind?: string }).kind === undefined) throw error;
    return undefined;
  }
}

let renamedCount = 0;

class Rename implements fc.AsyncCommand<Model, World> {
  readonly thing: Thing;
  constructor(thing: Thing) {
    this.thing = thing;
  }
  check = () => true;
  async run(model: Model): Promise<void> {
    renamedCount += 1;
    const { kind, slug } = this.thing;
    const name = `Name ${renamedCount}`;
    if ((await rename[kind].run(database, { slug, name })) > 0) model.names.set(keyOf(this.thing), name);
  }
  toString = () => `rename ${keyOf(this.thing)}`;
}

const who = fc.nat({ max: 1 });
const strain = fc.constantFrom(...STRAINS.map((slug): Thing => ({ kind: "strain", slug })));
const product = fc.constantFrom(...PRODUCTS.map((slug): Thing => ({ kind: "product", slug })));
const brand = fc.constantFrom(...BRANDS.map((slug): Thing => ({ kind: "brand", slug })));
const shop = fc.constantFrom(...SHOPS.map((slug): Thing => ({ kind: "shop", slug })));
const thing = fc.oneof(strain, product, brand, shop);
const two = fc.oneof(
  fc.tuple(strain, strain),
  fc.tuple(product, product),
  fc.tuple(brand, brand),
  fc.tuple(shop, shop),
);
const commands = fc.commands(
  [
    fc.tuple(two, fc.boolean()).map((given) => new Merge(...given)),
    fc.tuple(two, fc.boolean()).map((given) => new Merge(...given)),
    fc.nat({ max: 5 }).map((place) => new Undo(place)),
    fc
      .tuple(fc.constantFrom<Deed>("likes", "reviews", "waits for", "follows"), who, thing)
      .map((given) => new Do(...given)),
    thing.map((given) => new Rename(given)),
  ],
  { maxCommands: 20 },
);

test(
  "whatever is merged, edited, liked, reviewed and undone in whatever order, each is there once, and in the end where it began",
  { timeout: 120_000 },
  async () => {
    const ada = await addAdmin(database, "Ada");
    const people = [await addMember(database, { name: "Sam" }), await addMember(database, { name: "Mies" })];
    const liked = new Map<string, number>();
    for (const slug of STRAINS) liked.set(`strain ${slug}`, await idOf(database, "product", slug));
    for (const slug of PRODUCTS) liked.set(`product ${slug}`, await idOf(database, "product", slug));
    for (const slug of BRANDS) liked.set(`brand ${slug}`, await idOf(database, "brand", slug));
    for (const slug of SHOPS) liked.set(`shop ${slug}`, await idOf(database, "shop", slug));
    await fc.assert(
      fc.asyncProperty(commands, async (steps) => {
        const model: Model = { homes: new Set(await allOwned()), names: await namesNow(), merges: [] };
        await fc.asyncModelRun(() => ({ model, real: { ada, people, liked } }), steps);
        const rows = await allOwned();
        expect([rows.length, new Set(rows).size]).toEqual([model.homes.size, model.homes.size]);
        expect(await chains.first(database)).toEqual({ count: 0 });
        for (const done of await mergesIn(database, { now: new Date() }))
          await undo(database, ada, Number(done["_id"]));
        expect(new Set(await allOwned())).toEqual(model.homes);
        expect(await namesNow()).toEqual(model.names);
        expect(await standsAs(database)).toMatchObject({ item_merge: [], item_move: [], redirect: [] });
      }),
      { numRuns: runs(160) },
    );
  },
);
