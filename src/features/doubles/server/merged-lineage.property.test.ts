import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Admin } from "#features/accounts/server/members.ts";
import { editStrain } from "#features/contributions/server/edit-strain.ts";
import { strainToEdit } from "#features/contributions/server/strains-to-edit.ts";
import { BRED_FROM_THIS } from "#features/contributions/call-refusals.ts";
import { addAdmin } from "#features/moderation/server/small-case.test-support.ts";
import { lineageJson } from "#features/products/server/lineage.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { fieldErrorsOf } from "#platform/errors/errors.ts";
import { testWorld } from "#tests/support/database.ts";
import { runs } from "#tests/support/thorough.ts";
import { BRED_BY_A_THIRD, LATER_MERGE, MERGED_ALREADY, SAME_THING } from "../call-refusals.ts";
import { merge, settleDoubles, undo } from "./small-doubles.test-support.ts";

const database = testWorld(settleDoubles);

const SLUGS = ["morning-fog", "polder-haze", "evening-dyke", "blank"] as const;
type Slug = (typeof SLUGS)[number];

const strains = statement(
  "strains-in-lineage-property",
  () => sql<{ slug: Slug; id: number; weedId: number; mergedInto: Slug | null }>`
    select strain.slug, strain.id, weed.id as "weedId", winner.slug as "mergedInto" from strain
    join product as weed on weed.slug = strain.slug
    left join strain as winner on winner.id = strain.merged_into_id`,
);

const links = statement(
  "links-in-lineage-property",
  () => sql<{ child: Slug; parent: Slug }>`
    select child.slug as child, parent.slug as parent from strain_parent
    join strain as child on child.id = strain_parent.strain_id
    join strain as parent on parent.id = strain_parent.parent_id
    where child.merged_into_id is null
    order by 1, 2`,
);

const lineage = statement(
  "lineage-in-lineage-property",
  (_, p: Params<{ slug: string }>) => sql<{
    shown: { ancestors: object[]; children: { name: string }[]; childCount: number };
  }>`
    select ${lineageJson(sql`looked_at.id`)} as shown from strain as looked_at where slug = ${p.slug}`,
);

/** What stands, with whatever was merged as what it is part of: no circle, wherever one begins. */
async function circleIn(tx: Database): Promise<Slug | undefined> {
  const known = new Map((await strains.all(tx)).map(({ slug, mergedInto }) => [slug, mergedInto ?? slug]));
  const stands = (await links.all(tx)).map(
    ({ child, parent }) => [child, known.get(parent) ?? parent] as const,
  );
  const others = stands.filter(([child, parent]) => child !== parent);
  const above = (slug: Slug, seen: readonly Slug[]): boolean =>
    others.some(
      ([child, parent]) => child === slug && (seen.includes(parent) || above(parent, [...seen, parent])),
    );
  return SLUGS.find((slug) => above(slug, [slug]));
}

async function setParents(tx: Database, ada: Admin, child: Slug, parents: readonly Slug[]): Promise<void> {
  const all = await strains.all(tx);
  const idOf = (slug: Slug) => all.find((strain) => strain.slug === slug) as (typeof all)[number];
  const seen = await strainToEdit(tx, ada, { id: idOf(child).id });
  if (!seen) return;
  const changes = { parents: parents.map((slug) => idOf(slug).weedId) };
  await editStrain(tx, ada, { id: idOf(child).id, rev: seen.rev, changes }, { now: new Date() });
}

async function refusedWith(tx: Database, work: (inside: Database) => Promise<unknown>): Promise<string[]> {
  try {
    await tx.transaction(work);
    return [];
  } catch (error) {
    const told = fieldErrorsOf(error).map(({ msg }) => msg);
    if (told.length === 0) throw error;
    return told;
  }
}

async function untouched(work: (tx: Database) => Promise<void>): Promise<void> {
  const rollBack = new Error("as before");
  await database
    .transaction(async (tx) => {
      await work(tx);
      throw rollBack;
    })
    .catch((error: unknown) => {
      if (error !== rollBack) throw error;
    });
}

const fog = "morning-fog";
const dyke = "evening-dyke";
const blank = "blank";

test.each([
  ["a grandparent into its grandchild", { winner: blank, loser: fog }],
  ["a grandchild into its grandparent", { winner: fog, loser: blank }],
])("%s is not merged, as what stands between would be bred from itself", async (_, two) => {
  await untouched(async (tx) => {
    const ada = await addAdmin(tx, "Ada");
    await setParents(tx, ada, blank, [dyke]);
    expect(await refusedWith(tx, (inside) => merge(inside, { admin: ada, ...two }))).toEqual([
      BRED_BY_A_THIRD.msg,
    ]);
    await setParents(tx, ada, blank, []);
    expect(await refusedWith(tx, (inside) => merge(inside, { admin: ada, ...two }))).toEqual([]);
  });
});

test.each([
  ["a parent into its child", { winner: dyke, loser: fog }, ["Polder Haze"]],
  ["a child into its parent", { winner: fog, loser: dyke }, ["Polder Haze"]],
])("%s is merged, and its page has it neither as parent nor as child", async (_, two, children) => {
  await untouched(async (tx) => {
    const ada = await addAdmin(tx, "Ada");
    const before = await links.all(tx);
    const id = await merge(tx, { admin: ada, ...two });
    const { shown } = (await lineage.first(tx, { slug: two.winner })) ?? {};
    expect(shown).toMatchObject({ ancestors: [], childCount: 1 });
    expect(shown?.children.map(({ name }) => name)).toEqual(children);
    await undo(tx, ada, id);
    expect(await links.all(tx)).toEqual(before);
  });
});

test("what one that was merged came from is not bred from it meanwhile, as undoing would make a circle", async () => {
  await untouched(async (tx) => {
    const ada = await addAdmin(tx, "Ada");
    await setParents(tx, ada, "polder-haze", [dyke]);
    const id = await merge(tx, { admin: ada, winner: blank, loser: dyke });
    // Polder Haze comes from Blank now. Undone, it comes from Evening Dyke, and that from Morning Fog.
    const breed = (inside: Database) => setParents(inside, ada, fog, ["polder-haze"]);
    expect(await refusedWith(tx, breed)).toEqual([BRED_FROM_THIS.msg]);
    await undo(tx, ada, id);
    expect(await circleIn(tx)).toBeUndefined();
  });
});

const slug = fc.constantFrom(...SLUGS);
const two = fc.uniqueArray(slug, { minLength: 2, maxLength: 2 }) as fc.Arbitrary<[Slug, Slug]>;
const parents = fc.uniqueArray(slug, { minLength: 1, maxLength: 2 });
const step = fc.oneof(
  two.map(([winner, loser]) => ({ does: "merge" as const, winner, loser })),
  fc.nat({ max: 3 }).map((place) => ({ does: "undo" as const, place })),
  fc.record({ does: fc.constant("breed" as const), child: slug, parents }),
);

test("whatever is merged, bred and undone in whatever order, none comes from itself", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16, size: "max" }), async (steps) => {
      await untouched(async (tx) => {
        const ada = await addAdmin(tx, "Ada");
        const merges: number[] = [];
        for (const done of steps) {
          const refused = await refusedWith(tx, async (inside) => {
            if (done.does === "merge") merges.push(await merge(inside, { admin: ada, ...done }));
            else if (done.does === "breed") await setParents(inside, ada, done.child, done.parents);
            else if (merges.length > 0) await undo(inside, ada, merges[done.place % merges.length] as number);
          });
          if (done.does === "undo" && refused.length === 0 && merges.length > 0)
            merges.splice(done.place % merges.length, 1);
          if (done.does === "merge")
            for (const why of refused)
              expect([SAME_THING.msg, MERGED_ALREADY.msg, BRED_BY_A_THIRD.msg]).toContain(why);
          if (done.does === "undo") for (const why of refused) expect(why).toBe(LATER_MERGE.msg);
          expect(await circleIn(tx)).toBeUndefined();
        }
      });
    }),
    { numRuns: runs(60) },
  );
});
