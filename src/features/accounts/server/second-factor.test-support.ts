import { generateSync } from "otplib";
import type { Database } from "#platform/database/database.ts";
import { ANONYMOUS } from "#platform/viewer.ts";
import { asMember, type Member } from "./members.ts";
import { addMember } from "./people.test-support.ts";
import { startSession } from "./sessions.ts";
import { beginSecondFactor, confirmSecondFactor } from "./set-up-second-factor.ts";
import { showSecondFactor } from "./show-second-factor.ts";
import { viewerOfToken } from "./viewer-of-token.ts";

export const NOW = new Date("2026-11-21T13:15:10Z");
export const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
export const codeAt = (secret: string, at: Date) => generateSync({ secret, epoch: at.getTime() / 1000 });
export const wrong = (secret: string) => {
  const right = new Set([-30, 0, 30].map((seconds) => codeAt(secret, later(seconds))));
  return ["000000", "111111", "222222", "333333"].find((code) => !right.has(code)) as string;
};

export interface SignedInOptions {
  isFromProvider?: boolean;
  adminsNeedSecondFactor?: boolean;
}

/** A session of somebody, and who they are through it now. */
export async function sessionOf(
  on: Database,
  { accountId }: { accountId: number },
  { isFromProvider = true, adminsNeedSecondFactor = false }: SignedInOptions = {},
) {
  const token = await startSession(on, { accountId, device: "Test", isFromProvider });
  return async () => asMember((await viewerOfToken(on, token, { adminsNeedSecondFactor })) ?? ANONYMOUS);
}

export async function setUp(on: Database, member: Member) {
  const now = member.signedInAt === null ? NOW : new Date(member.signedInAt);
  const { secret } = await beginSecondFactor(on, member, { siteName: "Highstreet", now });
  const code = codeAt(secret, NOW);
  return { secret, recoveryCodes: await confirmSecondFactor(on, member, { code, now: NOW }) };
}

/** Somebody with a second factor, and a new session of theirs. */
export async function withFactor(on: Database) {
  const member = await addMember(on);
  const first = await sessionOf(on, member);
  const { secret, recoveryCodes } = await setUp(on, await first());
  const viewer = await sessionOf(on, member);
  const me = await viewer();
  const show = (code: string, now = NOW) => showSecondFactor(on, me, { proof: { code }, now });
  const recover = (recoveryCode: string) => showSecondFactor(on, me, { proof: { recoveryCode }, now: NOW });
  return { first, viewer, me, secret, recoveryCodes, show, recover };
}
