import { useLingui } from "@lingui/react";
import { useEffect, useState } from "react";
import { localeOfTag } from "#platform/i18n/locales.ts";
import { readDeskHits } from "../calls.ts";
import type { DeskHits } from "../desk-hit.ts";
import { deskQuestion } from "../desk-question.ts";

/** The pause in typing after which something is looked for. */
const PAUSE_MS = 220;

interface Answer {
  asked: string;
  /** Undefined where it could not be had. */
  hits: DeskHits | undefined;
}

export interface Asking {
  /** `silent`: nothing has to be asked for. */
  step: "silent" | "asking" | "answered" | "failed";
  /** The last that came for what is being typed; it stays until the next is there. */
  hits: DeskHits;
  askAgain: () => void;
}

const NONE: DeskHits = {};

/** What is found for what stands in the field. An answer that comes late is thrown away. */
export function useDeskHits(typed: string): Asking {
  const { i18n } = useLingui();
  const locale = localeOfTag(i18n.locale);
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  const asked = typed.trim();
  const isAsked = deskQuestion(asked).kind !== "nothing";

  useEffect(() => {
    if (!isAsked) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      readDeskHits(asked, locale, leaving.signal).then(
        (hits) => leaving.signal.aborted || setAnswer({ asked, hits }),
        () => leaving.signal.aborted || setAnswer({ asked, hits: undefined }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [asked, isAsked, locale, attempt]);

  function askAgain() {
    setAnswer(undefined);
    setAttempt(attempt + 1);
  }

  if (!isAsked) return { step: "silent", hits: NONE, askAgain };
  const hits = answer?.hits ?? NONE;
  if (answer?.asked !== asked) return { step: "asking", hits, askAgain };
  return { step: answer.hits ? "answered" : "failed", hits, askAgain };
}
