import { randomBytes } from "node:crypto";
import { generateSecret, generateURI } from "otplib";
import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import { Conflict, Invalid } from "#platform/errors/errors.ts";
import { sql } from "kysely";
import { CODE_NOT_RIGHT, SET_UP_ALREADY } from "../call-refusals.ts";
import { claimSecondFactorTry } from "./claim-second-factor-try.ts";
import { justSignedIn, type Member } from "./members.ts";
import { openSecret, sealSecret } from "./sealed-secret.ts";
import { hashOfSecret } from "./secret.ts";
import { markSecondFactorShown } from "./sessions.ts";
import { stepOfCode } from "./step-of-code.ts";

const storeSecret = statement(
  "store-second-factor-secret",
  (_, p: Params<{ accountId: number; secret: Buffer }>) => sql`
    insert into second_factor (account_id, secret) values (${p.accountId}, ${p.secret})
    on conflict (account_id) do update set secret = excluded.secret where second_factor.confirmed_at is null`,
);

interface Begun {
  /** In base 32, for whoever types it. */
  secret: string;
  /** The same for a QR code. */
  uri: string;
}

/**
 * Gives somebody the secret of a new second factor, which counts once it is confirmed. Whoever has only stolen a session must not
 * make one of their own, so the sign-in has to be fresh, or the session one of the command line.
 * @throws NotAllowed; Conflict when they have one
 */
export async function beginSecondFactor(
  database: Database,
  member: Member,
  { siteName, now }: { siteName: string; now: Date },
): Promise<Begun> {
  if (member.signedInAt !== null) justSignedIn(member, now);
  const { accountId, name } = member;
  const secret = generateSecret();
  const sealed = await sealSecret(database, accountId, secret);
  const isStored = (await storeSecret.run(database, { accountId, secret: sealed })) > 0;
  if (!isStored) throw new Conflict("begin", SET_UP_ALREADY.msg);
  return { secret, uri: generateURI({ issuer: siteName, label: name, secret }) };
}

const confirm = statement(
  "confirm-second-factor",
  (_, p: Params<{ accountId: number; secret: Buffer; step: number }>) => sql`
    update second_factor set confirmed_at = now(), last_step = ${p.step}, tries = 0
    where account_id = ${p.accountId} and secret = ${p.secret} and confirmed_at is null`,
);

const insertRecoveryCodes = statement(
  "insert-recovery-codes",
  (_, p: Params<{ accountId: number; hashes: Buffer[] }>) => sql`
    insert into recovery_code (account_id, code_hash)
    select ${p.accountId}, code_hash from unnest(${p.hashes}::bytea[]) as code_hash`,
);

const RECOVERY_CODES = 10;

/**
 * Turns the second factor on, for whoever shows that their app has the secret; this session has shown it. Returns the recovery
 * codes, of which only hashes are kept.
 * @throws Invalid for a wrong code; Conflict, TooOften
 */
export async function confirmSecondFactor(
  database: Database,
  { accountId, sessionId }: Member,
  { code, now }: { code: string; now: Date },
): Promise<string[]> {
  const sealed = await claimSecondFactorTry(database, { accountId, isConfirmed: false, param: "confirm" });
  const step = stepOfCode({ secret: await openSecret(database, accountId, sealed), code, now });
  if (step === undefined) throw new Invalid([{ msg: CODE_NOT_RIGHT.msg, param: "confirm" }]);
  return database.transaction(async (tx) => {
    // Confirmed by another window at the same moment, or begun anew.
    if ((await confirm.run(tx, { accountId, secret: sealed, step })) === 0)
      throw new Conflict("confirm", SET_UP_ALREADY.msg);
    const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    await insertRecoveryCodes.run(tx, { accountId, hashes: codes.map(hashOfRecoveryCode) });
    await markSecondFactorShown(tx, { id: sessionId, accountId });
    return codes;
  });
}

/** 80 bits, in groups that one can copy by hand. */
function newRecoveryCode(): string {
  const digits = randomBytes(10).toString("hex");
  return digits.match(/.{5}/g)?.join("-") ?? digits;
}

export function hashOfRecoveryCode(code: string): Buffer {
  return hashOfSecret(code.toLowerCase().replace(/[^0-9a-f]/g, ""));
}
