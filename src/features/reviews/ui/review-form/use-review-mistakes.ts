import { useLingui } from "@lingui/react/macro";
import { REMOVED_BEFORE } from "#features/media/call-refusals.ts";
import { countText } from "#platform/i18n/format.ts";
import { NO_LINKS_YET, SAID_ALREADY } from "../../call-refusals.ts";
import { MOST_PHOTOS, REVIEW_LENGTH } from "../../review.ts";
import type { RefusedField, Refusal } from "./review-mistakes.ts";

/** What to correct in each field that was refused. */
export function useReviewMistakes(refused: readonly Refusal[]): Partial<Record<RefusedField, string>> {
  const { t, i18n } = useLingui();
  const { least } = REVIEW_LENGTH;
  const most = countText(i18n.locale, REVIEW_LENGTH.most);
  const photos = MOST_PHOTOS;
  const words: Record<RefusedField, string> = {
    overall: t({ id: "review-form.overall.missing", message: "Choose how many stars it deserves." }),
    aspects: t({ id: "review-form.aspects.wrong", message: "Choose one to five stars each, or none." }),
    text: t({
      id: "review-form.text.wrong",
      message: `Write ${least} to ${most} characters, or nothing at all.`,
    }),
    photos: t({ id: "review-form.photos.wrong", message: `At most ${photos} photos, as JPEG, PNG or WebP.` }),
    boughtAtId: t({ id: "review-form.bought-at.wrong", message: "Choose a shop from the list, or none." }),
  };
  // What only the server knows.
  const byMsg: Record<string, string> = {
    [NO_LINKS_YET.msg]: t({
      id: "review-form.text.links",
      message: "New members can’t post links yet. Take them out, and you can send the rest.",
    }),
    [SAID_ALREADY.msg]: t({
      id: "review-form.text.twice",
      message: "You’ve said exactly this about something else. What was different here?",
    }),
    [REMOVED_BEFORE.msg]: t({
      id: "review-form.photos.removed",
      message: "One of these photos was removed before. Take it out, and you can send the rest.",
    }),
  };
  return Object.fromEntries(refused.map(({ field, msg }) => [field, byMsg[msg] ?? words[field]]));
}
