import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Invalid } from "#platform/errors/errors.ts";
import { sql } from "kysely";
import { CODE_NOT_RIGHT } from "../call-refusals.ts";
import type { SecondFactorProof } from "../second-factor.ts";
import { claimSecondFactorTry } from "./claim-second-factor-try.ts";
import type { Member } from "./members.ts";
import { openSecret } from "./sealed-secret.ts";
import { markSecondFactorShown } from "./sessions.ts";
import { hashOfRecoveryCode } from "./set-up-second-factor.ts";
import { stepOfCode } from "./step-of-code.ts";

interface Taken {
  accountId: number;
  /** Of the code; null for a recovery code. */
  step: number | null;
  recoveryHash: Buffer | null;
}

// A code counts once, whoever is first: its half minute lies after the last one taken, and a recovery code is gone.
const takeProof = statement(
  "take-second-factor-proof",
  (_, p: Params<Taken>) => sql`
    with spent as (
      delete from recovery_code where account_id = ${p.accountId} and code_hash = ${p.recoveryHash}
      returning account_id
    )
    update second_factor set last_step = coalesce(${p.step}::bigint, last_step), tries = 0
    where account_id = ${p.accountId} and confirmed_at is not null
      and (last_step < ${p.step}::bigint or account_id in (select account_id from spent))`,
);

interface ShowSecondFactor {
  proof: SecondFactorProof;
  now: Date;
}

/**
 * Marks a session as having shown the second factor.
 * @throws Invalid for a code that is wrong or was used; Conflict without a second factor, TooOften
 */
export async function showSecondFactor(
  database: Database,
  member: Member,
  shown: ShowSecondFactor,
): Promise<void> {
  const { accountId, sessionId } = member;
  await withProof(database, member, shown, (tx) => markSecondFactorShown(tx, { id: sessionId, accountId }));
}

const deleteFactor = statement(
  "delete-second-factor",
  (_, p: Params<{ accountId: number }>) => sql`delete from second_factor where account_id = ${p.accountId}`,
);

/**
 * Takes the second factor off, with its recovery codes, for whoever shows it once more.
 * @throws Invalid for a code that is wrong or was used; Conflict without a second factor, TooOften
 */
export async function removeSecondFactor(
  database: Database,
  member: Member,
  shown: ShowSecondFactor,
): Promise<void> {
  const { accountId } = member;
  await withProof(database, member, shown, (tx) => deleteFactor.run(tx, { accountId }));
}

async function withProof(
  database: Database,
  { accountId }: Member,
  { proof, now }: ShowSecondFactor,
  work: (tx: Database) => Promise<unknown>,
): Promise<void> {
  const param = "code" in proof ? "code" : "recoveryCode";
  const notRight = () => new Invalid([{ msg: CODE_NOT_RIGHT.msg, param }]);
  const sealed = await claimSecondFactorTry(database, { accountId, isConfirmed: true, param });
  const taken: Taken = { accountId, step: null, recoveryHash: null };
  if ("code" in proof) {
    const secret = await openSecret(database, accountId, sealed);
    const step = stepOfCode({ secret, code: proof.code, now });
    if (step === undefined) throw notRight();
    taken.step = step;
  } else {
    taken.recoveryHash = hashOfRecoveryCode(proof.recoveryCode);
  }
  await database.transaction(async (tx) => {
    if ((await takeProof.run(tx, taken)) === 0) throw notRight();
    await work(tx);
  });
}
