import type { Admin, Member } from "#features/accounts/server/members.ts";
import { claimSentences } from "#features/claims/server/claim-sentences.ts";
import { claimsWaiting } from "#features/claims/server/claims-in.ts";
import { menuImagesWaiting } from "#features/contributions/server/menu-images-in.ts";
import { refusalSentences } from "#features/contributions/server/refusal-sentences.ts";
import type { OpenedCase } from "#features/desk-queue/opened-case.ts";
import type { QueuedCase } from "#features/desk-queue/server/waiting-in.ts";
import { readWaitingId } from "#features/desk-queue/waiting.ts";
import { doubleOfAnyKind } from "#features/doubles/server/doubles-in.ts";
import { authorHistory } from "#features/moderation/server/author-history.ts";
import { newsSentences } from "#features/moderation/server/news-sentences.ts";
import { queuedAppeals } from "#features/moderation/server/queued-appeals.ts";
import { queuedReports } from "#features/moderation/server/queued-reports.ts";
import { newReviews, reportedReviews } from "#features/moderation/server/queued-reviews.ts";
import { linesSpelled } from "#features/products/server/lines-spelled.ts";
import { removalSentences } from "#features/moderation/server/removal-sentences.ts";
import { waitingNews } from "#features/moderation/server/waiting-news.ts";
import type { NewsType } from "#features/moderation/waiting-news.ts";
import { waitingSpellings } from "#features/products/server/waiting-spellings.ts";
import { idOfSpelling } from "#features/products/spelling.ts";
import { adminsForTickets } from "#features/support/server/assign-ticket.ts";
import { ticketToAnswer } from "#features/support/server/tickets-to-answer.ts";
import { type AppContext, translatorOf } from "#app/app-context.ts";
import { besideChange, changesIn } from "./open-changes.server.ts";
import { menuBeside } from "./menu-beside.server.ts";
import { sentencesFor } from "./sentences-for.server.ts";

/** The chosen case of the queue over all rooms, read as its room reads it; null when it is not there any more. */
export async function openedCase(
  app: AppContext,
  member: Member,
  { id, authorId }: QueuedCase,
): Promise<OpenedCase | null> {
  const { database } = app;
  const { kind, ref = "" } = readWaitingId(id) ?? {};
  const one = { id: Number(ref) };
  const history = authorId === null ? null : await authorHistory(database, authorId);
  const toRemove = () => sentencesFor(app, authorId, removalSentences);
  switch (kind) {
    case "newReviews": {
      const fresh = await newReviews(database, one);
      return fresh.length > 0
        ? { room: "reviews", fresh, reported: [], history, sentences: await toRemove() }
        : null;
    }
    case "reportedReviews": {
      const reported = await reportedReviews(database, one);
      return reported.length > 0
        ? { room: "reviews", fresh: [], reported, history, sentences: await toRemove() }
        : null;
    }
    case "reports": {
      const { items: reports } = await queuedReports(database, one);
      return reports.length > 0
        ? { room: "reports", reports, appeals: [], history, sentences: await toRemove() }
        : null;
    }
    case "appeals": {
      const { items: appeals } = await queuedAppeals(database, member as Admin, one);
      return appeals.length > 0 ? { room: "reports", reports: [], appeals, history, sentences: {} } : null;
    }
    case "userChanges":
    case "ownerChanges": {
      const of = kind === "userChanges" ? "menuEdits" : "adminEdits";
      const changes = await changesIn(app, of, { authorId });
      const change = changes.find(({ _id }) => _id === ref);
      if (!change) return null;
      const whose = kind === "userChanges" ? "user" : "owner";
      return { room: "changes", of: whose, changes, history, ...(await besideChange(app, change)) };
    }
    case "menuImages": {
      const [image] = await menuImagesWaiting(database, one);
      if (!image) return null;
      const sentences = await sentencesFor(app, authorId, refusalSentences);
      return { room: "menuImages", images: [image], menu: await menuBeside(app, image), sentences, history };
    }
    case "claims": {
      const claims = await claimsWaiting(database, one);
      const sentences = await sentencesFor(app, authorId, claimSentences);
      return claims.length > 0 ? { room: "claims", claims, sentences, history } : null;
    }
    case "doubles": {
      const pair = await doubleOfAnyKind(database, one);
      return pair ? { room: "doubles", pairs: [pair], now: app.now().toISOString() } : null;
    }
    case "names":
      return openedName(app, member, decodeURIComponent(ref));
    case "tickets": {
      const { accountId } = member;
      const ticket = await ticketToAnswer(database, member, one);
      if (ticket?.values.state !== "open") return null;
      return { room: "tickets", ticket, admins: await adminsForTickets(database), accountId };
    }
    case "deals":
    case "jobs":
      return openedNews(app, member, { type: kind === "deals" ? "deal" : "job", ...one });
    default:
      return null;
  }
}

async function openedNews(
  app: AppContext,
  member: Member,
  asked: { type: NewsType; id: number },
): Promise<OpenedCase | null> {
  const news = await waitingNews(app.database, member, asked);
  if (!news) return null;
  // Several may speak for a shop or a brand: they read the language that it was written in.
  const { source } = news.item.values.title;
  return { room: "news", news, sentences: newsSentences(await translatorOf(source)) };
}

const SAMPLE = "sample ";

async function openedName(app: AppContext, member: Member, called: string): Promise<OpenedCase | null> {
  const only = called.startsWith(SAMPLE) ? called.slice(SAMPLE.length) : called;
  const { items } = await waitingSpellings(app.database, member, { q: "", only, page: 1 });
  const of = items.find(({ isSample }) => isSample === called.startsWith(SAMPLE));
  if (!of) return null;
  const lines = await linesSpelled(app.database, member, of);
  return { room: "names", names: [{ id: idOfSpelling(of), of }], lines };
}
