import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Day } from "#platform/i18n/day.tsx";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { TextArea } from "#ui/field/text-area.tsx";
import { Form } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { addRemark, readRemarks } from "../../calls.ts";
import { MOST_OF_REMARK, type Remark, type RemarkedType } from "../../remark.ts";
import styles from "./dashboard.module.css";

type RemarksProps = { type: RemarkedType; id: string };

/** What admins tell each other about a case: it stays with what the case is about, and whoever that belongs to is not shown it. */
export function Remarks({ type, id }: RemarksProps) {
  const { t } = useLingui();
  const words = useFormWords();
  const [remarks, setRemarks] = useState<readonly Remark[]>([]);
  const [text, setText] = useState("");
  useEffect(() => {
    const leaving = new AbortController();
    // Without them the case is decided all the same.
    readRemarks({ type, id }, leaving.signal).then(setRemarks, () => undefined);
    return () => leaving.abort();
  }, [type, id]);
  const form = useForm({
    id: `remark-${type}-${id}`,
    mistakes: {
      text: t({ id: "dashboard.remarks.wrong", message: "Write something, in at most 500 characters." }),
    },
    send: async () => {
      setRemarks(await addRemark({ type, id }, text));
      setText("");
    },
  });
  return (
    <Section level={3} title={<Trans id="dashboard.remarks">Remarks for colleagues</Trans>}>
      <Stack gap={4}>
        {remarks.length > 0 && (
          <ul className={styles.reports}>
            {remarks.map(({ id: remarkId, text: said, by, writtenAt }) => (
              <li key={remarkId} className={styles.report}>
                <span className={styles.small}>
                  {by ?? <Trans id="dashboard.remarks.gone">somebody who is gone</Trans>},{" "}
                  <Day at={writtenAt} />
                </span>
                <p className={styles.words}>{said}</p>
              </li>
            ))}
          </ul>
        )}
        <Form
          form={form}
          kind="quiet"
          words={{ ...words, send: <Trans id="dashboard.remarks.send">Keep the remark</Trans> }}
        >
          <TextArea
            {...form.field("text")}
            label={t({ id: "dashboard.remarks.text", message: "Remark" })}
            hint={t({
              id: "dashboard.remarks.hint",
              message:
                "Stays with the case for a year. Whoever it is about finds it in the export of their data, without your name.",
            })}
            value={text}
            onChange={({ target }) => setText(target.value)}
            required
            maxLength={MOST_OF_REMARK}
            rows={2}
          />
        </Form>
      </Stack>
    </Section>
  );
}
