import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { forgetDraft, keepDraft, readDraft } from "#platform/draft.ts";
import { Day } from "#platform/i18n/day.tsx";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { TextArea } from "#ui/field/text-area.tsx";
import { FormDone } from "#ui/form/form-done.tsx";
import { Form } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { APPEAL_LENGTH } from "../appeal.ts";
import { sendAppeal } from "../calls.ts";
import type { AppealState, DecisionPage, Statement } from "../decision.ts";
import { isNews } from "../report.ts";
import styles from "./decisions.module.css";

type AppealPartProps = { decision: DecisionPage; statement: Statement; now: string };

/** How to appeal, with the form in place; or what became of the appeal. */
export function AppealPart({ decision, statement, now }: AppealPartProps) {
  const { appeal, appealUntil } = statement;
  const isOpen = appealUntil !== null && appealUntil > now;
  return (
    <Section title={<Trans id="moderation.appeal">Appeal</Trans>} id="appeal">
      {appeal && <Appealed appeal={appeal} isOfNews={isNews(decision.targetType)} />}
      {!appeal && isOpen && <AppealForm decisionId={decision.id} until={appealUntil} />}
      {!appeal && !isOpen && (
        <p>
          <Trans id="moderation.appeal.over">The six months to appeal are over.</Trans>
        </p>
      )}
    </Section>
  );
}

function Appealed({
  appeal: { state, text, explanation, appealedAt, decidedAt, isWaiting },
  isOfNews,
}: {
  appeal: AppealState;
  /** Any of those who speak for the shop or brand may have written it. */
  isOfNews: boolean;
}) {
  return (
    <Stack gap={4}>
      {state === "open" && (isWaiting ? <WaitsForAdmin /> : <WillBeDecided />)}
      {state === "upheld" && (
        <Notice
          title={
            <Trans id="moderation.appeal.upheld">Somebody else looked at it, and it stays removed.</Trans>
          }
        >
          {decidedAt && <Day at={decidedAt} form="date" />}
        </Notice>
      )}
      {state === "overturned" && (
        <Notice
          tone="done"
          title={
            <Trans id="moderation.appeal.overturned">Somebody else looked at it, and put it back.</Trans>
          }
        >
          {decidedAt && <Day at={decidedAt} form="date" />}
        </Notice>
      )}
      {explanation && <p className={styles.quote}>{explanation}</p>}
      <div>
        <p>
          {isOfNews ? (
            <Trans id="moderation.appeal.of-item">
              The appeal sent on <Day at={appealedAt} form="date" />:
            </Trans>
          ) : (
            <Trans id="moderation.appeal.yours">
              Your appeal sent on <Day at={appealedAt} form="date" />:
            </Trans>
          )}
        </p>
        <blockquote className={styles.quote}>{text}</blockquote>
      </div>
    </Stack>
  );
}

function WillBeDecided() {
  return (
    <Notice tone="done" title={<Trans id="moderation.appeal.arrived">The appeal has arrived</Trans>}>
      <Trans id="moderation.appeal.next">Somebody else will decide. You’ll get a notification.</Trans>
    </Notice>
  );
}

function WaitsForAdmin() {
  return (
    <Notice tone="warning" title={<Trans id="moderation.appeal.arrived">The appeal has arrived</Trans>}>
      <Trans id="moderation.appeal.waits">
        It has to wait: somebody else must decide it, and at the moment there is nobody else. The appeal is
        kept until there is.
      </Trans>
    </Notice>
  );
}

function AppealForm({ decisionId, until }: { decisionId: number; until: string }) {
  const { t } = useLingui();
  const words = useFormWords();
  const { least } = APPEAL_LENGTH;
  const draftName = `appeal-${decisionId}`;
  const ref = useRef<HTMLFormElement>(null);
  const form = useForm({
    id: "appeal",
    mistakes: {
      text: t({
        id: "moderation.appeal.text.wrong",
        message: `Say in at least ${least} characters why this was wrong.`,
      }),
      decisionId: t({
        id: "moderation.appeal.refused",
        message: "This can’t be appealed (any more). Load the page again to see why.",
      }),
    },
    async send(typed) {
      const appealed = await sendAppeal({ decisionId, text: String(typed.get("text") ?? "") });
      forgetDraft(draftName);
      return appealed;
    },
  });

  // The server renders the form without it, and whoever is quick has typed before the scripts are there.
  useEffect(() => {
    const field = ref.current?.elements.namedItem("text");
    if (field instanceof HTMLTextAreaElement && field.value === "")
      field.value = readDraft<string>(draftName) ?? "";
  }, [draftName]);

  if (form.done) {
    return <FormDone>{form.done.answer.isWaiting ? <WaitsForAdmin /> : <WillBeDecided />}</FormDone>;
  }
  return (
    <Stack gap={4}>
      <p>
        <Trans id="moderation.appeal.how">
          Do you think this was wrong? You have until <Day at={until} form="date" /> to say why. It costs
          nothing, and somebody else will decide.
        </Trans>
      </p>
      <Form
        form={form}
        ref={ref}
        words={{ ...words, send: t({ id: "moderation.appeal.send", message: "Send appeal" }) }}
      >
        <TextArea
          {...form.field("text")}
          label={t({ id: "moderation.appeal.text", message: "Why was this decision wrong?" })}
          required
          minLength={APPEAL_LENGTH.least}
          maxLength={APPEAL_LENGTH.most}
          rows={6}
          onChange={({ target }) => keepDraft(draftName, target.value)}
        />
      </Form>
    </Stack>
  );
}
