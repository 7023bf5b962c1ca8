import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { answerRequest } from "../calls.ts";
import styles from "./notices.module.css";

export type Answer = "accept" | "decline";

type RequestAnswerProps = {
  userId: string;
  name: string;
  /** `isSent` is false where the request is there no more. */
  onAnswered: (answer: Answer, isSent: boolean) => void;
};

/** Answers a friend request where it is read. */
export function RequestAnswer({ userId, name, onAnswered }: RequestAnswerProps) {
  const { t } = useLingui();
  const [sending, setSending] = useState<Answer>();
  const [hasFailed, setFailed] = useState(false);

  async function send(answer: Answer) {
    if (sending) return;
    setSending(answer);
    setFailed(false);
    try {
      onAnswered(answer, await answerRequest(userId, answer));
    } catch {
      setFailed(true);
    }
    setSending(undefined);
  }

  return (
    <div className={styles.answers}>
      <Button
        isLoading={sending === "accept"}
        aria-label={t({ id: "notices.accept-named", message: `Accept ${name}` })}
        onClick={() => void send("accept")}
      >
        <Trans id="notices.accept">Accept</Trans>
      </Button>
      <Button
        kind="quiet"
        isLoading={sending === "decline"}
        aria-label={t({ id: "notices.decline-named", message: `Decline ${name}` })}
        onClick={() => void send("decline")}
      >
        <Trans id="notices.decline">Decline</Trans>
      </Button>
      <p role="alert" className={styles.failed}>
        {hasFailed && <Trans id="notices.answer-failed">That didn’t go through. Try again.</Trans>}
      </p>
    </div>
  );
}
