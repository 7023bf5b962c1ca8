/**
 * The user of a page or a call. Determined once a request (`http/page-handler.ts` for pages, `api/app.ts` for calls) and passed
 * on from there. Sign-in does not exist yet, so there is one kind.
 */
export type Viewer = AnonymousViewer;

interface AnonymousViewer {
  kind: "anonymous";
  /** The account that owns rows in the database; null for anonymous. Every kind has it. */
  accountId: null;
}

export const ANONYMOUS: Viewer = { kind: "anonymous", accountId: null };

/** What a browser says of a visit, for every viewer. It is part of the key of the page cache, so keep it small. */
export interface Visit {
  /** The value of the consent cookie (specification section 9); undefined until the visitor has chosen. */
  consent: "all" | "req" | undefined;
  /** The page is requested by the app shell (by its user agent). */
  isApp: boolean;
}
