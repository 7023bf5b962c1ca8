import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { LanguageGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import styles from "./translated-review.module.css";

interface Languages {
  sourceLanguage: string;
  targetLanguage: string;
}

/** The browser's own translator, which works on the device (the Translator API). */
interface Translators {
  availability: (languages: Languages) => Promise<string>;
  create: (languages: Languages) => Promise<{ translate: (text: string) => Promise<string> }>;
}

type TranslatedReviewProps = { text: string; from: string; to: string };

type State = "unknown" | "offered" | "busy" | "failed" | { translation: string };

/** A button that translates a review, where the browser does that by itself: nothing is loaded, and the text is sent nowhere. */
export function TranslatedReview({ text, from, to }: TranslatedReviewProps) {
  const [state, setState] = useState<State>("unknown");

  useEffect(() => {
    let isGone = false;
    translators()
      .availability({ sourceLanguage: from, targetLanguage: to })
      .then(
        (availability) => !isGone && availability !== "unavailable" && setState("offered"),
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [from, to]);

  async function translate() {
    setState("busy");
    try {
      const translator = await translators().create({ sourceLanguage: from, targetLanguage: to });
      setState({ translation: await translator.translate(text) });
    } catch {
      setState("failed");
    }
  }

  if (state === "unknown") return null;
  const isTranslated = typeof state === "object";
  return (
    <>
      <Button
        kind="bare"
        icon={<Icon glyph={LanguageGlyph} />}
        isLoading={state === "busy"}
        aria-expanded={isTranslated}
        onClick={() => (isTranslated ? setState("offered") : void translate())}
      >
        {isTranslated ? (
          <Trans id="review.translation.hide">Hide translation</Trans>
        ) : (
          <Trans id="review.translate">Translate</Trans>
        )}
      </Button>
      <LiveRegion className={styles.place}>
        {isTranslated && (
          <div className={styles.translation}>
            <p className={styles.source}>
              <Trans id="review.translation">Translated by your browser</Trans>
            </p>
            <p lang={to} className={styles.words}>
              {state.translation}
            </p>
          </div>
        )}
        {state === "failed" && (
          <p className={styles.source}>
            <Trans id="review.translation.failed">Your browser couldn’t translate this one.</Trans>
          </p>
        )}
      </LiveRegion>
    </>
  );
}

function translators(): Translators {
  return (window as unknown as { Translator: Translators }).Translator;
}
