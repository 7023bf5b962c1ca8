import { NotSignedIn } from "#platform/errors/errors.ts";
import type { AccountViewer, Viewer } from "#platform/viewer.ts";

declare const isMember: unique symbol;

/** Somebody signed in. Use cases that write for a person take one, so that a call which forgot to ask does not compile. */
export type Member = AccountViewer & { readonly [isMember]: true };

/** @throws NotSignedIn */
export function asMember(viewer: Viewer): Member {
  if (viewer.kind === "anonymous") throw new NotSignedIn();
  return viewer as Member;
}
