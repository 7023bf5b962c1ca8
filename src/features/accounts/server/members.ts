import type { AccountViewer, Permissions, Viewer } from "#platform/viewer.ts";
import { NotAllowed, NotSignedIn } from "#platform/errors/errors.ts";
import { holdsOneOf, type Role } from "../access.ts";
import { SHOW_SECOND_FACTOR, SIGN_IN_AGAIN, SUSPENDED } from "../call-refusals.ts";

declare const isMember: unique symbol;
declare const isFresh: unique symbol;
declare const isAdmin: unique symbol;
declare const isModerator: unique symbol;
declare const isShopAdmin: unique symbol;
declare const isBrandAdmin: unique symbol;

/** Somebody signed in. Use cases that write for a person take one, so that a call which forgot to ask does not compile. */
export type Member = AccountViewer & { readonly [isMember]: true };

/** Somebody who signed in moments ago. */
export type FreshMember = Member & { readonly [isFresh]: true };

/** An admin, who has shown a second factor where one is asked for. */
export type Admin = Member & { readonly [isAdmin]: true };

/** A moderator or an admin. */
export type Moderator = Member & { readonly [isModerator]: true };

/** Somebody who may speak for one shop: its own admin, or one of the site. */
export type ShopAdmin = Member & { readonly [isShopAdmin]: true; readonly shopId: number };

/** Somebody who may speak for one brand. */
export type BrandAdmin = Member & { readonly [isBrandAdmin]: true; readonly brandId: number };

/** @throws NotSignedIn */
export function asMember(viewer: Viewer): Member {
  if (viewer.kind === "anonymous") throw new NotSignedIn();
  return viewer as Member;
}

/** @throws NotSignedIn, NotAllowed */
export function asAdmin(viewer: Viewer): Admin {
  return withRole(viewer, ({ admin }) => admin) as Admin;
}

/** Somebody with one of these roles. @throws NotSignedIn, NotAllowed */
export function asOneOf(viewer: Viewer, roles: readonly Role[]): Member {
  return withRole(viewer, (permissions) => holdsOneOf(permissions, roles));
}

/** @throws NotSignedIn, NotAllowed */
export function asModerator(viewer: Viewer): Moderator {
  return withRole(viewer, ({ admin, mod }) => admin || mod) as Moderator;
}

/** @throws NotSignedIn, NotAllowed */
export function asShopAdmin(viewer: Viewer, shopId: number): ShopAdmin {
  const member = withRole(viewer, ({ admin, shopAdmin }) => admin || shopAdmin.includes(shopId));
  return { ...member, shopId } as ShopAdmin;
}

/** @throws NotSignedIn, NotAllowed */
export function asBrandAdmin(viewer: Viewer, brandId: number): BrandAdmin {
  const member = withRole(viewer, ({ admin, brandAdmin }) => admin || brandAdmin.includes(brandId));
  return { ...member, brandId } as BrandAdmin;
}

/** What others may not do is not done by whoever has only stolen the first factor. */
function withRole(viewer: Viewer, isHeld: (permissions: Permissions) => boolean): Member {
  const member = asMember(viewer);
  if (!isHeld(member.permissions)) throw new NotAllowed("permissions");
  return withSecondFactor(member);
}

/** @throws NotAllowed when the session has not shown the second factor that is asked for */
export function withSecondFactor<Who extends Member>(member: Who): Who {
  if (!member.hasSecondFactor) throw new NotAllowed("session", SHOW_SECOND_FACTOR.msg);
  return member;
}

/** @throws NotAllowed while an admin has suspended them; beside it until when, and the number of the decision that says why */
export function refuseSuspended(viewer: Viewer): void {
  if (viewer.kind === "anonymous" || viewer.suspension === null) return;
  const { until, decisionId } = viewer.suspension;
  throw new NotAllowed(
    "account",
    SUSPENDED.with({ until, decisionId: decisionId === null ? null : String(decisionId) }),
  );
}

/** Export, deletion and roles want somebody who came from Google or Discord moments ago (security.md A5). */
const FRESH_MS = 10 * 60_000;

/** @throws NotAllowed when the last sign-in is longer ago than ten minutes */
export function justSignedIn(member: Member, now: Date): FreshMember {
  const { signedInAt } = member;
  if (signedInAt === null || now.getTime() - signedInAt > FRESH_MS)
    throw new NotAllowed("session", SIGN_IN_AGAIN.msg);
  return member as FreshMember;
}

/** @throws NotAllowed when the last sign-in is longer ago than ten minutes, or lacks a second factor */
export function freshlySignedIn(member: Member, now: Date): FreshMember {
  return withSecondFactor(justSignedIn(member, now));
}
