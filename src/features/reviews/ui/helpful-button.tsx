import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { useMark } from "#features/social/ui/use-mark.ts";
import { countText } from "#platform/i18n/format.ts";
import { Button } from "#ui/button/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { HelpfulGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import type { Review } from "../review.ts";
import styles from "./review-item.module.css";

type HelpfulButtonProps = { review: Review; isVisitor: boolean };

/** Finds a review helpful, or no longer. */
export function HelpfulButton({ review, isVisitor }: HelpfulButtonProps) {
  const { i18n } = useLingui();
  const { id } = review;
  // What is pressed belongs to the review as it came with its page.
  const known = useMemo(
    () => ({ isMine: isVisitor ? null : review.isHelpful, count: review.helpfulCount }),
    [review, isVisitor],
  );
  const { isMine, count, press } = useMark(known, {
    send: async (wish) => (await import("../vote-call.ts")).helpfulReview(id, wish),
    act: { call: "helpfulreview", body: { reviewId: String(id), helpful: true } },
  });
  return (
    <Button
      kind="bare"
      aria-pressed={isMine === true}
      onClick={press}
      icon={<Icon glyph={HelpfulGlyph} />}
      className={classNames(styles.act, isMine === true && styles.helpful)}
    >
      <Trans id="reviews.helpful">Helpful</Trans>
      {count > 0 && (
        <>
          <span aria-hidden="true"> · {countText(i18n.locale, count)}</span>
          <VisuallyHidden>
            ,{" "}
            <Plural
              id="reviews.helpful-count"
              value={count}
              one="# person thinks so"
              other="# people think so"
            />
          </VisuallyHidden>
        </>
      )}
    </Button>
  );
}
