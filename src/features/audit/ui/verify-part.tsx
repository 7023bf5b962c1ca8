import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Day } from "#platform/i18n/day.tsx";
import { countText } from "#platform/i18n/format.ts";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { TextField } from "#ui/field/text-field.tsx";
import { Form } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { VerifiedLog } from "../audit-query.ts";
import { verifyLog } from "../calls.ts";
import styles from "./audit.module.css";

/** Looks through the whole log, with the head of a letter or without, and says what was found and when. */
export function VerifyPart() {
  const { t } = useLingui();
  const { refused: _, ...words } = useFormWords();
  const [found, setFound] = useState<VerifiedLog>();
  const form = useForm({
    id: "verify",
    mistakes: {
      head: t({ id: "audit.head.wrong", message: "Copy the whole head: a number, a colon and 64 digits." }),
    },
    async send(typed) {
      setFound(undefined);
      setFound(await verifyLog(String(typed.get("head"))));
    },
  });
  return (
    <Section title={<Trans id="audit.verify.title">Is the log as it was written?</Trans>}>
      <Stack gap={4}>
        <p>
          <Trans id="audit.verify.why">
            Each entry holds the fingerprint of the one before, so a change or a gap shows. Only a head that
            was kept elsewhere tells whether the end was cut off: one comes by mail every night.
          </Trans>
        </p>
        <Form
          form={form}
          kind="quiet"
          words={{ ...words, send: <Trans id="audit.verify.send">Check the log</Trans> }}
        >
          <TextField
            {...form.field("head")}
            label={t({ id: "audit.head", message: "Head from a mail" })}
            optionalLabel={words.optional}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
          />
        </Form>
        <LiveRegion>{found && <Found {...found} />}</LiveRegion>
      </Stack>
    </Section>
  );
}

function Found({ entryCount, brokenSeq, head, kept, at }: VerifiedLog) {
  const { i18n } = useLingui();
  const count = countText(i18n.locale, entryCount);
  const isWell = brokenSeq === null && (kept === null || kept === "goesOn");
  return (
    <Notice tone={isWell ? "done" : "problem"}>
      <Stack gap={2}>
        <p>
          {brokenSeq !== null ? (
            <Trans id="audit.found.broken">Entry {brokenSeq} is not as it was written.</Trans>
          ) : kept === "endIsMissing" ? (
            <Trans id="audit.found.cut-off">The end is missing: the log ends before this head.</Trans>
          ) : kept === "isAnother" ? (
            <Trans id="audit.found.another">The log was written anew: this head is of another one.</Trans>
          ) : kept === "goesOn" ? (
            <Trans id="audit.found.goes-on">
              All as they were written, and the log goes on from this head.
            </Trans>
          ) : (
            <Trans id="audit.found.well">All as they were written.</Trans>
          )}
        </p>
        <p>
          <Trans id="audit.found.count">Entries: {count}</Trans>
          {" · "}
          <Day at={at} form="dateAndTime" />
        </p>
        {head !== null && (
          <p className={styles.head}>
            <Trans id="audit.found.head">Head now: {head}</Trans>
          </p>
        )}
      </Stack>
    </Notice>
  );
}
