import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { forgetDraft, keepDraft, readDraft } from "#platform/draft.ts";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { Button } from "#ui/button/button.tsx";
import { TextArea } from "#ui/field/text-area.tsx";
import { Form } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { useIsHydrated } from "#ui/use-is-hydrated.ts";
import { APPEAL_LENGTH } from "../../appeal.ts";
import { sendAppeal } from "../../calls.ts";
import type { RefusedNews } from "../../refused-news.ts";
import styles from "./dashboard.module.css";

/** The appeal of a refusal: the way to it, its form, or what it has come to. Nothing where there can be none. */
export function RefusalAppeal({ news }: { news: RefusedNews }) {
  const isHydrated = useIsHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const { appeal, mayAppeal, decisionId } = news;
  if (appeal) return <AppealedRefusal appeal={appeal} />;
  if (!mayAppeal || decisionId === null) return null;
  if (isOpen) return <AppealForm decisionId={decisionId} />;
  return (
    <div>
      <Button kind="quiet" disabled={!isHydrated} onClick={() => setIsOpen(true)}>
        <Trans id="dashboard.refused.appeal">Appeal</Trans>
      </Button>
    </div>
  );
}

function AppealedRefusal({ appeal }: { appeal: NonNullable<RefusedNews["appeal"]> }) {
  if (appeal.state === "open")
    return (
      <Notice isAnnounced title={<Trans id="dashboard.refused.appealed">The appeal has arrived</Trans>}>
        {appeal.isWaiting ? (
          <Trans id="dashboard.refused.waits">
            Somebody else has to decide it, and nobody else is there at the moment. It’s kept until somebody
            is.
          </Trans>
        ) : (
          <Trans id="dashboard.refused.will-be-decided">
            Somebody other than whoever refused it will decide. You’ll get a notification.
          </Trans>
        )}
      </Notice>
    );
  return (
    <Notice
      title={<Trans id="dashboard.refused.upheld">Somebody else looked at it, and it stays refused</Trans>}
    >
      <p className={styles.words}>{appeal.explanation}</p>
    </Notice>
  );
}

function AppealForm({ decisionId }: { decisionId: number }) {
  const { t } = useLingui();
  const words = useFormWords();
  const { revalidate } = useRevalidator();
  const { least, most } = APPEAL_LENGTH;
  const draftName = `appeal-${decisionId}`;
  const [kept] = useState(() => readDraft<string>(draftName) ?? "");
  const form = useForm({
    id: `appeal-${decisionId}`,
    mistakes: {
      text: t({
        id: "dashboard.refused.text.wrong",
        message: `Say in at least ${least} characters why it was wrong to refuse it.`,
      }),
      decisionId: t({
        id: "dashboard.refused.too-late",
        message: "This can’t be appealed any more. Load the page again to see why.",
      }),
    },
    async send(typed) {
      await sendAppeal({ decisionId, text: String(typed.get("text") ?? "") });
      forgetDraft(draftName);
      await revalidate();
    },
  });
  return (
    <Form form={form} words={{ ...words, send: t({ id: "dashboard.refused.send", message: "Send appeal" }) }}>
      <TextArea
        {...form.field("text")}
        label={t({ id: "dashboard.refused.text", message: "Why was it wrong to refuse it?" })}
        hint={t({
          id: "dashboard.refused.text.hint",
          message: "Somebody other than whoever refused it decides. It can be asked once.",
        })}
        defaultValue={kept}
        required
        minLength={least}
        maxLength={most}
        rows={5}
        onChange={({ target }) => keepDraft(draftName, target.value)}
      />
    </Form>
  );
}
