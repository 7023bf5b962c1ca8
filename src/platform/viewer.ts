/**
 * Who looks at a page or sends a call. Found out once a request, where it comes in (`http/page-handler.ts` for pages,
 * `api/app.ts` for calls), and handed on from there. Nobody can sign in yet, so there is one kind.
 */
export type Viewer = AnonymousViewer;

interface AnonymousViewer {
  kind: "anonymous";
  /** Whose things in the database are theirs; null for nobody. Every kind has it. */
  accountId: null;
}

export const ANONYMOUS: Viewer = { kind: "anonymous", accountId: null };

/** What a browser says of a visit, whoever looks. It is part of the key of the page cache, so keep it small. */
export interface Visit {
  /** The value of the consent cookie (specification section 9); undefined until the visitor has chosen. */
  consent: "all" | "req" | undefined;
  /** The app shell asks for the page (its user agent says so). */
  isApp: boolean;
}
