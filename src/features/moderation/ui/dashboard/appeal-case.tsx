import { Trans, useLingui } from "@lingui/react/macro";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { RadioGroup } from "#ui/field/radio-group.tsx";
import { Form } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { CaseHeading } from "#ui/queue/case-heading.tsx";
import type { DecideForm } from "../../decision.ts";
import type { AuthorHistory, QueuedAppeal } from "../../queue.ts";
import { useReasonWords, useTargetWords } from "../decision-words.ts";
import { CasePicture, ReviewPhoto } from "./case-picture.tsx";
import { caseNameOf } from "./case-name.ts";
import styles from "./dashboard.module.css";
import { Author } from "./evidence.tsx";
import { ExplanationField, useExplanationMistake } from "./explanation-field.tsx";
import { ReviewWords } from "./review-words.tsx";

export type Draft = Partial<DecideForm["changes"]>;

type AppealCaseProps = {
  appeal: QueuedAppeal;
  history: AuthorHistory | null;
  /** What was typed before somebody looked at another case, or sent and came back. */
  draft: Draft | undefined;
  onType: (typed: Draft) => void;
  onDecide: (changes: DecideForm["changes"]) => void;
};

/** What was removed or refused and why, what its author says against it, and the decision of somebody else. */
export function AppealCase({ appeal, history, draft, onType, onDecide }: AppealCaseProps) {
  const targets = useTargetWords();
  const reasons = useReasonWords();
  const { targetType, item, user, content, review, reason, explanation, text } = appeal;
  const { isRefusal, decidedBy, mayDecide } = appeal;
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <CaseHeading>
          <Trans id="dashboard.about">
            {targets[targetType]}:{" "}
            {item ? <Link to={item.path}>{item.name}</Link> : <>{caseNameOf(appeal)}</>}
          </Trans>
        </CaseHeading>
        {review ? (
          <ReviewWords
            review={review}
            text={content}
            photos={review.photos.map(({ photoId, ...size }) => (
              <ReviewPhoto key={photoId} id={photoId} size={size} />
            ))}
          />
        ) : (
          content && <p className={styles.words}>{content}</p>
        )}
        <CasePicture {...appeal} />
      </Stack>
      <Author user={user} history={history} />
      <Section
        level={3}
        title={
          isRefusal ? (
            <Trans id="dashboard.refused-because">Refused because</Trans>
          ) : (
            <Trans id="dashboard.removed-because">Removed because</Trans>
          )
        }
      >
        {!isRefusal && (
          <p>
            <strong>{reasons[reason]}</strong>
          </p>
        )}
        <p className={styles.words}>{explanation}</p>
        {decidedBy && (
          <p className={styles.small}>
            <Trans id="dashboard.decided-by">Decided by {decidedBy}</Trans>
          </p>
        )}
      </Section>
      <Section level={3} title={<Trans id="dashboard.appeal-says">What its author says</Trans>}>
        <p className={styles.words}>{text}</p>
      </Section>
      {mayDecide ? (
        <AppealDecision appeal={appeal} draft={draft} onType={onType} onDecide={onDecide} />
      ) : (
        <Notice>
          <Trans id="dashboard.appeal-waits">
            You decided this, or it is yours: another admin decides the appeal. It waits until one does.
          </Trans>
        </Notice>
      )}
    </Stack>
  );
}

function AppealDecision({
  appeal: { id, isRefusal },
  draft,
  onType,
  onDecide,
}: Omit<AppealCaseProps, "history">) {
  const { t } = useLingui();
  const words = useFormWords();
  const form = useForm({
    id: `appeal-${id}`,
    mistakes: {
      decision: t({ id: "dashboard.appeal.decision.wrong", message: "Choose one of the two." }),
      explanation: useExplanationMistake(),
    },
    // The list answers for what becomes of it.
    send: async (typed) =>
      onDecide({
        decision: typed.get("decision") === "restored" ? "restored" : "removed",
        explanation: String(typed.get("explanation")),
      }),
  });
  return (
    <Section level={3} title={<Trans id="dashboard.decide">Decide</Trans>}>
      <Form form={form} words={{ ...words, send: <Trans id="dashboard.appeal.send">Decide</Trans> }}>
        <RadioGroup
          {...form.field("decision")}
          label={
            isRefusal
              ? t({ id: "dashboard.appeal.refusal", message: "Was it right to refuse it?" })
              : t({ id: "dashboard.appeal.decision", message: "Was it right to remove it?" })
          }
          isRequired
          defaultValue={draft?.decision}
          onSelect={(value) => onType({ decision: value === "restored" ? "restored" : "removed" })}
          options={[
            {
              value: "removed",
              label: isRefusal
                ? t({ id: "dashboard.appeal.stays-refused", message: "Yes, it stays refused" })
                : t({ id: "dashboard.appeal.upheld", message: "Yes, it stays removed" }),
            },
            {
              value: "restored",
              label: isRefusal
                ? t({ id: "dashboard.appeal.approved", message: "No, it’s approved" })
                : t({ id: "dashboard.appeal.restored", message: "No, it comes back" }),
            },
          ]}
        />
        <ExplanationField
          field={form.field("explanation")}
          value={draft?.explanation ?? ""}
          onType={(explanation) => onType({ explanation })}
        />
      </Form>
    </Section>
  );
}
