import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import styles from "./profile.module.css";

/** Copies a text that stands beside it, to be selected by hand where a browser copies nothing. */
export function CopyButton({ text, children }: { text: string; children: ReactNode }) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<"none" | "copied" | "byHand">("none");

  async function copy() {
    try {
      // Not there on a site that is served without https.
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      setOutcome("byHand");
    }
  }

  return (
    <>
      <Button kind="quiet" onClick={() => void copy()}>
        {children}
      </Button>
      <LiveRegion className={styles.soft}>
        {outcome === "copied" && t({ id: "profile.copied", message: "Copied" })}
        {outcome === "byHand" && (
          <Trans id="profile.copy-by-hand">Your browser doesn’t copy here. Select the text instead.</Trans>
        )}
      </LiveRegion>
    </>
  );
}
