import type { Locale } from "#platform/i18n/locales.ts";
import { readSuggestions, type Suggestions } from "./calls.ts";
import { isForUsers, type TypedQuestion, typedQuestion } from "./typed-question.ts";

export interface Answer {
  /** The search words it answers. */
  text: string;
  found: Suggestions;
}

/** The state of the suggestions for the search words. */
export type AskingState =
  | { step: "silent"; isForUsers: boolean }
  /** With the last answer, which stays visible until the next one arrives. */
  | { step: "asking"; last: Answer | undefined }
  | { step: "answered"; last: Answer }
  | { step: "failed" };

export const SILENT: AskingState = { step: "silent", isForUsers: false };

/** The first call is sent after this delay, and typing on does not postpone it. */
const FIRST_WAIT_MS = 120;
/** Then the debounce: a pause longer than a fast typist's between two keys. */
const PAUSE_MS = 220;

export interface AskAsTyped {
  type: (typed: string) => void;
  stop: () => void;
}

/**
 * Fetches suggestions while someone types, debounced. At most one call is in flight: a new one cancels it, and answers of
 * cancelled calls are dropped (specification section 5).
 */
export function askAsTyped(locale: Locale, show: (state: AskingState) => void): AskAsTyped {
  let question: TypedQuestion | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  let underWay: AbortController | undefined;
  let last: Answer | undefined;

  async function ask(asked: TypedQuestion): Promise<void> {
    timer = undefined;
    isFirst = false;
    underWay?.abort();
    const own = new AbortController();
    underWay = own;
    const found = await readSuggestions(asked, locale, own.signal).catch(() => undefined);
    if (own.signal.aborted) return;
    last = found && { text: asked.text, found };
    // More was typed meanwhile: its own call follows, and this answer is shown until then.
    if (timer !== undefined) show({ step: "asking", last });
    else if (last) show({ step: "answered", last });
    else {
      question = undefined;
      show({ step: "failed" });
    }
  }

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
    underWay?.abort();
    isFirst = true;
    last = undefined;
    question = undefined;
  }

  return {
    type(typed) {
      const next = typedQuestion(typed);
      if (!next) {
        stop();
        show({ step: "silent", isForUsers: isForUsers(typed) });
        return;
      }
      if (next.text === question?.text) return;
      question = next;
      show({ step: "asking", last });
      if (timer !== undefined && isFirst) return;
      clearTimeout(timer);
      timer = setTimeout(() => void ask(question ?? next), isFirst ? FIRST_WAIT_MS : PAUSE_MS);
    },
    stop,
  };
}
