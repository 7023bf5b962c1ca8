import { useLingui } from "@lingui/react";
import { useEffect, useState } from "react";
import { localeOfTag } from "#platform/i18n/locales.ts";
import { readSuggestions, type Suggestion } from "../calls.ts";
import { typedQuestion } from "../typed-question.ts";

/** The pause in typing after which something is looked for. */
const PAUSE_MS = 220;

interface Found {
  /** Undefined before there is an answer. */
  found?: readonly Suggestion[];
  /** What was typed when they were found; they stay until the next are there. */
  foundFor?: string;
  hasFailed?: boolean;
}

/** The things of one kind that may be meant by what is typed into a field of a form. */
export function useSuggestions(kind: "cities" | "shops" | "brands" | "products", typed: string): Found {
  const { i18n } = useLingui();
  const [answer, setAnswer] = useState<Found>({});
  const text = typedQuestion(typed)?.text;

  useEffect(() => {
    if (text === undefined) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      readSuggestions({ text, kinds: [kind] }, localeOfTag(i18n.locale), leaving.signal).then(
        ({ [kind]: found = [] }) => leaving.signal.aborted || setAnswer({ found, foundFor: text }),
        () => leaving.signal.aborted || setAnswer({ hasFailed: true }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [kind, text, i18n.locale]);

  return text === undefined ? {} : answer;
}
