import { useLingui } from "@lingui/react";
import { useEffect, useState } from "react";
import { isLocale } from "#platform/i18n/locales.ts";
import { productsCalled, type ProductCalled } from "../calls.ts";

/** A fast typist is waited for. */
const PAUSE_MS = 250;

const NONE: ProductCalled[] = [];

/** Products that are called like what is typed, the best first; those of before until the next come. */
export function useProductsCalled(typed: string, isSample: boolean): ProductCalled[] {
  const { i18n } = useLingui();
  const [found, setFound] = useState(NONE);
  const text = typed.trim();

  useEffect(() => {
    if (text.length < 2) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const { signal } = leaving;
      const locale = isLocale(i18n.locale) ? i18n.locale : "en";
      const products = await productsCalled(text, { isSample, locale, signal });
      if (!signal.aborted) setFound(products);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [text, isSample, i18n.locale]);
  return text.length < 2 ? NONE : found;
}
