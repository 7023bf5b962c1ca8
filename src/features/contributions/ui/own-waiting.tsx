import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Section } from "#ui/layout/section.tsx";
import type { UserChange } from "../change.ts";
import type { Withdrawn } from "../change-forms.ts";
import type { OwnWaiting } from "../own-waiting.ts";
import styles from "./contributed.module.css";
import { TakeBack } from "./take-back.tsx";
import { useToldText } from "./told/use-told-text.ts";

/** All that the reader sent about a shop and that waits, in one place; nobody else is shown it. */
export function OwnWaitingBlock({ changes, images }: OwnWaiting) {
  return (
    <Section title={<Trans id="contributions.from-you">From you</Trans>}>
      <p className={styles.state}>
        <Trans id="contributions.unchecked">Waiting to be checked. Only you can see this.</Trans>
      </p>
      <ul className={styles.own}>
        {changes.map((change) => (
          <WaitingChange key={change["_id"]} change={change} />
        ))}
        {images.map(({ _id: imageId }) => (
          <WaitingRow key={imageId} what={{ imageId }}>
            <Trans id="contributions.photo-of-menu">Photo of the menu</Trans>
          </WaitingRow>
        ))}
      </ul>
    </Section>
  );
}

function WaitingChange({ change }: { change: UserChange }) {
  const told = useToldText(change);
  return <WaitingRow what={{ changeId: change["_id"] }}>{told}</WaitingRow>;
}

function WaitingRow({ what, children }: { what: Withdrawn; children: ReactNode }) {
  return (
    <li>
      <span>{children}</span>
      <TakeBack what={what} />
    </li>
  );
}
