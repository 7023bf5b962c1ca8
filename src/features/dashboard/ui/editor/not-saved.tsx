import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Notice } from "#ui/notice/notice.tsx";
import styles from "./editor.module.css";

type NotSavedProps = {
  /** Brings the first of it into view; none where it has no place on the page. */
  onShow?: (() => void) | undefined;
  children: ReactNode;
};

/** That something is wrong in what was to be saved, beside the button that saves. */
export function NotSaved({ onShow, children }: NotSavedProps) {
  return (
    <div role="alert" className={styles.problem}>
      <Notice tone="problem">
        {children}{" "}
        {onShow && (
          <a
            href="#editor"
            onClick={(event) => {
              event.preventDefault();
              onShow();
            }}
          >
            <Trans id="dashboard.problem.show-first">Show the first</Trans>
          </a>
        )}
      </Notice>
    </div>
  );
}
