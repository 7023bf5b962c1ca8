import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { sessionToken } from "#platform/session-token.ts";
import type { SurveyName } from "#platform/surveys.ts";
import { Button } from "#ui/button/button.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { rememberAsked } from "../asked-here.ts";
import { sendAnswers } from "../calls.ts";
import { SURVEY_LABELS } from "../survey-labels.ts";
import type { Answers } from "../survey-form.ts";
import { SurveyQuestions } from "./survey-questions.tsx";
import styles from "./survey-card.module.css";

export type SurveyCardProps = {
  survey: SurveyName;
  onClose: () => void;
};

/** A quiet question whether somebody would answer some more, and then these. */
export function SurveyCard({ survey, onClose }: SurveyCardProps) {
  const { i18n } = useLingui();
  const card = useRef<HTMLDivElement>(null);
  const hasAnswered = useRef(false);
  const [isGuest] = useState(() => !sessionToken());
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    let isSeen = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        isSeen = true;
        observer.disconnect();
        rememberAsked(survey);
      },
      { threshold: 0.5 },
    );
    if (card.current) observer.observe(card.current);
    addEventListener("pagehide", leave);
    return () => {
      observer.disconnect();
      removeEventListener("pagehide", leave);
      leave();
    };

    /** Told when it is left and not when it is seen: the loaders of the page, which may be asked anew, would take it away. */
    function leave(): void {
      if (!isSeen || isGuest || hasAnswered.current) return;
      hasAnswered.current = true;
      // Where it does not arrive another device may ask again.
      sendAnswers(survey, null).catch(() => undefined);
    }
  }, [survey, isGuest]);

  async function send(answers: Answers): Promise<boolean> {
    const isKept = await sendAnswers(survey, answers);
    hasAnswered.current = true;
    return isKept;
  }

  return (
    <div ref={card} className={styles.card}>
      <Section title={i18n._(SURVEY_LABELS[survey].title)}>
        {isOpen ? (
          <SurveyQuestions survey={survey} send={send} onClose={onClose} />
        ) : (
          <Stack gap={4}>
            <p>
              {isGuest ? (
                <Trans id="surveys.lead.guest">
                  It takes a minute, and you can skip what you like. We keep nothing that leads to you.
                </Trans>
              ) : (
                <Trans id="surveys.lead.member">
                  It takes a minute, and you can skip what you like. Your answers belong to your account, but
                  whoever reads them doesn’t see your name.
                </Trans>
              )}
            </p>
            <Cluster>
              <Button kind="quiet" onClick={() => setIsOpen(true)}>
                <Trans id="surveys.open">Answer</Trans>
              </Button>
              <Button kind="bare" onClick={onClose}>
                <Trans id="surveys.close">No, thanks</Trans>
              </Button>
            </Cluster>
          </Stack>
        )}
      </Section>
    </div>
  );
}
