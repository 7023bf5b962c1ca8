import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { LANGUAGE_NAMES } from "#platform/i18n/locales.ts";
import type { TextInLanguage } from "#platform/i18n/localized-text.ts";
import { ComboboxChoices } from "#ui/combobox/combobox-choices.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { type FoundAnswer, readAnswers } from "../../answer-calls.ts";
import { answerFor } from "../../standard-answer.ts";
import type { TicketToAnswer } from "../../ticket-fields.ts";

/** A fast typist is waited for. */
const PAUSE_MS = 250;

type Found = { state: "unread" | "failed" } | { state: "found"; answers: readonly FoundAnswer[] };

type AnswerChoiceProps = {
  ticket: TicketToAnswer;
  isReadOnly: boolean;
  /** With the text as whoever asked gets it. */
  onChoose: (chosen: TextInLanguage & { name: string }) => void;
};

/** A field that finds standard answers while one types, all of them before that. They are read by whoever goes there. */
export function AnswerChoice({ ticket, isReadOnly, onChoose }: AnswerChoiceProps) {
  const { t } = useLingui();
  const isHydrated = useIsHydrated();
  const field = useRef<HTMLInputElement>(null);
  const [isEntered, setEntered] = useState(false);
  const [typed, setTyped] = useState("");
  const found = useAnswers(typed.trim(), isEntered);
  const asker = { locale: ticket.shown.locale, name: ticket.values.name };
  const choices = (found.state === "found" ? found.answers : []).map((answer) => {
    const { _id: id, name, isSample } = answer;
    const text = answerFor(answer.text, asker);
    const notes = [
      text.locale !== asker.locale && LANGUAGE_NAMES[text.locale],
      isSample && t({ id: "dashboard.support.sample-answer", message: "sample, invented" }),
    ];
    return { id, name, text, note: notes.filter(Boolean).join(", ") };
  });
  return (
    <Stack gap={2}>
      <TextField
        ref={field}
        id="standard-answer"
        label={t({ id: "dashboard.support.standard", message: "Put in a standard answer" })}
        hint={t({
          id: "dashboard.support.standard.hint",
          message: "Type part of its name or text. It’s put where the cursor stands in your answer.",
        })}
        autoComplete="off"
        maxLength={100}
        disabled={!isHydrated || isReadOnly}
        value={typed}
        onFocus={() => setEntered(true)}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          // It belongs to a form, which would be sent.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      {isEntered && (
        <ComboboxChoices
          field={field}
          label={t({ id: "dashboard.support.standard.list", message: "Standard answers" })}
          choices={choices}
          onChoose={({ name, text }) => {
            setTyped("");
            onChoose({ name, ...text });
          }}
        />
      )}
      <LiveRegion>
        {found.state === "failed" && (
          <p>
            <Trans id="dashboard.support.standard.failed">
              The standard answers didn’t come. Type a letter to try again.
            </Trans>
          </p>
        )}
        {found.state === "found" && choices.length === 0 && (
          <p>
            {typed.trim() === "" ? (
              <Trans id="dashboard.support.standard.none">
                There are no standard answers yet. <Link to="/dashboard/answers/answer?new">Write one</Link>
              </Trans>
            ) : (
              <Trans id="dashboard.support.standard.nothing">None of them says this.</Trans>
            )}
          </p>
        )}
      </LiveRegion>
    </Stack>
  );
}

/** What was found before stays until the next comes. */
function useAnswers(q: string, isAsked: boolean): Found {
  const [found, setFound] = useState<Found>({ state: "unread" });
  useEffect(() => {
    if (!isAsked) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const timer = setTimeout(
      async () => {
        try {
          const answers = await readAnswers(q, signal);
          if (!signal.aborted) setFound({ state: "found", answers });
        } catch {
          if (!signal.aborted) setFound({ state: "failed" });
        }
      },
      q === "" ? 0 : PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [q, isAsked]);
  return found;
}
