import fc from "fast-check";
import { expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { revisionsOf } from "#features/dashboard/server/revisions.ts";
import { NOW, settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import { saveFacts } from "#features/shops/server/save-facts.ts";
import { shopId } from "#features/deals/server/small-offers.test-support.ts";
import { kindOf } from "#platform/errors/errors.ts";
import { testWorld } from "#tests/support/database.ts";
import { addAdmin, addOwner } from "./contributors.test-support.ts";
import { editShop } from "./edit-shop.ts";
import { shopToEdit } from "./shops-to-edit.ts";

const database = testWorld(settleSmallWorld);

const PHONES = ["+31201234567", "+31207654321", null];

/** `seen`: how many changes ago the editor was opened. */
const save = fc.record({
  by: fc.constantFrom("owner" as const, "admin" as const),
  seen: fc.integer({ min: 0, max: 2 }),
  phone: fc.constantFrom(...PHONES),
  wifi: fc.constantFrom("yes", "no"),
});
const restore = fc.record({ back: fc.integer({ min: 0, max: 3 }) });
const imported = fc.record({ imports: fc.constantFrom("+31301111111", "+31302222222") });

/** Every `rev` there has been, the newest last, with what stood then. */
interface Past {
  rev: string;
  phone: unknown;
  wifi: unknown;
}

test("whoever saves what they saw last is taken, whoever saves something older is not, and every version can be put back", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(save, restore, imported), { maxLength: 8 }), async (steps) => {
      const rollBack = new Error("as before");
      await database
        .transaction(async (tx) => {
          const id = await shopId(tx, "mosa");
          const people = { owner: await addOwner(tx, id), admin: await addAdmin(tx) };
          const now = async () => {
            const shop = await shopToEdit(tx, people.admin, { id });
            return { rev: shop?.rev ?? "", phone: shop?.values.phone, wifi: shop?.values.wifi };
          };
          const saveAs = (member: Member, rev: string, changes: object) =>
            editShop(tx, member, { id, rev, changes }, { now: NOW }).then(() => "saved", kindOf);
          const past: Past[] = [await now()];
          let isOfPeople = false;
          for (const step of steps) {
            const stands = past.at(-1) as Past;
            if ("imports" in step) {
              const told = { shopId: id, group: "contact" as const, source: "openStreetMap" as const };
              await saveFacts(
                tx,
                [{ ...told, columns: { phone: step.imports }, observedOn: "2026-11-20", confidence: "low" }],
                { now: NOW },
              );
              const after = await now();
              // People before imports.
              expect(after.phone).toBe(isOfPeople ? stands.phone : step.imports);
              if (after.rev !== stands.rev) past.push(after);
              continue;
            }
            if ("back" in step) {
              const version = (await revisionsOf(tx, { type: "shop", id }))[step.back];
              if (!version) continue;
              const { phone, wifi } = version.stood as { phone: string | null; wifi: string };
              expect(await saveAs(people.admin, stands.rev, { phone, wifi })).toBe("saved");
              const after = await now();
              expect(after).toMatchObject({ phone, wifi });
              if (after.phone !== stands.phone) isOfPeople = after.phone !== null;
              if (after.rev !== stands.rev) past.push(after);
              continue;
            }
            const { by, seen, phone, wifi } = step;
            const { rev } = past.at(-1 - seen) ?? stands;
            const outcome = await saveAs(people[by], rev, { phone, wifi });
            expect(outcome).toBe(rev === stands.rev ? "saved" : "conflict");
            const after = await now();
            expect(after).toMatchObject(outcome === "saved" ? { phone, wifi } : stands);
            // What is unknown has no source, and whoever knows it may tell.
            if (after.phone !== stands.phone) isOfPeople = after.phone !== null;
            if (after.rev !== stands.rev) past.push(after);
          }
          throw rollBack;
        })
        .catch((error: unknown) => {
          if (error !== rollBack) throw error;
        });
    }),
    { numRuns: 40 },
  );
});
