import { Trans } from "@lingui/react/macro";
import { Link } from "#ui/link/link.tsx";
import type { HiddenReply as Hidden } from "../../review.ts";
import styles from "./own-review.module.css";

/** In place of the button that answers: there is an answer, which only whoever speaks for what is reviewed hears of. */
export function HiddenReply({ reply: { decisionId } }: { reply: Hidden }) {
  if (decisionId === null) {
    return (
      <p className={styles.text}>
        <Trans id="review-form.reply.not-shown-yet">
          Your answer isn’t shown until somebody has looked at it.
        </Trans>
      </p>
    );
  }
  return (
    <p className={styles.text}>
      <Trans id="review-form.reply.removed">
        Your answer was removed. <Link to={`/moderation/${decisionId}`}>See the decision</Link>
      </Trans>
    </p>
  );
}
