import { type Params, statement } from "#platform/database/statement.ts";
import { sql } from "kysely";
import { heldRoles } from "#features/accounts/server/speaks-for-sql.ts";

// What an export tells of the account itself. Each statement answers the rows of one file, as people may read them; hashes of
// secrets stay behind.

type Account = Params<{ accountId: number }>;

export const toldAccount = statement(
  "told-account",
  (_, p: Account) => sql<object>`
    select account.id, account.name, account.name_skeleton as "nameComparedAs", account.url, account.bio, account.locale,
      account.pref_types as "prefTypes", account.privacy as "chosenPrivacy", account.onboarding_step as "onboardingStep",
      account.default_picture as "drawnPicture", media.key as "picture", account.is_sample as "isSample",
      account.is_newly_verified as "isNewlyVerified", account.created_at as "createdAt", account.erase_at as "eraseAt",
      account.suspended_until::text as "suspendedUntil"
    from account left join media on media.id = account.picture_id
    where account.id = ${p.accountId}`,
  { isRead: true },
);

export const toldIdentities = statement(
  "told-identities",
  (_, p: Account) => sql<object>`
    select provider, subject, created_at as "createdAt" from identity
    where account_id = ${p.accountId} order by created_at, provider`,
  { isRead: true },
);

export const toldRoles = statement(
  "told-roles",
  (_, p: Account) => sql<object>`
    select held.role, shop.name as shop, brand.name as brand, held.granted_at as "grantedAt"
    from ${heldRoles} as held
    left join shop on shop.id = held.shop_id
    left join brand on brand.id = held.brand_id
    where held.account_id = ${p.accountId} order by held.granted_at`,
  { isRead: true },
);

/** Of a claim: the name of the file with its document. */
const documentFile = sql`
  'claims/' || claim.id || case substring(claim.document from 1 for 1) when '\\x25' then '.pdf' when '\\xff' then '.jpg' else '.png' end`;

/** What somebody said is theirs, and what became of it. */
export const toldClaims = statement(
  "told-claims",
  (_, p: Account) => sql<object>`
    select shop.name as shop, brand.name as brand, claim.proof, claim.proof_by as "proofBy",
      case when claim.document is not null then ${documentFile} end as document, claim.state, claim.reason, claim.explanation, claim.asked_at as "askedAt",
      claim.proven_at as "provenAt", claim.decided_at as "decidedAt"
    from shop_claim as claim left join shop on shop.id = claim.shop_id left join brand on brand.id = claim.brand_id
    where claim.claimant_id = ${p.accountId} order by claim.id`,
  { isRead: true },
);

/** The documents themselves. */
export const sentDocuments = statement(
  "sent-documents",
  (_, p: Account) => sql<{ file: string; document: Buffer }>`
    select ${documentFile} as file, claim.document from shop_claim as claim
    where claim.claimant_id = ${p.accountId} and claim.document is not null order by claim.id`,
  { isRead: true },
);

/** Whom somebody asked to speak for a shop or a brand with them, and what became of it. */
export const toldInvitations = statement(
  "told-invitations",
  (_, p: Account) => sql<object>`
    select shop.name as shop, brand.name as brand, invitation.email, invitation.locale, invitation.invited_at as "invitedAt", invitation.until,
      invitation.taken_at as "takenAt", invitation.withdrawn_at as "withdrawnAt"
    from shop_invitation as invitation left join shop on shop.id = invitation.shop_id
      left join brand on brand.id = invitation.brand_id
    where invitation.inviter_id = ${p.accountId} order by invitation.id`,
  { isRead: true },
);

/** Not the secret: who has the file would have the codes. */
export const toldSecondFactor = statement(
  "told-second-factor",
  (db, p: Account) =>
    db
      .selectFrom("second_factor")
      .select("confirmed_at as confirmedAt")
      .where("account_id", "=", p.accountId),
  { isRead: true },
);

export const toldSessions = statement(
  "told-sessions",
  (_, p: Account) => sql<object>`
    select device, created_at as "startedAt", used_at as "usedAt", expires_at as "expiresAt", signed_in_at as "signedInAt",
      second_factor_at as "secondFactorAt", latitude::float8, longitude::float8, accuracy_metres as "accuracyMetres"
    from session where account_id = ${p.accountId} order by created_at`,
  { isRead: true },
);

export const toldFreedNames = statement(
  "told-freed-names",
  (_, p: Account) => sql<object>`
    select url, name_skeleton as "nameComparedAs", freed_at as "freedAt" from freed_name
    where account_id = ${p.accountId} order by freed_at`,
  { isRead: true },
);

export const toldNewsletter = statement(
  "told-newsletter",
  (_, p: Account) => sql<object>`
    select email, is_wanted as "isWanted", asked_at as "askedAt", confirmed_at as "confirmedAt",
      unreachable_at as "unreachableAt" from newsletter
    where account_id = ${p.accountId}`,
  { isRead: true },
);

export const toldLetters = statement(
  "told-newsletter-letters",
  (_, p: Account) => sql<object>`
    select email, asked_at as "askedAt", token_hash is null as "isUsed" from newsletter_letter
    where account_id = ${p.accountId} order by asked_at`,
  { isRead: true },
);

export const toldIssues = statement(
  "told-newsletter-issues",
  (_, p: Account) => sql<object>`
    select issue.subject ->> delivery.locale as subject, delivery.state, delivery.moved_at as "movedAt"
    from newsletter_delivery as delivery join newsletter_issue as issue on issue.id = delivery.issue_id
    where delivery.account_id = ${p.accountId} order by delivery.issue_id`,
  { isRead: true },
);

export const toldCalls = statement(
  "told-calls",
  (_, p: Account) => sql<object>`
    select call, key, created_at as "sentAt", answer from idempotency_key
    where account_id = ${p.accountId} order by created_at`,
  { isRead: true },
);

// What was answered is told without who of us answered.
export const toldTickets = statement(
  "told-tickets",
  (_, p: Account) => sql<object>`
    select ticket.id::text as number, ticket.kind, ticket.subject, ticket.name, ticket.email, ticket.about, ticket.shop_name as "shopName",
      ticket.city_name as "cityName", ticket.role, ticket.proof, ticket.website, ticket.message, ticket.state,
      ticket.created_at as "sentAt", (
        select coalesce(json_agg(json_build_object('isAnswer', reply.is_staff, 'text', reply.text, 'writtenAt', reply.written_at)
          order by reply.id), '[]')
        from ticket_reply as reply where reply.ticket_id = ticket.id) as replies
    from ticket where ticket.account_id = ${p.accountId} order by ticket.id`,
  { isRead: true },
);

export const toldSurveys = statement(
  "told-surveys",
  (_, p: Account) => sql<object>`
    select survey, answers, text, day::text as day
    from survey_response where account_id = ${p.accountId} order by id`,
  { isRead: true },
);
