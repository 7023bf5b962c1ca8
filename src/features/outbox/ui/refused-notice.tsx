import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { OutboxEntry } from "../outbox.ts";
import styles from "./outbox.module.css";
import { useOutbox } from "./use-outbox.ts";
import { useRefusedText } from "./use-refused-text.ts";

type RefusedNoticeProps = {
  entry: OutboxEntry;
  /** Instead of only throwing it away. */
  onDrop?: () => void;
};

/** Why something can no longer be sent, with what was written, to be copied or thrown away. */
export function RefusedNotice({ entry, onDrop }: RefusedNoticeProps) {
  const { t } = useLingui();
  const outbox = useOutbox();
  const refusedText = useRefusedText();
  const [outcome, setOutcome] = useState<"copied" | "byHand">();
  const { text } = entry;

  async function copy(copied: string) {
    try {
      // Not there on a site that is served without https.
      await navigator.clipboard.writeText(copied);
      setOutcome("copied");
    } catch {
      setOutcome("byHand");
    }
  }

  return (
    <Notice tone="problem">
      <Stack gap={3}>
        <p>{refusedText(entry)}</p>
        {text && <p className={styles.text}>{text}</p>}
        <Cluster>
          {text && (
            <Button kind="quiet" onClick={() => void copy(text)}>
              <Trans id="outbox.copy">Copy</Trans>
            </Button>
          )}
          <Button kind="quiet" onClick={onDrop ?? (() => outbox?.drop(entry))}>
            <Trans id="outbox.drop">Throw away</Trans>
          </Button>
        </Cluster>
        <LiveRegion>
          {outcome === "copied" && t({ id: "outbox.copied", message: "Copied" })}
          {outcome === "byHand" && (
            <Trans id="outbox.copy-by-hand">Your browser doesn’t copy here. Select the text instead.</Trans>
          )}
        </LiveRegion>
      </Stack>
    </Notice>
  );
}
