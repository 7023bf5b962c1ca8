import { Trans } from "@lingui/react/macro";
import styles from "./review-form.module.css";
import type { Keeping } from "./use-review-draft.ts";

/** That the draft stays on this device, and how to be rid of it. */
export function KeepingLine({ keeping, onForget }: { keeping: Keeping; onForget: () => void }) {
  if (keeping === "untouched") {
    return (
      <p className={styles.hint}>
        <Trans id="review-form.keeps">What you fill in is saved on this device until you send it.</Trans>
      </p>
    );
  }
  return (
    <p className={styles.hint}>
      {keeping === "kept" && <Trans id="review-form.kept">Saved on this device.</Trans>}
      {keeping === "withoutPhotos" && (
        <Trans id="review-form.kept-without-photos">
          Saved on this device, but for the photos, which are too large for that.
        </Trans>
      )}
      {keeping === "not" && (
        <Trans id="review-form.not-kept">This browser saves no drafts: send it before you go.</Trans>
      )}{" "}
      <button type="button" className={styles.forget} onClick={onForget}>
        <Trans id="review-form.forget">Start again</Trans>
      </button>
    </p>
  );
}
