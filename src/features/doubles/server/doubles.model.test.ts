import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Admin, Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { addAdmin } from "#features/moderation/server/small-case.test-support.ts";
import { watchProduct } from "#features/products/server/watch-product.ts";
import { write } from "#features/reviews/server/small-reviews.test-support.ts";
import { likeItem } from "#features/social/server/like-item.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testWorld } from "#tests/support/database.ts";
import { runs } from "#tests/support/thorough.ts";
import { mergesIn } from "./merges-in.ts";
import { idOf, merge, settleDoubles, standsAs, undo } from "./small-doubles.test-support.ts";

const database = testWorld(settleDoubles);

const STRAINS = ["morning-fog", "polder-haze", "evening-dyke", "blank"] as const;

/** What should be so, by the rules alone. */
interface Model {
  /** Everything that is of a weed, with the one it was done about: there it is in the end. */
  homes: Set<string>;
  /** What each strain is called, whoever says so last about it. */
  names: Map<string, string>;
  merges: { id: number; winner: string; loser: string }[];
}

interface World {
  ada: Admin;
  people: Member[];
  weeds: Map<string, number>;
}

const now = new Date();

const owned = statement(
  "owned-rows-in-model",
  () => sql<{ row: string }>`
    select 'like of ' || account_id || ' at ' || target_id as row from liking where type = 'product'
    union all select 'review ' || id || ' at ' || target_id from review where target_type = 'product'
    union all select 'watch of ' || account_id || ' at ' || product_id from product_watch
    union all select 'line ' || id || ' at ' || product_id from menu_item where product_id is not null
    union all select 'product ' || id || ' at strain ' || strain_id from product where strain_id is not null
    order by 1`,
);

const allOwned = async () => (await owned.all(database)).map(({ row }) => row);

const chains = statement(
  "chains-in-model",
  () => sql<{ count: number }>`
    select count(*)::integer as count from product
    join product as winner on winner.id = product.merged_into_id
    where winner.status = 'merged' or product.status <> 'merged'`,
);

const names = statement(
  "names-in-model",
  (_, p: Params<{ slugs: string[] }>) => sql<{ slug: string; name: string }>`
    select slug, name from strain where slug = any(${p.slugs})`,
);

const namesNow = async () =>
  new Map((await names.all(database, { slugs: [...STRAINS] })).map(({ slug, name }) => [slug, name]));

const rename = statement(
  "rename-strain-in-model",
  (_, p: Params<{ slug: string; name: string }>) => sql`
    update strain set name = ${p.name} where slug = ${p.slug} and merged_into_id is null`,
);

class Merge implements fc.AsyncCommand<Model, World> {
  readonly winner: string;
  readonly loser: string;
  readonly isNameTaken: boolean;
  constructor(winner: string, loser: string, isNameTaken: boolean) {
    this.winner = winner;
    this.loser = loser;
    this.isNameTaken = isNameTaken;
  }
  check = () => true;
  async run(model: Model, { ada }: World): Promise<void> {
    const isGone = (slug: string) => model.merges.some(({ loser }) => loser === slug);
    const isAllowed = this.winner !== this.loser && !isGone(this.winner) && !isGone(this.loser);
    const taken = this.isNameTaken ? (["name", "flavours"] as const) : [];
    const id = await orRefused(
      merge(database, { admin: ada, winner: this.winner, loser: this.loser, taken: [...taken] }),
    );
    expect([`${this}`, id !== undefined]).toEqual([`${this}`, isAllowed]);
    if (id !== undefined) model.merges.push({ id, winner: this.winner, loser: this.loser });
  }
  toString = () => `merge ${this.loser} into ${this.winner}`;
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
    const isLast = !model.merges.slice(at + 1).some((later) => [later.winner, later.loser].includes(winner));
    const isUndone = (await orRefused(undo(database, ada, id).then(() => true))) ?? false;
    expect([`${this}`, isUndone]).toEqual([`${this}`, isLast]);
    if (isUndone) model.merges.splice(at, 1);
  }
  toString = () => `undo ${this.place}`;
}

type Deed = "likes" | "reviews" | "waits for";

class Do implements fc.AsyncCommand<Model, World> {
  readonly deed: Deed;
  readonly who: number;
  readonly strain: string;
  constructor(deed: Deed, who: number, strain: string) {
    this.deed = deed;
    this.who = who;
    this.strain = strain;
  }
  check = () => true;
  async run({ homes }: Model, { people, weeds }: World): Promise<void> {
    const before = new Set(await allOwned());
    const [member, id] = [people[this.who] as Member, weeds.get(this.strain) as number];
    await orRefused(
      database.transaction(async (tx): Promise<unknown> => {
        if (this.deed === "likes") return likeItem(tx, member, { type: "product", id, like: true, now });
        if (this.deed === "waits for")
          return watchProduct(tx, member, { productId: id, city: "utrecht", watch: true });
        return write(tx, member, { target: { type: "product", id }, said: { overall: 4 } });
      }),
    );
    for (const row of await allOwned()) if (!before.has(row)) homes.add(row);
  }
  toString = () => `${this.who} ${this.deed} ${this.strain}`;
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
  readonly strain: string;
  constructor(strain: string) {
    this.strain = strain;
  }
  check = () => true;
  async run(model: Model): Promise<void> {
    renamedCount += 1;
    const name = `Name ${renamedCount}`;
    if ((await rename.run(database, { slug: this.strain, name })) > 0) model.names.set(this.strain, name);
  }
  toString = () => `rename ${this.strain}`;
}

const who = fc.nat({ max: 1 });
const strain = fc.constantFrom(...STRAINS);
const commands = fc.commands(
  [
    fc.tuple(strain, strain, fc.boolean()).map((given) => new Merge(...given)),
    fc.tuple(strain, strain, fc.boolean()).map((given) => new Merge(...given)),
    fc.nat({ max: 5 }).map((place) => new Undo(place)),
    fc
      .tuple(fc.constantFrom<Deed>("likes", "reviews", "waits for"), who, strain)
      .map((given) => new Do(...given)),
    strain.map((given) => new Rename(given)),
  ],
  { maxCommands: 20 },
);

test(
  "whatever is merged, edited, liked, reviewed and undone in whatever order, each is there once, and in the end where it began",
  { timeout: 120_000 },
  async () => {
    const ada = await addAdmin(database, "Ada");
    const people = [await addMember(database, { name: "Sam" }), await addMember(database, { name: "Mies" })];
    const weeds = new Map<string, number>();
    for (const slug of STRAINS) weeds.set(slug, await idOf(database, "product", slug));
    await fc.assert(
      fc.asyncProperty(commands, async (steps) => {
        const model: Model = { homes: new Set(await allOwned()), names: await namesNow(), merges: [] };
        await fc.asyncModelRun(() => ({ model, real: { ada, people, weeds } }), steps);
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
