import type { WaitingClaim } from "#features/claims/claim.ts";
import type { UserChange } from "#features/contributions/change.ts";
import type { HoursOfChange } from "#features/contributions/hours-of-change.ts";
import type { MenuImage } from "#features/contributions/menu-image.ts";
import type { PlaceOfNewShop } from "#features/contributions/new-shop.ts";
import type { NamedItem } from "#features/dashboard/field.ts";
import type { RefusalSentences } from "#features/dashboard/refusal-sentence.ts";
import type { DoublePair } from "#features/doubles/double.ts";
import type { AuthorHistory, QueuedAppeal, QueuedReport, QueuedReview } from "#features/moderation/queue.ts";
import type { WaitingNews } from "#features/moderation/waiting-news.ts";
import type { MenuItem } from "#features/products/menu.ts";
import type { SpelledLine, WaitingSpelling } from "#features/products/spelling.ts";
import type { TicketThread } from "#features/support/ticket-fields.ts";

interface OfAuthor {
  history: AuthorHistory | null;
}

/** The chosen case of the queue, as its room draws it. */
export type OpenedCase =
  | (OfAuthor & {
      room: "reviews";
      fresh: QueuedReview[];
      reported: QueuedReview[];
      sentences: RefusalSentences;
    })
  | (OfAuthor & {
      room: "reports";
      reports: QueuedReport[];
      appeals: QueuedAppeal[];
      sentences: RefusalSentences;
    })
  | (OfAuthor & {
      room: "changes";
      of: "user" | "owner";
      /** With all others of the same person. */
      changes: UserChange[];
      hours: HoursOfChange | null;
      place: PlaceOfNewShop | null;
      sentences: RefusalSentences;
    })
  | (OfAuthor & { room: "menuImages"; images: MenuImage[]; menu: MenuItem[]; sentences: RefusalSentences })
  | (OfAuthor & { room: "claims"; claims: WaitingClaim[]; sentences: RefusalSentences })
  | { room: "doubles"; pairs: DoublePair[]; now: string }
  | { room: "names"; names: { id: string; of: WaitingSpelling }[]; lines: SpelledLine[] }
  | { room: "news"; news: WaitingNews; sentences: RefusalSentences }
  | { room: "tickets"; ticket: TicketThread; admins: readonly NamedItem[]; accountId: number };
