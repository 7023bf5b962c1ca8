import { Trans } from "@lingui/react/macro";
import type { UserChange } from "../change.ts";
import type { OwnMenuImage } from "../own-waiting.ts";
import styles from "./contributed.module.css";
import { TakeBack } from "./take-back.tsx";
import { useToldText } from "./told/use-told-text.ts";
import { useWeekWords } from "./told/use-week-words.ts";

type OwnWaitingListProps = {
  changes: readonly UserChange[];
  /** Photos of the menu. */
  images: readonly OwnMenuImage[];
};

/** What the reader sent, in the place where it will be; nobody else is shown it. */
export function OwnWaitingList({ changes, images }: OwnWaitingListProps) {
  return (
    <ul className={styles.own}>
      {changes.map((change) => (
        <WaitingChange key={change["_id"]} change={change} />
      ))}
      {images.map(({ _id: imageId }) => (
        <li key={imageId}>
          <span>
            <Trans id="contributions.own-photo">Your photo</Trans>
            <Waiting />
          </span>
          <TakeBack what={{ imageId }} />
        </li>
      ))}
    </ul>
  );
}

function WaitingChange({ change }: { change: UserChange }) {
  const told = useToldText(change);
  const weekWords = useWeekWords();
  const hours = change.fields.find(({ field }) => field === "openingHours")?.after;
  // Nodes: as strings, what somebody typed would be read as markup of the message.
  const about = <>{typeof hours === "string" ? weekWords(hours) : told}</>;
  return (
    <li>
      <span>
        <Trans id="contributions.yours">From you: {about}</Trans>
        <Waiting />
      </span>
      <TakeBack what={{ changeId: change["_id"] }} />
    </li>
  );
}

function Waiting() {
  return (
    <span className={styles.state}>
      <Trans id="contributions.unchecked">Waiting to be checked. Only you can see this.</Trans>
    </span>
  );
}
