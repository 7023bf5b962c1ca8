import { type ReactNode, useRef } from "react";
import { KeyHints } from "../keys/key-hints.tsx";
import { type CaseKeyActs, type CaseKeyWords, useCaseKeys } from "./use-case-keys.ts";

type QueueCaseProps = CaseKeyActs & {
  keyWords: CaseKeyWords;
  /** The case, under a `<CaseHeading>`. */
  children: ReactNode;
};

/** A case with the keys that decide it, for a queue of which each case has its own. */
export function QueueCase({ keyWords, children, ...acts }: QueueCaseProps) {
  const around = useRef<HTMLDivElement>(null);
  const hints = useCaseKeys(around, { ...acts, words: keyWords });
  return (
    <>
      <div ref={around}>{children}</div>
      <KeyHints keys={hints} />
    </>
  );
}
