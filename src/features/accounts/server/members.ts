import type { AccountViewer, Viewer } from "#platform/viewer.ts";
import { NotAllowed, NotSignedIn } from "#platform/errors/errors.ts";

declare const isMember: unique symbol;
declare const isFresh: unique symbol;
declare const isAdmin: unique symbol;

/** Somebody signed in. Use cases that write for a person take one, so that a call which forgot to ask does not compile. */
export type Member = AccountViewer & { readonly [isMember]: true };

/** Somebody who signed in moments ago. */
export type FreshMember = Member & { readonly [isFresh]: true };

/** An admin, with a second factor where the site asks for one. */
export type Admin = Member & { readonly [isAdmin]: true };

/** @throws NotSignedIn */
export function asMember(viewer: Viewer): Member {
  if (viewer.kind === "anonymous") throw new NotSignedIn();
  return viewer as Member;
}

/** @throws NotSignedIn, NotAllowed */
export function asAdmin(viewer: Viewer): Admin {
  const member = asMember(viewer);
  if (!member.permissions.admin) throw new NotAllowed("permissions");
  return member as Admin;
}

/** Export, deletion and roles want somebody who came from Google or Discord moments ago (security.md A5). */
const FRESH_MS = 10 * 60_000;

/** @throws NotAllowed when the last sign-in is longer ago than ten minutes */
export function freshlySignedIn(member: Member, now: Date): FreshMember {
  const { signedInAt } = member;
  if (signedInAt === null || now.getTime() - signedInAt > FRESH_MS)
    throw new NotAllowed("session", "Sign in again first");
  return member as FreshMember;
}
