import { Trans } from "@lingui/react/macro";
import type { CaughtWord } from "../../watched-word.ts";

/** Watched words, each with what it is looked for. */
export function CaughtList({ caught }: { caught: readonly CaughtWord[] }) {
  return (
    <ul>
      {caught.map(({ word, why }) => (
        <li key={word + why}>
          <Trans id="word-editing.caught">
            “{word}”: {why}
          </Trans>
        </li>
      ))}
    </ul>
  );
}
