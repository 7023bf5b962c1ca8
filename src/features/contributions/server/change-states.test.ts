import fc from "fast-check";
import { expect, test } from "vitest";
import type { Member } from "#features/accounts/server/members.ts";
import { addMember } from "#features/accounts/server/people.test-support.ts";
import { settleSmallWorld } from "#features/shops/server/small-world.test-support.ts";
import type { Database } from "#platform/database/database.ts";
import { kindOf } from "#platform/errors/errors.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { testDatabase } from "#tests/support/database.ts";
import { freshDatabase } from "#tests/support/fresh-database.ts";
import { runs } from "#tests/support/thorough.ts";
import type { ChangeState } from "../change.ts";
import { addAdmin, shopIn } from "./contributors.test-support.ts";
import { decideChange } from "./decide-change.ts";
import { standingOf } from "./standing-of.ts";
import { suggestChange } from "./suggest-change.ts";
import { takeChangeBack } from "./take-change-back.ts";

const database = testDatabase();
const now = new Date();

const stateOf = statement("state-in-test", (db, p: Params<{ id: number }>) =>
  db.selectFrom("user_change").select("state").where("id", "=", p.id),
);

const decisions = statement("decisions-in-test", (db, p: Params<{ id: number }>) =>
  db
    .selectFrom("audit_entry")
    .select("action")
    .where("target_type", "=", "userChange")
    .where("target_id", "=", p.id),
);

const notices = statement("notices-in-test", (db, p: Params<{ accountId: number }>) =>
  db.selectFrom("notice").select("id").where("recipient_id", "=", p.accountId),
);

async function suggest(on: Database, author: Member, phone: string): Promise<number> {
  const { id } = await shopIn(on, "andersom");
  const { changes } = await suggestChange(
    on,
    author,
    { targetType: "shop", targetId: id, changes: { phone }, text: "" },
    { now, isLimited: false },
  );
  return Number(changes[0]?.["_id"]);
}

const step = fc.constantFrom("approve", "reject", "withdraw", "withdrawByOther");

/** What a step makes of each state; the refusal where it makes nothing. */
function expected(state: ChangeState, act: typeof step extends fc.Arbitrary<infer Act> ? Act : never) {
  if (act === "withdrawByOther") return { state, refusal: "notFound" };
  if (state === "pending")
    return {
      state: ({ approve: "approved", reject: "rejected", withdraw: "withdrawn" } as const)[act],
      refusal: undefined,
    };
  return { state, refusal: act === "withdraw" && state === "withdrawn" ? undefined : "conflict" };
}

test("whatever is done to a change, it goes from waiting to one end and stays there", async () => {
  await settleSmallWorld(database);
  const [sam, noor, ada] = [await addMember(database), await addMember(database), await addAdmin(database)];
  let number = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (acts) => {
      number += 1;
      const changeId = await suggest(database, sam, `+3130123${String(number).padStart(4, "0")}`);
      const before = (await standingOf(database, sam.accountId)).points;
      let state: ChangeState = "pending";
      for (const act of acts) {
        const next = expected(state, act);
        const doing =
          act === "approve" || act === "reject"
            ? decideChange(database, ada, { changeId, approve: act === "approve", now })
            : takeChangeBack(database, act === "withdraw" ? sam : noor, { changeId });
        const refusal = await doing.then(() => undefined, kindOf);
        state = next.state;
        expect([act, refusal, (await stateOf.first(database, { id: changeId }))?.state]).toEqual([
          act,
          next.refusal,
          state,
        ]);
      }
      const after = (await standingOf(database, sam.accountId)).points;
      expect(after - before).toBe(state === "approved" ? 3 : 0);
      const isDecided = state === "approved" || state === "rejected";
      expect(await decisions.all(database, { id: changeId })).toHaveLength(isDecided ? 1 : 0);
    }),
    { numRuns: runs(25) },
  );
});

test("of forty decisions at once one holds: one entry in the log, one notice, points once", async () => {
  const fresh: Database = await freshDatabase();
  await settleSmallWorld(fresh);
  const sam = await addMember(fresh);
  const admins = [await addAdmin(fresh, "Ada"), await addAdmin(fresh, "Eva")];
  const changeId = await suggest(fresh, sam, "+31301234567");
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, (_, place) =>
      decideChange(fresh, admins[place % 2] as (typeof admins)[0], {
        changeId,
        approve: place % 3 > 0,
        now,
      }).then(
        () => "done",
        (error: unknown) => kindOf(error) ?? String(error),
      ),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === "conflict")).toHaveLength(39);
  expect(await decisions.all(fresh, { id: changeId })).toHaveLength(1);
  expect(await notices.all(fresh, sam)).toHaveLength(1);
  const isApproved = (await stateOf.first(fresh, { id: changeId }))?.state === "approved";
  expect(await standingOf(fresh, sam.accountId)).toMatchObject({ points: isApproved ? 3 : 0 });
  expect((await shopIn(fresh, "andersom"))["phone"]).toBe(isApproved ? "+31301234567" : null);
});
