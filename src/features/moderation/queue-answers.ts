import { personAnswer } from "#features/accounts/person.ts";
import type {
  QueuedAppeal,
  QueuedReport,
  QueuedReview,
  QueueItem,
  PageOfQueue,
  ReportWords,
} from "./queue.ts";

// What waits as the API answers it: with the specification's `_id`.

const itemAnswer = ({ id, ...item }: QueueItem) => ({ _id: id, ...item });
const wordsAnswer = ({ id, ...words }: ReportWords) => ({ _id: id, ...words });

type Shared = Pick<QueuedReview, "user" | "item">;

const sharedAnswer = ({ user, item }: Shared) => ({
  user: user && personAnswer(user),
  item: item && itemAnswer(item),
});

export function reviewAnswer({ id, reports, ...review }: QueuedReview) {
  return {
    _id: id,
    reviewId: id,
    ...review,
    ...sharedAnswer(review),
    reports: reports.map(wordsAnswer),
  };
}

export function reportAnswer({ id, reports, ...report }: QueuedReport) {
  return { _id: id, ...report, ...sharedAnswer(report), reports: reports.map(wordsAnswer) };
}

export function appealAnswer({ id, ...appeal }: QueuedAppeal) {
  return { _id: id, ...appeal, ...sharedAnswer(appeal) };
}

export function pageAnswer<Item, Answer>(
  { items, ...page }: PageOfQueue<Item>,
  answer: (item: Item) => Answer,
) {
  return { items: items.map(answer), ...page };
}
