import { Trans } from "@lingui/react/macro";
import { Notice } from "#ui/notice/notice.tsx";
import type { CaughtWord } from "../../watched-word.ts";
import { CaughtList } from "./caught-list.tsx";

/** What was found in a text that waits; nothing where nothing was. */
export function CaughtNote({ caught }: { caught: readonly CaughtWord[] }) {
  if (caught.length === 0) return null;
  return (
    <Notice tone="warning" title={<Trans id="word-editing.note">It says words that are watched</Trans>}>
      <CaughtList caught={caught} />
    </Notice>
  );
}
