import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Notice } from "#ui/notice/notice.tsx";
import styles from "./ticket-form.module.css";

/** What comes after a form: that it arrived, and what happens next. Takes the focus of the button that is gone. */
export function TicketArrived({ ticketId }: { ticketId: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} role="status" tabIndex={-1} className={styles.arrived}>
      <Notice tone="done" title={<Trans id="support.arrived">Your message has arrived</Trans>}>
        <Trans id="support.arrived.text">
          Its number is {ticketId}. You get a receipt by e-mail, and our answer once a person has read it.
        </Trans>
      </Notice>
    </div>
  );
}
