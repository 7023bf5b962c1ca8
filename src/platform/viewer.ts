/**
 * The user of a page or a call. Determined once a request (`http/page-handler.ts` for pages, `api/app.ts` for calls) and passed
 * on from there.
 */
export type Viewer = AnonymousViewer | AccountViewer;

interface AnonymousViewer {
  kind: "anonymous";
  /** The account that owns rows in the database; null for anonymous. Every kind has it. */
  accountId: null;
  /** There is a session, but whose it is cannot be looked up right now: what needs an account is "not available" and not "log in". */
  isUnknown?: true;
}

/** Somebody who signed in. */
export interface AccountViewer {
  kind: "account";
  accountId: number;
  sessionId: number;
  name: string;
  /** The slug of the page `/user/{url}`. */
  url: string;
  /** The address of the picture. */
  thumbnail: string;
  permissions: Permissions;
  /** When they last came from Google or Discord, in milliseconds; null for a token of the command line. */
  signedInAt: number | null;
  /** The welcome of this person is not over (specification section 2, "Welcome onboarding modal"). */
  isNew: boolean;
  /** They have confirmed an e-mail address, and were not told so yet. */
  isNewlyVerified: boolean;
  /** The session has shown a second factor, or needs none. */
  hasSecondFactor: boolean;
  /** Until it ends they write nothing, and their permissions are those of nobody special; null for nearly everybody. */
  suspension: Suspension | null;
  /** It is an admin who looks as this person does, and changes nothing (`docs/decisions/0060-looking-as-somebody.md`). */
  viewing?: Viewing;
}

/** An admin looks at the site as somebody else does. */
export interface Viewing {
  /** The admin, whose session it is. */
  admin: AccountViewer;
  /** When it ends by itself, ISO 8601. */
  until: string;
}

/** An admin has suspended somebody. */
export interface Suspension {
  /** When it ends, ISO 8601; null until an admin lifts it. */
  until: string | null;
  /** The number of the decision that says why; null where it is not kept any more. */
  decisionId: number | null;
  /** Its reason, a word of the rules; null as well. */
  reason: string | null;
}

/** What a page is told of who looks at it; null for anonymous. */
export type PageViewer =
  | (Pick<
      AccountViewer,
      "accountId" | "name" | "url" | "thumbnail" | "permissions" | "isNew" | "isNewlyVerified" | "suspension"
    > & {
      /** Of the admin who looks as this person, nothing but until when. */
      viewing?: Pick<Viewing, "until">;
    })
  | null;

export function pageViewer(viewer: Viewer): PageViewer {
  if (viewer.kind === "anonymous") return null;
  const { accountId, name, url, thumbnail, permissions, isNew, isNewlyVerified, suspension, viewing } =
    viewer;
  const seen = { accountId, name, url, thumbnail, permissions, isNew, isNewlyVerified, suspension };
  return viewing ? { ...seen, viewing: { until: viewing.until } } : seen;
}

/** The admin who looks as somebody, and until when; undefined for everybody who looks as themselves. */
export function viewingOf(viewer: Viewer): Viewing | undefined {
  return viewer.kind === "account" ? viewer.viewing : undefined;
}

/**
 * Whom people are shown as they chose. As nobody for an admin who looks as somebody: what friends show to that person is not shown to the
 * admin.
 */
export function idAmongPeople(viewer: Viewer): number | null {
  return viewingOf(viewer) ? null : viewer.accountId;
}

/** Specification section 3, with ids of rows. */
export interface Permissions {
  admin: boolean;
  mod: boolean;
  shopAdmin: readonly number[];
  brandAdmin: readonly number[];
}

export const ANONYMOUS: Viewer = { kind: "anonymous", accountId: null };

/** While the database is away. */
export const UNKNOWN: Viewer = { ...ANONYMOUS, isUnknown: true };

/** What a browser says of a visit, for every viewer. It is part of the key of the page cache, so keep it small. */
export interface Visit {
  /** The value of the consent cookie (specification section 9); undefined until the visitor has chosen. */
  consent: "all" | "req" | undefined;
  /** The page is requested by the app shell (by its user agent). */
  isApp: boolean;
}
