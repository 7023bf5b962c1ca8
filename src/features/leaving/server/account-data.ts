import { forgetWhoGranted } from "#features/accounts/server/item-role.ts";
import { REMOVE_UNUSED_PICTURE } from "#features/media/server/remove-unused-picture.ts";
import { closeReportsOfGone } from "#features/moderation/server/close-reports-of-gone.ts";
import { removeReviewsOf } from "#features/reviews/server/remove-reviews-of.ts";
import { forgetWords } from "#features/search/server/forget-words.ts";
import { removeItems } from "#features/search/server/remove-items.ts";
import type { Database } from "#platform/database/database.ts";
import { enqueue } from "#platform/database/outbox.ts";
import { type Params, type Statement, statement } from "#platform/database/statement.ts";
import { sql } from "kysely";
import {
  forgetClaimDecider,
  forgetCorrector,
  forgetDecider,
  forgetMerger,
  forgetRemarker,
  forgetSaver,
  forgetWhoJoined,
} from "./forget-who-decided.ts";
import { forgetAnswerer, forgetAssignee, forgetAssigner } from "./forget-staff-of-tickets.ts";
import {
  toldAccount,
  toldCalls,
  toldClaims,
  toldFreedNames,
  toldIdentities,
  toldInvitations,
  toldIssues,
  toldLetters,
  toldNewsletter,
  toldRoles,
  toldSecondFactor,
  toldSessions,
  toldSurveys,
  toldTickets,
} from "./told-account.ts";
import { toldApplications } from "./told-applications.ts";
import { toldChanges, toldConfirmations, toldContributions, toldMenuImages } from "./told-contributions.ts";
import { toldAppeals, toldDecisions, toldRemarks, toldReports } from "./told-moderation.ts";
import { photosOf } from "./photos-of-account.ts";
import { toldSaves } from "./told-saves.ts";
import { LETTERS_OF_ACCOUNT } from "./letters-of-account.ts";
import { PUSH_OF_ACCOUNT } from "./push-of-account.ts";
import { VIEWINGS_OF_ACCOUNT } from "./viewings-of-account.ts";
import { toldReplies, toldReviews, toldVotes } from "./told-reviews.ts";
import { toldBlocks, toldFollows, toldFriends, toldLikes, toldNotices, toldWatches } from "./told-social.ts";

/** An account that goes, as it was. */
export interface LeavingAccount {
  accountId: number;
  name: string;
  url: string;
  /** Null for a drawn one. */
  pictureKey: string | null;
}

interface AccountRule {
  /** The file of an export and its rows, the file that tells it already, or why an export does not tell it. */
  told:
    | { topic: string; rows: Statement<{ accountId: number }, object> }
    | { inFile: string }
    | { not: string };
  /** It goes with the row of the account (a foreign key that cascades), or by this, which is called before. */
  erased: "withAccount" | ((tx: Database, account: LeavingAccount) => Promise<unknown>);
}

const deleteKeys = statement("delete-idempotency-keys-of-account", (db, p: Params<{ accountId: number }>) =>
  db.deleteFrom("idempotency_key").where("account_id", "=", p.accountId),
);

const deleteAnswersAbout = statement(
  "delete-kept-answers-about-account",
  (_, p: Params<{ mention: string }>) =>
    sql`delete from idempotency_key where strpos(answer, ${p.mention}) > 0`,
);

/** Kept answers to the person, and those to others that name the person among their friends. */
async function forgetAnswers(tx: Database, { accountId, url }: LeavingAccount): Promise<void> {
  await deleteKeys.run(tx, { accountId });
  await deleteAnswersAbout.run(tx, { mention: `"url":${JSON.stringify(url)}` });
}

async function forgetInSearch(tx: Database, { accountId, name }: LeavingAccount): Promise<void> {
  await removeItems(tx, { entity: "user", entityIds: [accountId] });
  await forgetWords(tx, { kind: "users", name });
}

/** Its file goes once the account is gone: the key forbids it before. */
async function removePicture(tx: Database, { pictureKey: key }: LeavingAccount): Promise<void> {
  if (key !== null) await enqueue(tx, REMOVE_UNUSED_PICTURE, { key });
}

const keysOfMenuImages = statement(
  "keys-of-menu-images-of-account",
  (_, p: Params<{ accountId: number }>) => sql<{ key: string }>`
    select media.key from menu_image join media on media.id = menu_image.media_id
    where menu_image.author_id = ${p.accountId}`,
);

/** Approved ones too: a picture may show more than a menu. */
async function removeMenuImages(tx: Database, { accountId }: LeavingAccount): Promise<void> {
  for (const { key } of await keysOfMenuImages.all(tx, { accountId }))
    await enqueue(tx, REMOVE_UNUSED_PICTURE, { key });
}

const IN_HAND = "Who had whose question in hand is about whoever asked it";

const DECIDED = "What somebody decided for the site is in its log, without a name";
const forgetReporter = statement(
  "forget-reporter",
  (_, p: Params<{ accountId: number }>) =>
    sql`update report set text = '' where reporter_id = ${p.accountId}`,
);

/** Whoever reported one of the reviews hears that it is gone. */
async function takeReviewsAlong(tx: Database, { accountId }: LeavingAccount): Promise<void> {
  await closeReportsOfGone(tx, { accountId });
  await removeReviewsOf(tx, { accountId });
}

/** The reports are decided all the same, by what they are about and why. */
async function forgetReports(tx: Database, { accountId }: LeavingAccount): Promise<void> {
  await forgetReporter.run(tx, { accountId });
}

const emptyDecisions = statement(
  "empty-decisions-of-account",
  (_, p: Params<{ accountId: number }>) =>
    sql`update decision set explanation = '', was_reset = null where author_id = ${p.accountId}`,
);

/** What stays of a decision is what the public log shows, and a number that nothing else has any more (security.md 5.3). */
async function emptyOwnDecisions(tx: Database, { accountId }: LeavingAccount): Promise<void> {
  await emptyDecisions.run(tx, { accountId });
}

const SECRET = "A secret that is worth nothing but to whoever holds it, for a minute";

const SECRET_OF_LOGIN = "A secret that opens the account, of which only a hash is kept";

/**
 * Every column that says whose a row is, with what an export tells of it and how it is erased (security.md G17, G18). A new table
 * with a key to `account` needs its line here: `account-data.test.ts` looks for it.
 */
export const ACCOUNT_DATA: Readonly<Record<string, AccountRule>> = {
  "account.id": { told: { topic: "account", rows: toldAccount }, erased: "withAccount" },
  "account.picture_id": { told: { inFile: "portrait" }, erased: removePicture },
  "identity.account_id": { told: { topic: "identities", rows: toldIdentities }, erased: "withAccount" },
  "account_role.account_id": { told: { topic: "roles", rows: toldRoles }, erased: "withAccount" },
  "account_role.granted_by": {
    told: { not: "Who speaks for a shop is theirs; who invited them is in its log" },
    erased: (tx, { accountId }) => forgetWhoGranted(tx, { accountId }),
  },
  "admin_proposal.account_id": {
    told: { not: "What is proposed between admins is told once it is done" },
    erased: "withAccount",
  },
  "admin_proposal.proposer_id": { told: { not: "It is about another person" }, erased: "withAccount" },
  "session.account_id": { told: { topic: "sessions", rows: toldSessions }, erased: "withAccount" },
  ...VIEWINGS_OF_ACCOUNT,
  ...PUSH_OF_ACCOUNT,
  ...LETTERS_OF_ACCOUNT,
  "sign_in_code.account_id": { told: { not: SECRET }, erased: "withAccount" },
  "freed_name.account_id": { told: { topic: "earlier-names", rows: toldFreedNames }, erased: "withAccount" },
  "friend_edge.lo": { told: { topic: "friends", rows: toldFriends }, erased: "withAccount" },
  "friend_edge.hi": { told: { inFile: "friends" }, erased: "withAccount" },
  "account_block.account_id": { told: { topic: "blocks", rows: toldBlocks }, erased: "withAccount" },
  "account_block.blocked_id": {
    told: { not: "Who blocked somebody is the business of the one who did" },
    erased: "withAccount",
  },
  "shop_follow.account_id": { told: { topic: "follows", rows: toldFollows }, erased: "withAccount" },
  "product_watch.account_id": { told: { topic: "watches", rows: toldWatches }, erased: "withAccount" },
  "liking.account_id": { told: { topic: "likes", rows: toldLikes }, erased: "withAccount" },
  "newsletter.account_id": { told: { topic: "newsletter", rows: toldNewsletter }, erased: "withAccount" },
  "newsletter_delivery.account_id": {
    told: { topic: "newsletter-issues", rows: toldIssues },
    erased: "withAccount",
  },
  "newsletter_letter.account_id": {
    told: { topic: "newsletter-letters", rows: toldLetters },
    erased: "withAccount",
  },
  "notice.recipient_id": { told: { topic: "notices", rows: toldNotices }, erased: "withAccount" },
  "notice.actor_id": { told: { not: "What others were told is theirs" }, erased: "withAccount" },
  "review.author_id": { told: { topic: "reviews", rows: toldReviews }, erased: "withAccount" },
  "revision.review_id": { told: { inFile: "reviews" }, erased: "withAccount" },
  "review_photo.review_id": { told: { inFile: "reviews" }, erased: "withAccount" },
  "review.target_id": { told: { inFile: "reviews" }, erased: takeReviewsAlong },
  "review_vote.account_id": {
    told: { topic: "review-votes", rows: toldVotes },
    erased: "withAccount",
  },
  "review_vote.review_id": { told: { not: "Who found it helpful is theirs" }, erased: "withAccount" },
  "review_reply.author_id": {
    told: { topic: "review-replies", rows: toldReplies },
    erased: "withAccount",
  },
  "review_reply.review_id": { told: { not: "What an owner answered is theirs" }, erased: "withAccount" },
  "contribution.account_id": {
    told: { topic: "contributions", rows: toldContributions },
    erased: "withAccount",
  },
  "fact_confirmation.account_id": {
    told: { topic: "confirmed-facts", rows: toldConfirmations },
    erased: "withAccount",
  },
  "user_change.author_id": { told: { topic: "changes", rows: toldChanges }, erased: "withAccount" },
  "user_change.decided_by": {
    told: { not: DECIDED },
    erased: (tx, { accountId }) => forgetDecider.run(tx, { accountId }),
  },
  "product_correction.change_id": {
    told: { not: "Which facts were put right is the product’s" },
    erased: (tx, { accountId }) => forgetCorrector.run(tx, { accountId }),
  },
  "menu_image.author_id": { told: { topic: "menu-pictures", rows: toldMenuImages }, erased: "withAccount" },
  "menu_image.media_id": { told: { inFile: "menu-pictures" }, erased: removeMenuImages },
  "menu_image.decided_by": {
    told: { not: DECIDED },
    erased: (tx, { accountId }) => forgetDecider.run(tx, { accountId }),
  },
  "shop_claim.claimant_id": { told: { topic: "claims", rows: toldClaims }, erased: "withAccount" },
  "shop_claim.decided_by": {
    told: { not: DECIDED },
    erased: (tx, { accountId }) => forgetClaimDecider.run(tx, { accountId }),
  },
  "double_pair.decided_by": {
    told: { not: DECIDED },
    erased: (tx, { accountId }) => forgetMerger.run(tx, { accountId }),
  },
  "item_merge.merged_by": {
    told: { not: DECIDED },
    erased: (tx, { accountId }) => forgetMerger.run(tx, { accountId }),
  },
  "shop_invitation.inviter_id": {
    told: { topic: "invitations", rows: toldInvitations },
    erased: "withAccount",
  },
  "shop_invitation.taken_by": { told: { inFile: "roles" }, erased: "withAccount" },
  "job_application.applicant_id": {
    told: { topic: "applications", rows: toldApplications },
    erased: "withAccount",
  },
  "ticket.account_id": { told: { topic: "tickets", rows: toldTickets }, erased: "withAccount" },
  "ticket_reply.ticket_id": { told: { inFile: "tickets" }, erased: "withAccount" },
  "ticket_assignment.ticket_id": { told: { not: IN_HAND }, erased: "withAccount" },
  "ticket.assignee_id": { told: { not: IN_HAND }, erased: forgetAssignee },
  "ticket_assignment.assignee_id": { told: { not: IN_HAND }, erased: forgetAssignee },
  "ticket_assignment.assigned_by": { told: { not: IN_HAND }, erased: forgetAssigner },
  "ticket_reply.staff_id": {
    told: { not: "What somebody answered for the site is told to whoever asked" },
    erased: (tx, { accountId }) => forgetAnswerer.run(tx, { accountId }),
  },
  "survey_response.account_id": { told: { topic: "surveys", rows: toldSurveys }, erased: "withAccount" },
  "report.reporter_id": { told: { topic: "reports", rows: toldReports }, erased: forgetReports },
  "decision.author_id": { told: { topic: "decisions", rows: toldDecisions }, erased: emptyOwnDecisions },
  "appeal.author_id": { told: { topic: "appeals", rows: toldAppeals }, erased: "withAccount" },
  "case_remark.about_id": {
    told: { topic: "remarks", rows: toldRemarks },
    erased: "withAccount",
  },
  "case_remark.written_by": {
    told: { not: "what an admin told colleagues about something of another person" },
    erased: (tx, { accountId }) => forgetRemarker.run(tx, { accountId }),
  },
  "open_case.account_id": {
    told: { not: "Which case somebody at the desk has open is known for two minutes" },
    erased: "withAccount",
  },
  "revision.saved_by": {
    told: { topic: "saves", rows: toldSaves },
    erased: (tx, { accountId }) => forgetSaver.run(tx, { accountId }),
  },
  "menu_spelling.said_by": {
    told: { not: "What a moderator joined for the site is of menus and products" },
    erased: (tx, { accountId }) => forgetWhoJoined.run(tx, { accountId }),
  },
  "shop_photo.added_by": photosOf("shop"),
  "brand_photo.added_by": photosOf("brand"),
  "product_photo.added_by": photosOf("product"),
  "second_factor.account_id": {
    told: { topic: "second-factor", rows: toldSecondFactor },
    erased: "withAccount",
  },
  "recovery_code.account_id": { told: { not: SECRET_OF_LOGIN }, erased: "withAccount" },
  "idempotency_key.account_id": { told: { topic: "calls", rows: toldCalls }, erased: forgetAnswers },
  "search_item.entity_id": { told: { inFile: "account" }, erased: forgetInSearch },
};
