import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { EditorProblemNotice } from "#features/dashboard/ui/editor/editor-problem.tsx";
import { forgetDraft, keepDraft, readDraft } from "#platform/draft.ts";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { Button } from "#ui/button/button.tsx";
import { TextArea } from "#ui/field/text-area.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import type { TicketChanges, TicketToAnswer } from "../../ticket-fields.ts";
import { LONGEST, MOST_UNANSWERED } from "../../ticket.ts";
import { AnswerChoice } from "./answer-choice.tsx";
import { type PutAnswer, PutIn, putIn } from "./put-in.tsx";
import { useTicketName } from "./ticket-words.tsx";
import { type DoneWith, type HoldAnswer, useAnswer } from "./use-answer.ts";

type AnswerFormProps = {
  ticket: TicketToAnswer;
  /** Whose draft it is: others use the same device. */
  accountId: number;
  /** The reader answers for the site, and not as whoever asked. */
  isStaff: boolean;
  hold: HoldAnswer;
};

/** The field for an answer and what is done with the ticket. What is typed stays on the device until it has arrived, and as it is while it can be taken back. */
export function AnswerForm({ ticket, accountId, isStaff, hold }: AnswerFormProps) {
  const { t } = useLingui();
  const { withoutScript } = useFormWords();
  const isHydrated = useIsHydrated();
  const field = useRef<HTMLTextAreaElement>(null);
  const [put, setPut] = useState<PutAnswer>();
  const { isSending, problem, isRefused, done, send, refuse, calm } = useAnswer(ticket, hold);
  const nameOf = useTicketName();
  const draftName = `ticket-${ticket.id}-of-${accountId}`;
  const isClosed = ticket.values.state === "closed";
  const most = LONGEST.reply;

  // The server renders the form without it, and whoever is quick has typed before the scripts are there.
  useEffect(() => {
    if (field.current?.value === "") field.current.value = readDraft<string>(draftName) ?? "";
  }, [draftName]);

  const words = {
    answer: isStaff
      ? t({ id: "dashboard.support.send", message: "Answer" })
      : t({ id: "dashboard.support.send-own", message: "Send" }),
    answerAndClose: t({ id: "dashboard.support.send-and-close", message: "Answer and close" }),
    step: isClosed
      ? t({ id: "dashboard.support.reopen", message: "Open again" })
      : t({ id: "dashboard.support.close", message: "Close" }),
  };

  function write(text: string): void {
    if (!field.current) return;
    field.current.value = text;
    keepDraft(draftName, text);
    field.current.focus();
    calm();
  }

  function doneWith(decided: string): DoneWith {
    const name = nameOf(ticket);
    return { what: decided, told: t({ id: "dashboard.decided", message: `${decided}: ${name}.` }) };
  }

  async function answer(what = words.answer, besides: TicketChanges = {}): Promise<void> {
    const text = field.current?.value ?? "";
    if (text.trim() === "") {
      refuse();
      field.current?.focus();
      return;
    }
    if (!(await send(doneWith(what), { reply: text, ...besides }))) return field.current?.focus();
    if (field.current) field.current.value = "";
    setPut(undefined);
    // Also when another one is on the screen by now.
    if (readDraft<string>(draftName) === text) forgetDraft(draftName);
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void answer();
      }}
    >
      <noscript>
        <p>{withoutScript}</p>
      </noscript>
      <Stack gap={4}>
        {isStaff && (
          <AnswerChoice
            ticket={ticket}
            isReadOnly={isSending}
            onChoose={(chosen) => {
              if (!field.current) return;
              const { value: before } = field.current;
              const { text, caret } = putIn(field.current, chosen.text);
              write(text);
              field.current.setSelectionRange(caret, caret);
              setPut({ ...chosen, before });
            }}
          />
        )}
        <PutIn
          put={put}
          locale={ticket.shown.locale}
          onTakeOut={({ before }) => {
            write(before);
            setPut(undefined);
          }}
        />
        <TextArea
          ref={field}
          id="ticket-reply"
          name="reply"
          label={
            isStaff
              ? t({ id: "dashboard.support.answer", message: "Your answer" })
              : t({ id: "dashboard.support.add", message: "Write back" })
          }
          hint={
            isStaff
              ? t({
                  id: "dashboard.support.answer.hint",
                  message: "It also goes to them by email. Ctrl and Enter sends it.",
                })
              : undefined
          }
          error={
            isRefused
              ? t({
                  id: "dashboard.support.answer.wrong",
                  message: `Write something, in at most ${most} characters.`,
                })
              : undefined
          }
          rows={6}
          readOnly={isSending}
          onChange={({ target }) => {
            keepDraft(draftName, target.value);
            // What was typed since would go with it.
            setPut(undefined);
            calm();
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void answer();
          }}
        />
        <EditorProblemNotice problem={problem === "changed" || problem === "waits" ? undefined : problem} />
        <LiveRegion>
          {problem === "changed" && (
            <Notice tone="warning">
              <Trans id="dashboard.support.changed">
                Something was said in between. It stands above now; what you typed is still here.
              </Trans>
            </Notice>
          )}
          {problem === "waits" && (
            <Notice tone="warning">
              <Trans id="dashboard.support.waits">
                You’ve written {MOST_UNANSWERED} times since our last answer. Wait for the next one; what you
                typed stays on this device.
              </Trans>
            </Notice>
          )}
          {done && (
            <Notice tone="done">
              <WhatArrived done={done} />
            </Notice>
          )}
        </LiveRegion>
        <Cluster gap={3}>
          <Button type="submit" disabled={!isHydrated} isLoading={isSending}>
            {words.answer}
          </Button>
          {isStaff && (
            <Button
              kind="quiet"
              disabled={!isHydrated}
              onClick={() => void answer(words.answerAndClose, { state: "closed" })}
            >
              {words.answerAndClose}
            </Button>
          )}
          <Button
            kind="quiet"
            data-key="r"
            disabled={!isHydrated}
            onClick={() => void send(doneWith(words.step), { state: isClosed ? "open" : "closed" })}
          >
            {words.step}
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

function WhatArrived({ done: { reply, state } }: { done: TicketChanges }) {
  if (reply !== undefined && state === "closed")
    return <Trans id="dashboard.support.sent-and-closed">It’s on its way, and the question is closed.</Trans>;
  if (reply !== undefined) return <Trans id="dashboard.support.sent">It’s on its way.</Trans>;
  return state === "closed" ? (
    <Trans id="dashboard.support.closed">Closed. It opens again when somebody writes.</Trans>
  ) : (
    <Trans id="dashboard.support.reopened">Open again.</Trans>
  );
}
