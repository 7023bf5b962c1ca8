import { Trans, useLingui } from "@lingui/react/macro";
import { type SubmitEvent, useEffect, useId } from "react";
import { useRevalidator } from "react-router";
import { countText } from "#platform/i18n/format.ts";
import { Button } from "#ui/button/button.tsx";
import { Sheet } from "#ui/dialog/sheet.tsx";
import { FieldError } from "#ui/field/field-error.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { useToast } from "#ui/toast/toast-context.ts";
import { ASPECTS_OF, type Overall, type Review, type ReviewState, type ReviewTarget } from "../../review.ts";
import { useAspectWords } from "../review-body/aspect-words.ts";
import { KeepingLine } from "./keeping-line.tsx";
import { OccasionFields } from "./occasion-fields.tsx";
import { PhotosField } from "./photos-field.tsx";
import styles from "./review-form.module.css";
import { ReviewProblem } from "./review-problem.tsx";
import { StarsField } from "./stars-field.tsx";
import { TasteFields } from "./taste-fields.tsx";
import { TextField } from "./text-field.tsx";
import { useReviewDraft } from "./use-review-draft.ts";
import { useReviewMistakes } from "./use-review-mistakes.ts";
import { useSendReview } from "./use-send-review.ts";

type ReviewFormProps = {
  target: ReviewTarget & { name: string };
  accountId: number;
  /** The viewer's own, which is changed, or posted again where it was withdrawn. */
  mine: Review | null;
  pictureBase: string;
  /** Closed, it still sends what waits for the network. */
  isOpen: boolean;
  onClose: () => void;
  /** It has arrived, and the page shows it. */
  onSent: () => void;
};

/** Writes a review, or changes one: stars first, and all else may be left out. */
export function ReviewForm({ target, accountId, mine, pictureBase, isOpen, ...told }: ReviewFormProps) {
  const { t } = useLingui();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  // A withdrawn one is posted as a new one.
  const review = mine?.state === "withdrawn" ? null : mine;
  const { draft, keeping, change, forget } = useReviewDraft({ accountId, target, mine });
  const form = useSendReview({
    target,
    review,
    draft,
    onSent: (state) => void thank(state),
    onKept: tellKept,
  });
  const id = useId();
  const mistakes = useReviewMistakes(form.stillRefused);
  const aspectWords = useAspectWords();
  const meanings = useMeanings();

  useEffect(() => {
    const [first] = form.refused;
    if (first) document.getElementById(`${id}-${first.field}`)?.focus();
  }, [form.refused, id]);

  function tellKept() {
    told.onClose();
    toast(
      t({
        id: "review-form.kept-for-later",
        message: "Your review waits here for a network. It goes out by itself.",
      }),
    );
  }

  async function thank(state: ReviewState) {
    forget();
    told.onClose();
    toast(
      state === "approved"
        ? t({ id: "review-form.thanks", message: "Thank you. Your review is on the page." })
        : t({
            id: "review-form.thanks-pending",
            message: "Thank you. A moderator reads it first; until then only you see it.",
          }),
    );
    await revalidate();
    told.onSent();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void form.send();
  }

  const { overall, aspects, photos } = draft;
  const formId = `${id}-form`;
  return (
    <Sheet
      isOpen={isOpen}
      title={
        review
          ? t({ id: "review-form.title-edit", message: "Change your review" })
          : t({ id: "review-form.title", message: "Your review" })
      }
      closeLabel={t({ id: "dialog.close", message: "Close" })}
      onClose={told.onClose}
      footer={
        <>
          <Button type="submit" form={formId} isLoading={form.step === "sending"}>
            {review ? (
              <Trans id="review-form.save">Save changes</Trans>
            ) : (
              <Trans id="review-form.send">Post review</Trans>
            )}
          </Button>
          <LiveRegion className={styles.problem}>
            <ReviewProblem step={form.step} problem={form.problem} refusal={form.refusal} isNew={!review} />
          </LiveRegion>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={submit} className={styles.form}>
        <div>
          <p className={styles.target}>{target.name}</p>
          <KeepingLine keeping={keeping} onForget={forget} />
        </div>
        <StarsField
          id={`${id}-overall`}
          hasHalves
          label={t({ id: "review-form.overall", message: "How was it?" })}
          value={overall}
          onChange={(value) => change({ overall: value as Overall | null })}
          meaning={
            overall === null
              ? t({ id: "review-form.overall.hint", message: "Tap the stars. The rest you may leave out." })
              : meanings(overall)
          }
          error={mistakes.overall}
        />
        <div role="group" aria-labelledby={`${id}-aspects-label`} id={`${id}-aspects`} tabIndex={-1}>
          <p id={`${id}-aspects-label`} className={styles.label}>
            <Trans id="review-form.aspects">
              What did you think of… <span>(optional)</span>
            </Trans>
          </p>
          <FieldError error={mistakes.aspects} />
          {ASPECTS_OF[target.type].map((aspect) => (
            <StarsField
              key={aspect}
              label={aspectWords[aspect]}
              value={aspects[aspect] ?? null}
              onChange={(stars) =>
                change((before) => {
                  const { [aspect]: _, ...others } = before.aspects;
                  return { aspects: stars === null ? others : { ...others, [aspect]: stars } };
                })
              }
            />
          ))}
        </div>
        <TextField id={`${id}-text`} draft={draft} change={change} error={mistakes.text} />
        <PhotosField
          id={`${id}-photos`}
          photos={photos}
          pictureBase={pictureBase}
          onAdd={(added) => change((before) => ({ photos: [...before.photos, ...added] }))}
          onRemove={(gone) =>
            change((before) => ({ photos: before.photos.filter((photo) => photo !== gone) }))
          }
          error={mistakes.photos}
        />
        <OccasionFields type={target.type} draft={draft} change={change} />
        {target.type === "product" && (
          <TasteFields id={`${id}-boughtAtId`} draft={draft} change={change} error={mistakes.boughtAtId} />
        )}
      </form>
    </Sheet>
  );
}

/** What the stars mean, with how to get at half of one. */
function useMeanings(): (overall: number) => string {
  const { t, i18n } = useLingui();
  const words = [
    t({ id: "review-form.meaning.1", message: "Bad" }),
    t({ id: "review-form.meaning.2", message: "Not great" }),
    t({ id: "review-form.meaning.3", message: "All right" }),
    t({ id: "review-form.meaning.4", message: "Good" }),
    t({ id: "review-form.meaning.5", message: "Excellent" }),
  ];
  return (overall) => {
    const meaning = words[Math.floor(overall) - 1] ?? "";
    const stars = countText(i18n.locale, overall);
    return overall > 1 && Number.isInteger(overall)
      ? t({ id: "review-form.meaning", message: `${meaning} · tap again for half a star less` })
      : t({ id: "review-form.meaning-half", message: `${meaning} · ${stars} of 5 stars` });
  };
}
