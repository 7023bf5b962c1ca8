import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { RefusalSentences } from "#features/dashboard/refusal-sentence.ts";
import { QueuePage } from "#features/dashboard/ui/queue/queue-page.tsx";
import { type ChosenCase, useDecisions } from "#features/dashboard/ui/queue/use-decisions.ts";
import { useDrafts } from "#features/dashboard/ui/queue/use-drafts.ts";
import { useQueueKeyWords } from "#features/dashboard/ui/queue/use-queue-key-words.ts";
import { review as failed } from "#platform/errors/error-texts.ts";
import { approveReview } from "../../calls.ts";
import type { AuthorHistory, QueuedReview } from "../../queue.ts";
import { OUTCOMES, useReasonWords } from "../decision-words.ts";
import type { Removal } from "./removal-form.tsx";
import { ReviewCase } from "./review-case.tsx";

type ReviewRoomProps = ChosenCase & {
  fresh: readonly QueuedReview[];
  reported: readonly QueuedReview[];
  /** Of the author of the chosen one. */
  history: AuthorHistory | null;
  /** Of each reason to remove the chosen one what it is in a sentence, in its author’s language. */
  sentences: RefusalSentences;
  pictureBase: string;
};

const APPROVED = msg({ id: "dashboard.decided.approved", message: "Approved" });

/** Reviews that wait or were reported. */
export function ReviewRoom({
  fresh,
  reported,
  history,
  sentences,
  pictureBase,
  ...chosenCase
}: ReviewRoomProps) {
  const { t, i18n } = useLingui();
  const reasons = useReasonWords();
  const keyWords = useQueueKeyWords({
    accept: t({ id: "dashboard.keys.approve", message: "approve" }),
    refuse: t({ id: "dashboard.keys.remove", message: "begin to remove" }),
  });
  const { drafts, keepDraft } = useDrafts<Partial<Removal>>(chosenCase);
  const decisions = useDecisions([...reported, ...fresh], chosenCase, { failed: i18n._(failed) });
  const { items, isLoaded, decide } = decisions;

  function approve(one: QueuedReview) {
    const outcome = i18n._(one.reason === null ? APPROVED : OUTCOMES.kept);
    decide(one, { outcome, name: nameOf(one) }, () => approveReview({ ...whose(one), approve: true }));
  }

  function remove(one: QueuedReview, removal: Removal) {
    decide(one, { outcome: i18n._(OUTCOMES.removed), name: nameOf(one) }, () =>
      approveReview({ ...whose(one), approve: false, ...removal }),
    );
  }

  const rowsOf = (reviews: readonly QueuedReview[]) =>
    reviews
      .filter((one) => items.includes(one))
      .map((one) => ({
        id: one.id,
        title: nameOf(one),
        text: one.reason ? reasons[one.reason] : one.text,
      }));

  return (
    <QueuePage
      decisions={decisions}
      lists={[
        {
          title: <Trans id="dashboard.reported">Reported</Trans>,
          label: t({ id: "dashboard.reported.list", message: "Reported reviews" }),
          items: rowsOf(reported),
        },
        {
          title: <Trans id="dashboard.new">New</Trans>,
          label: t({ id: "dashboard.new.list", message: "New reviews" }),
          items: rowsOf(fresh),
        },
      ]}
      empty={<Trans id="dashboard.reviews.none">No reviews waiting. Have a coffee.</Trans>}
      keyWords={keyWords}
    >
      {(chosen) => (
        <ReviewCase
          review={chosen}
          history={isLoaded ? history : null}
          pictureBase={pictureBase}
          sentences={sentences}
          draft={drafts[chosen.id]}
          onType={(typed) => keepDraft(chosen.id, typed)}
          onApprove={() => approve(chosen)}
          onRemove={(removal) => remove(chosen, removal)}
        />
      )}
    </QueuePage>
  );
}

function nameOf({ id, item }: QueuedReview): string {
  return item?.name ?? id;
}

/** The id of the author goes along when a report is decided (specification section 7). */
function whose({ id, reason, user }: QueuedReview) {
  return { reviewId: id, ...(reason !== null && user && { userId: user.id }) };
}
