import type { Database } from "#platform/database/database.ts";
import { type Params, statement } from "#platform/database/statement.ts";
import type { AccountViewer, Permissions, Suspension } from "#platform/viewer.ts";
import { sql } from "kysely";
import { thumbnailOf } from "../account.ts";
import { currentSuspension } from "./suspension-sql.ts";
import { hashOfSecret } from "./secret.ts";
import { keepSession } from "./sessions.ts";
import { viewedBy } from "./viewed-by.ts";

interface SessionRow {
  sessionId: number;
  accountId: number;
  name: string;
  url: string;
  defaultPicture: number;
  pictureKey: string | null;
  signedInAt: Date | null;
  /** Null while the account has none. */
  hasShownFactor: boolean | null;
  isStale: boolean;
  suspension: Suspension | null;
  isNew: boolean;
  isNewlyVerified: boolean;
  admin: boolean;
  mod: boolean;
  shopAdmin: number[];
  brandAdmin: number[];
  /** As whom an admin looks at the site in this session, and until when, ISO 8601. */
  viewedId: number | null;
  viewingUntil: string | null;
}

const sessionOfToken = statement(
  "session-of-token",
  (_, p: Params<{ tokenHash: Uint8Array }>) => sql<SessionRow>`
    select session.id as "sessionId", account.id as "accountId", account.name, account.url,
      account.default_picture as "defaultPicture", picture.key as "pictureKey",
      session.signed_in_at as "signedInAt",
      case when session.signed_in_at is null then true
        when factor.account_id is not null
          then session.second_factor_at is not null and session.second_factor_at >= factor.confirmed_at
      end as "hasShownFactor",
      account.onboarding_step is not null as "isNew", account.is_newly_verified as "isNewlyVerified",
      session.used_at < now() - interval '1 hour' as "isStale",
      ${currentSuspension} as suspension,
      coalesce(role.admin, false) as admin, coalesce(role.mod, false) as mod,
      coalesce(role.shops, '[]') as "shopAdmin", coalesce(role.brands, '[]') as "brandAdmin",
      viewing.account_id as "viewedId", to_json(viewing.until) #>> '{}' as "viewingUntil"
    from session
    join account on account.id = session.account_id
    left join media as picture on picture.id = account.picture_id and picture.state = 'shown'
    left join second_factor as factor on factor.account_id = account.id and factor.confirmed_at is not null
    left join lateral (
      select bool_or(role = 'admin') as admin, bool_or(role = 'mod') as mod,
        json_agg(shop_id) filter (where shop_id is not null) as shops,
        json_agg(brand_id) filter (where brand_id is not null) as brands
      from account_role where account_role.account_id = account.id
    ) as role on true
    left join viewing on viewing.id = session.viewing_id and viewing.ended_at is null and viewing.until > now()
    where session.token_hash = ${p.tokenHash} and session.expires_at > now()`,
  { isRead: true },
);

/** While somebody is suspended, their roles rest. */
const NO_PERMISSIONS: Permissions = { admin: false, mod: false, shopAdmin: [], brandAdmin: [] };

interface ViewerOptions {
  /** An admin who has not set one up counts as not having shown it. */
  adminsNeedSecondFactor: boolean;
}

/** Longer than any of ours: no need to hash it. */
const MOST_LETTERS = 100;

/**
 * Whose token it is, with what they may do now: roles are read at every request, so that one taken away is gone at once
 * (security.md A7). Undefined for a token that is too old, was ended, or was never given.
 */
export async function viewerOfToken(
  database: Database,
  token: string,
  { adminsNeedSecondFactor }: ViewerOptions,
): Promise<AccountViewer | undefined> {
  if (token === "" || token.length > MOST_LETTERS) return undefined;
  const row = await sessionOfToken.first(database, { tokenHash: hashOfSecret(token) });
  if (!row) return undefined;
  if (row.isStale) await keepSession(database, row.sessionId);
  const { sessionId, accountId, name, url, isNew, isNewlyVerified, suspension } = row;
  const { admin, mod, shopAdmin, brandAdmin } = row;
  const viewer: AccountViewer = {
    kind: "account",
    accountId,
    sessionId,
    name,
    url,
    thumbnail: thumbnailOf(row),
    permissions: suspension ? NO_PERMISSIONS : { admin, mod, shopAdmin, brandAdmin },
    isNew,
    isNewlyVerified,
    signedInAt: row.signedInAt?.getTime() ?? null,
    hasSecondFactor: row.hasShownFactor ?? !(admin && adminsNeedSecondFactor),
    suspension,
  };
  const { viewedId, viewingUntil: until } = row;
  return viewedId === null || until === null ? viewer : viewedBy(database, viewer, { viewedId, until });
}
