import { useLingui } from "@lingui/react";
import { useEffect, useState } from "react";
import { isLocale, type Locale } from "#platform/i18n/locales.ts";

/** A fast typist is waited for. */
const PAUSE_MS = 250;

const LEAST_LETTERS = 2;

type Find<Found> = (text: string, on: { locale: Locale; signal: AbortSignal }) => Promise<Found[]>;

/**
 * What is called like what is typed, the best first; what was found before stays until the next comes.
 * @param find the same function at each render
 */
export function useFoundAsTyped<Found>(typed: string, find: Find<Found>): readonly Found[] {
  const { i18n } = useLingui();
  const [found, setFound] = useState<Found[]>([]);
  const text = typed.trim();
  const isAsked = text.length >= LEAST_LETTERS;

  useEffect(() => {
    if (!isAsked) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const { signal } = leaving;
      const next = await find(text, { locale: isLocale(i18n.locale) ? i18n.locale : "en", signal });
      if (!signal.aborted) setFound(next);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [text, isAsked, find, i18n.locale]);
  return isAsked ? found : [];
}
