import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { settleSmallCatalogue } from "#features/products/server/small-catalogue.test-support.ts";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { fieldErrorsOf } from "#platform/errors/errors.ts";
import { testWorld } from "#tests/support/database.ts";
import { runs } from "#tests/support/thorough.ts";
import { BRED_FROM_THIS, OWN_PARENT } from "../call-refusals.ts";
import { addAdmin } from "./contributors.test-support.ts";
import { editStrain } from "./edit-strain.ts";
import { strainToEdit } from "./strains-to-edit.ts";

const database = testWorld(settleSmallCatalogue);

const SLUGS = ["morning-fog", "polder-haze", "evening-dyke", "heusden-weed", "blank"] as const;

const ids = statement(
  "ids-of-strains-in-property",
  (_, p: Params<{ slugs: readonly string[] }>) => sql<{ id: number; weedId: number }>`
    select product.strain_id as id, product.id as "weedId" from product where slug = any(${p.slugs}::text[])
    order by array_position(${p.slugs}::text[], slug)`,
);

const links = statement(
  "links-of-lineage-in-property",
  () => sql<{ child: number; parent: number }>`
    select strain_id as child, parent_id as parent from strain_parent where parent_id is not null`,
);

interface Strain {
  id: number;
  weedId: number;
}

async function saveParents(tx: Database, member: Member, strain: Strain, parents: readonly Strain[]) {
  const seen = await strainToEdit(tx, member, { id: strain.id });
  const changes = { parents: parents.map(({ weedId }) => weedId) };
  return editStrain(tx, member, { id: strain.id, rev: seen?.rev ?? "", changes }, { now: new Date() });
}

const refusalOf = (error: unknown) => fieldErrorsOf(error).map(({ msg }) => msg);

/** Whether one comes from the other, by what stands. */
function comesFrom(
  stands: readonly { child: number; parent: number }[],
  child: number,
  elder: number,
): boolean {
  const above = stands.filter((link) => link.child === child).map(({ parent }) => parent);
  return above.some((parent) => parent === elder || comesFrom(stands, parent, elder));
}

const step = fc.record({
  strain: fc.integer({ min: 0, max: SLUGS.length - 1 }),
  parents: fc.uniqueArray(fc.integer({ min: 0, max: SLUGS.length - 1 }), { maxLength: 3 }),
});

test("parents are refused exactly where a strain would come from itself, whatever was saved before", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
      const rollBack = new Error("as before");
      await database
        .transaction(async (tx) => {
          const ada = await addAdmin(tx);
          const strains = await ids.all(tx, { slugs: SLUGS });
          for (const { strain: at, parents } of steps) {
            const strain = strains[at] as Strain;
            const chosen = parents.map((parent) => strains[parent] as Strain);
            const stands = await links.all(tx);
            const wouldCircle = chosen.some(({ id }) => id === strain.id || comesFrom(stands, id, strain.id));
            const refused = await saveParents(tx, ada, strain, chosen).then(() => [], refusalOf);
            expect(refused.length > 0).toBe(wouldCircle);
            for (const msg of refused) expect([OWN_PARENT.msg, BRED_FROM_THIS.msg]).toContain(msg);
          }
          throw rollBack;
        })
        .catch((error: unknown) => {
          if (error !== rollBack) throw error;
        });
    }),
    { numRuns: runs(15) },
  );
});
