import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { DEAL_STEP_LABELS } from "#features/deals/deal-fields.ts";
import { DEAL_MISTAKES } from "#features/deals/ui/deal-editing/deal-mistakes.ts";
import { JOB_STEP_LABELS } from "#features/jobs/job-fields.ts";
import { JOB_MISTAKES } from "#features/jobs/ui/job-editing/job-mistakes.ts";
import type { NewsReason, NewsType } from "../../waiting-news.ts";

export const NEWS_REASON_WORDS: Record<NewsReason, MessageDescriptor> = {
  cannabis: msg({ id: "dashboard.news.reason.cannabis", message: "About cannabis" }),
  young: msg({ id: "dashboard.news.reason.young", message: "Appeals to people under eighteen" }),
  leavesOut: msg({ id: "dashboard.news.reason.leaves-out", message: "Leaves people out unlawfully" }),
  unclear: msg({ id: "dashboard.news.reason.unclear", message: "Doesn’t say enough" }),
  untrue: msg({ id: "dashboard.news.reason.untrue", message: "Can’t be confirmed" }),
};

interface OfNews {
  /** Its list, as calls name it. */
  list: string;
  /** Without its id. */
  editor: string;
  steps: { approve: MessageDescriptor; reject: MessageDescriptor };
  mistakes: Readonly<Partial<Record<string, MessageDescriptor>>>;
}

export const OF_NEWS: Record<NewsType, OfNews> = {
  deal: {
    list: "deals",
    editor: "/dashboard/deals/deal",
    steps: DEAL_STEP_LABELS,
    mistakes: DEAL_MISTAKES,
  },
  job: {
    list: "coffeejobs",
    editor: "/dashboard/coffeejobs/joboffer",
    steps: JOB_STEP_LABELS,
    mistakes: JOB_MISTAKES,
  },
};
