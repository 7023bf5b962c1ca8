import { Trans, useLingui } from "@lingui/react/macro";
import type { RefusalSentences } from "#features/dashboard/refusal-sentence.ts";
import { pictureAddress } from "#features/media/picture-address.ts";
import { CaughtNote } from "#features/words/ui/word-editing/caught-note.tsx";
import { Day } from "#platform/i18n/day.tsx";
import { Button } from "#ui/button/button.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { CaseHeading } from "#ui/queue/case-heading.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import type { AuthorHistory, QueuedReview } from "../../queue.ts";
import { ReviewPhoto } from "./case-picture.tsx";
import { Author, Reports } from "./evidence.tsx";
import { Remarks } from "./remarks.tsx";
import { type Removal, RemovalForm } from "./removal-form.tsx";
import { ReviewWords } from "./review-words.tsx";

const PHOTO = { width: 320, height: undefined, fit: "inside" } as const;

type ReviewCaseProps = {
  review: QueuedReview;
  history: AuthorHistory | null;
  pictureBase: string;
  sentences: RefusalSentences;
  draft: Partial<Removal> | undefined;
  onType: (typed: Partial<Removal>) => void;
  onApprove: () => void;
  onRemove: (removal: Removal) => void;
};

/** A review with all that speaks for and against it, and the decision beside it. */
export function ReviewCase({
  review,
  history,
  pictureBase,
  sentences,
  draft,
  onType,
  onApprove,
  onRemove,
}: ReviewCaseProps) {
  const isHydrated = useIsHydrated();
  const { reason, user, hiddenUntil, reports, caught, id } = review;
  return (
    <Stack gap={6}>
      {hiddenUntil && (
        <Notice tone="warning">
          <Trans id="dashboard.hidden">
            Several people reported something severe: it is hidden until you decide, at the latest until{" "}
            <Day at={hiddenUntil} form="moment" />.
          </Trans>
        </Notice>
      )}
      <Words review={review} pictureBase={pictureBase} />
      <CaughtNote caught={caught} />
      <Author user={user} history={history} />
      <Reports reports={reports} />
      <Remarks key={id} type="review" id={id} />
      <Section level={3} title={<Trans id="dashboard.decide">Decide</Trans>}>
        <Stack gap={6}>
          <Button data-key="a" disabled={!isHydrated} onClick={onApprove}>
            {reason === null ? (
              <Trans id="dashboard.approve">Approve</Trans>
            ) : (
              <Trans id="dashboard.keep">It stays</Trans>
            )}
          </Button>
          <RemovalForm
            id={id}
            suggested={reason}
            sentences={sentences}
            draft={draft}
            onType={onType}
            onRemove={onRemove}
          />
        </Stack>
      </Section>
    </Stack>
  );
}

function Words({ review, pictureBase }: Pick<ReviewCaseProps, "review" | "pictureBase">) {
  const { t } = useLingui();
  const { item, text, photos, hiddenUntil } = review;
  return (
    <Stack gap={2}>
      <CaseHeading>
        {item ? <Link to={item.path}>{item.name}</Link> : <Trans id="dashboard.item-gone">Gone</Trans>}
      </CaseHeading>
      <ReviewWords
        review={review}
        text={text}
        photos={photos.map(({ photoId, key, width, height }) =>
          hiddenUntil ? (
            <ReviewPhoto key={key} id={photoId} size={{ width, height }} />
          ) : (
            <img
              key={key}
              src={pictureAddress(key, PHOTO, pictureBase)}
              width={width}
              height={height}
              loading="lazy"
              alt={t({ id: "dashboard.photo", message: "Photo of the review" })}
            />
          ),
        )}
      />
    </Stack>
  );
}
