import { forgetRestedNames } from "#features/accounts/server/resting-names.ts";
import { forgetSignIns } from "#features/accounts/server/forget-sign-ins.ts";
import { KEEP_AUDIT_HEAD, keepAuditHead } from "#features/audit/server/audit-head.ts";
import { forgetOldConsents } from "#features/consent/server/forget-old-consents.ts";
import { MOVE_DUE_DEALS, moveDueDeals } from "#features/deals/server/move-due-deals.ts";
import { FIND_DOUBLES, findDoubles } from "#features/doubles/server/find-doubles.ts";
import { FORGET_OLD_MERGES, forgetOldMerges } from "#features/doubles/server/forget-old-merges.ts";
import { PUBLISH_DUE_POSTS, publishDuePosts } from "#features/discover/server/publish-due-posts.ts";
import { END_DUE_JOBS, endDueJobs } from "#features/jobs/server/end-due-jobs.ts";
import { forgetOldApplications } from "#features/jobs/server/forget-old-applications.ts";
import { ERASE_ACCOUNTS, eraseDueAccounts } from "#features/leaving/server/erase-account.ts";
import { REMOVE_UNUSED_PICTURE, removeUnusedPicture } from "#features/media/server/remove-unused-picture.ts";
import { countryDay } from "#features/hours/country-clock.ts";
import { forgetVisitors } from "#features/analytics/server/forget-visitors.ts";
import { forgetOldFigures } from "#features/figures/server/forget-old-figures.ts";
import { forgetOldCases } from "#features/moderation/server/forget-old-cases.ts";
import { closeUndecidedClaims } from "#features/claims/server/close-undecided-claims.ts";
import { forgetClaimDocuments } from "#features/claims/server/forget-claim-documents.ts";
import { forgetOldInvitations } from "#features/claims/server/forget-old-invitations.ts";
import { SEND_CLAIM_CODE, sendClaimCode } from "#features/claims/server/send-claim-code.ts";
import { SEND_INVITATION, sendInvitation } from "#features/claims/server/send-invitation.ts";
import {
  SEND_REPORT_OUTCOME,
  SEND_REPORT_RECEIPT,
  sendReportOutcome,
  sendReportReceipt,
} from "#features/moderation/server/report-letters.ts";
import { forgetOldNotices } from "#features/notifications/server/forget-old-notices.ts";
import {
  TELL_OF_EXPIRING_JOBS,
  tellOfExpiringJobs,
} from "#features/notifications/server/tell-of-expiring-jobs.ts";
import { MAKE_PACKS, makePacks } from "#features/packs/server/make-packs.ts";
import type { PushSite } from "#features/push/server/deliver-push.ts";
import { forgetOldPushes } from "#features/push/server/forget-old-pushes.ts";
import { SEND_PUSH_TRY, sendPushTry } from "#features/push/server/send-push-try.ts";
import { SEND_PUSHES, sendPushes } from "#features/push/server/send-pushes.ts";
import { ANALYZE_TABLES, analyzeTables } from "#platform/database/analyze-tables.ts";
import { TELL_OF_MENU_NEWS } from "#features/products/server/menu-news.ts";
import { REFRESH_PRICES, refreshPrices } from "#features/products/server/refresh-prices.ts";
import { REFRESH_RANKS, refreshRanks } from "#features/products/server/refresh-ranks.ts";
import {
  FORGET_PRODUCT_CHANGES,
  forgetProductChanges,
} from "#features/products/server/forget-product-changes.ts";
import {
  STORE_SIMILAR_STRAINS,
  storeSimilarStrains,
} from "#features/products/server/store-similar-strains.ts";
import { SWEEP_KNOWN_WORDS, sweepKnownWords } from "#features/search/server/sweep-known-words.ts";
import { forgetSentLetters } from "#features/letters/server/forget-sent-letters.ts";
import { SEND_LETTERS, sendLetters } from "#features/letters/server/send-letters.ts";
import { forgetOldLetters } from "#features/newsletter/server/forget-old-letters.ts";
import { SEND_ISSUES } from "#features/newsletter/server/begin-deliveries.ts";
import { SEND_ISSUE_TRY, sendIssueTry } from "#features/newsletter/server/send-issue-try.ts";
import { forgetOldDeliveries, sendIssues } from "#features/newsletter/server/send-issues.ts";
import type { NewsletterMail } from "#features/newsletter/server/send-newsletter-letter.ts";
import {
  SEND_NEWSLETTER_LETTER,
  sendNewsletterLetter,
} from "#features/newsletter/server/send-newsletter-letter.ts";
import { LOAD_DEMO_PICTURES, loadDemoPictures } from "#features/reviews/server/load-demo-pictures.ts";
import { REFRESH_RATINGS, refreshRatings } from "#features/reviews/server/refresh-ratings.ts";
import { TELL_OF_REVIEW } from "#features/reviews/server/review-moved.ts";
import { tellOfReview } from "#features/reviews/server/tell-of-review.ts";
import { REFRESH_OPEN_TIMES, refreshOpenTimes } from "#features/shops/server/refresh-open-times.ts";
import type { RenewSettings } from "#features/shops/server/renew-sources.ts";
import { RENEW_FACTS, tellOfRenewal } from "#features/shops/server/tell-of-renewal.ts";
import { tellOfMenuNews } from "#features/social/server/tell-of-menu-news.ts";
import { forgetOldRequests } from "#features/social/server/forget-old-requests.ts";
import { STORE_STATISTICS, storeStatistics } from "#features/statistics/server/store-statistics.ts";
import { forgetOldTickets } from "#features/support/server/forget-old-tickets.ts";
import { SEND_TICKET_ANSWER, sendTicketAnswer } from "#features/support/server/send-ticket-answer.ts";
import { SEND_TICKET_NOTICE, sendTicketNotice } from "#features/support/server/send-ticket-notice.ts";
import { SEND_TICKET_RECEIPT, sendTicketReceipt } from "#features/support/server/send-ticket-receipt.ts";
import type { TicketMail } from "#features/support/server/ticket-mail.ts";
import { END_VIEWINGS, endViewings } from "#features/users/server/end-viewing.ts";
import type { Clock } from "#platform/clock.ts";
import type { Settings } from "#platform/config/settings.ts";
import type { OpenDatabase } from "#platform/database/open-database.ts";
import type { ServerDatabase } from "#platform/database/open-database-of.ts";
import { forgetIdempotencyKeys } from "#platform/database/idempotency-keys.ts";
import { enqueue, oldestDueTask, releaseTasksOfKilledWorkers } from "#platform/database/outbox.ts";
import { forgetSpentCaptchas } from "#platform/database/spent-captchas.ts";
import type { FileStorage } from "#platform/files/file-storage.ts";
import { runTasks } from "#platform/tasks/run-tasks.ts";
import type { TaskHealth } from "#platform/tasks/task-health.ts";
import type { Tasks } from "#platform/tasks/task-runner.ts";
import type { Log } from "#platform/log.ts";

/** Asks other servers, so it runs only where a setting says so; at an hour at which few do. */
const RENEW_WEEKLY = `37 4 * * 1 ${RENEW_FACTS}`;

/** In UTC; the daily ones run at night in the Netherlands. */
const CRONTAB = [
  "17 2 * * * forget-old-consents",
  "19 2 * * * forget-old-tickets",
  "41 * * * * forget-claim-documents",
  "39 2 * * * close-undecided-claims",
  "13 * * * * forget-sign-ins",
  "17 * * * * forget-old-letters",
  "35 2 * * * forget-old-deliveries",
  "19 * * * * forget-old-invitations",
  "21 2 * * * forget-rested-names",
  "23 2 * * * forget-old-requests",
  "27 2 * * * forget-old-notices",
  "37 2 * * * forget-old-pushes",
  "45 2 * * * forget-sent-letters",
  "31 2 * * * forget-old-cases",
  "33 2 * * * forget-old-figures",
  "11 1 * * * forget-visitors",
  "43 * * * * forget-old-applications",
  `47 * * * * ${ERASE_ACCOUNTS}`,
  "7 * * * * forget-spent-captchas",
  "37 * * * * forget-idempotency-keys",
  `29 2 * * * ${FORGET_PRODUCT_CHANGES}`,
  // With the day by which prices count as old.
  `0 0 * * * ${REFRESH_PRICES}`,
  `41 1 * * * ${REFRESH_OPEN_TIMES}`,
  `23 3 * * * ${SWEEP_KNOWN_WORDS}`,
  `31 3 * * * ${REFRESH_RATINGS}`,
  `11 4 * * * ${REFRESH_RANKS}`,
  `53 3 * * * ${STORE_STATISTICS}`,
  `17 4 * * * ${FIND_DOUBLES}`,
  `25 2 * * * ${FORGET_OLD_MERGES}`,
  `3 4 * * * ${KEEP_AUDIT_HEAD}`,
  `11 * * * * ${MAKE_PACKS}`,
  `*/3 * * * * ${MOVE_DUE_DEALS}`,
  `*/3 * * * * ${END_DUE_JOBS}`,
  `43 8 * * * ${TELL_OF_EXPIRING_JOBS}`,
  `*/3 * * * * ${PUBLISH_DUE_POSTS}`,
  `*/3 * * * * ${END_VIEWINGS}`,
  // What a server did not take, or a killed process left.
  `*/3 * * * * ${SEND_ISSUES}`,
  `* * * * * ${SEND_PUSHES}`,
  `* * * * * ${SEND_LETTERS}`,
];

interface SiteTasksOptions {
  log: Log;
  now: Clock;
  post: TicketMail & NewsletterMail;
  push: PushSite;
  /** Of pictures. */
  storage: FileStorage;
  /** Whom to ask for newer facts, and whether to; the map that packs are cut from. */
  settings: Pick<Settings, "MAP_TILES" | "RENEW"> & RenewSettings;
}

/** All background tasks of the site, by name. */
function siteTasks(
  database: OpenDatabase,
  { log, now, post, push, storage, settings }: SiteTasksOptions,
): Tasks {
  return {
    [RENEW_FACTS]: (_, signal) => tellOfRenewal(database, { ...post, settings, now: now(), signal }),
    [ANALYZE_TABLES]: async () => {
      await analyzeTables(database);
      // The public statistics include what was imported.
      await enqueue(database, STORE_STATISTICS, {}, { jobKey: STORE_STATISTICS });
    },
    [STORE_STATISTICS]: () => storeStatistics(database, { now: now() }),
    [REFRESH_OPEN_TIMES]: async () => void (await refreshOpenTimes(database, { now: now() })),
    [FIND_DOUBLES]: () => findDoubles(database),
    [FORGET_OLD_MERGES]: () => forgetOldMerges(database, { now: now() }),
    [STORE_SIMILAR_STRAINS]: async () => void (await storeSimilarStrains(database)),
    [REFRESH_RATINGS]: async () => void (await refreshRatings(database)),
    [TELL_OF_REVIEW]: (payload) => tellOfReview(database, payload),
    [TELL_OF_MENU_NEWS]: (payload) => tellOfMenuNews(database, payload),
    [REFRESH_PRICES]: () => refreshPrices(database),
    [REFRESH_RANKS]: async () => void (await refreshRanks(database)),
    [SWEEP_KNOWN_WORDS]: async () => void (await sweepKnownWords(database)),
    [FORGET_PRODUCT_CHANGES]: async () => void (await forgetProductChanges(database)),
    [MOVE_DUE_DEALS]: async () => void (await moveDueDeals(database, { now: now() })),
    [END_DUE_JOBS]: async () => void (await endDueJobs(database, { now: now() })),
    [TELL_OF_EXPIRING_JOBS]: async () => void (await tellOfExpiringJobs(database, { now: now() })),
    [PUBLISH_DUE_POSTS]: async () => void (await publishDuePosts(database, { now: now() })),
    [END_VIEWINGS]: () => endViewings(database),
    [SEND_PUSHES]: () => sendPushes(database, push, { now: now() }),
    [SEND_PUSH_TRY]: (payload) => sendPushTry(database, payload, push),
    "forget-old-pushes": () => forgetOldPushes(database, { now: now() }),
    [SEND_TICKET_NOTICE]: (payload, signal) => sendTicketNotice(database, payload, { ...post, signal }),
    [SEND_TICKET_RECEIPT]: (payload, signal) => sendTicketReceipt(database, payload, { ...post, signal }),
    [SEND_TICKET_ANSWER]: (payload, signal) => sendTicketAnswer(database, payload, { ...post, signal }),
    [SEND_CLAIM_CODE]: (payload, signal) => sendClaimCode(database, payload, { ...post, now: now(), signal }),
    [SEND_INVITATION]: (payload, signal) =>
      sendInvitation(database, payload, { ...post, now: now(), signal }),
    [SEND_REPORT_RECEIPT]: (payload, signal) => sendReportReceipt(database, payload, { ...post, signal }),
    [SEND_REPORT_OUTCOME]: (payload, signal) => sendReportOutcome(database, payload, { ...post, signal }),
    [SEND_NEWSLETTER_LETTER]: (payload, signal) =>
      sendNewsletterLetter(database, payload, { ...post, signal }),
    [SEND_ISSUES]: (_, signal) => sendIssues(database, { ...post, now, signal }),
    [SEND_LETTERS]: (_, signal) => sendLetters(database, { ...post, now, signal }),
    "forget-sent-letters": () => forgetSentLetters(database, { now: now() }),
    [SEND_ISSUE_TRY]: (payload, signal) => sendIssueTry(database, payload, { ...post, signal }),
    [REMOVE_UNUSED_PICTURE]: (payload) => removeUnusedPicture(database, { storage }, payload),
    [LOAD_DEMO_PICTURES]: () => loadDemoPictures(database, { storage, now: now() }),
    [MAKE_PACKS]: async () =>
      void (await makePacks(database, { storage, tiles: settings.MAP_TILES, now: now() })),
    [KEEP_AUDIT_HEAD]: (_, signal) =>
      keepAuditHead(database, { ...post, tell: (line) => log.info(line), now: now(), signal }),
    [ERASE_ACCOUNTS]: async () => void (await eraseDueAccounts(database)),
    "forget-sign-ins": async () => void (await forgetSignIns(database)),
    "forget-old-letters": async () => void (await forgetOldLetters(database)),
    "forget-old-deliveries": async () => void (await forgetOldDeliveries(database, { now: now() })),
    "forget-old-invitations": async () => void (await forgetOldInvitations(database)),
    "close-undecided-claims": async () => void (await closeUndecidedClaims(database, { now: now() })),
    "forget-claim-documents": async () => void (await forgetClaimDocuments(database, { now: now() })),
    "forget-rested-names": async () => void (await forgetRestedNames(database)),
    "forget-old-tickets": async () => void (await forgetOldTickets(database)),
    "forget-idempotency-keys": async () => void (await forgetIdempotencyKeys(database)),
    "forget-spent-captchas": async () => void (await forgetSpentCaptchas(database)),
    "forget-old-requests": async () => void (await forgetOldRequests(database)),
    "forget-old-notices": async () => void (await forgetOldNotices(database)),
    "forget-old-cases": async () => void (await forgetOldCases(database)),
    "forget-old-figures": async () => void (await forgetOldFigures(database)),
    "forget-visitors": () => forgetVisitors(database, { today: countryDay(now()) }),
    "forget-old-applications": async () => void (await forgetOldApplications(database, { now: now() })),
    "forget-old-consents": async () => void (await forgetOldConsents(database)),
  };
}

export interface SiteTasks {
  health: TaskHealth;
  stop: () => Promise<void>;
}

/** Starts the task runner, first with the tasks that a killed process of ours had begun. */
export async function startSiteTasks(
  { tasks: database, web, isOurs }: ServerDatabase,
  options: SiteTasksOptions,
): Promise<SiteTasks> {
  if (isOurs) await releaseTasksOfKilledWorkers(database);
  const tasks = siteTasks(database, options);
  const crontab = [...CRONTAB, ...(options.settings.RENEW === "weekly" ? [RENEW_WEEKLY] : [])].join("\n");
  const { failedCount, stop } = await runTasks(database, { tasks, crontab, log: options.log });
  const oldestDueSeconds = () => oldestDueTask(web, Object.keys(tasks));
  return { health: { oldestDueSeconds, failedCount }, stop };
}
