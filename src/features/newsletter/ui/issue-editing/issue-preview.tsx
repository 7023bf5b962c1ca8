import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { PreviewSheet, type PreviewProps } from "#features/dashboard/ui/editor/preview-sheet.tsx";
import { LANGUAGE_NAMES, languageTag, type Locale, localeOfTag, LOCALES } from "#platform/i18n/locales.ts";
import { letterText } from "#platform/mail/letter-layout.ts";
import { readMarkdown } from "#platform/markdown/read-markdown.ts";
import { ChipButton } from "#ui/chip/chip-button.tsx";
import { ChipRow } from "#ui/chip/chip-row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { ProseText } from "#ui/prose/prose-text.tsx";
import { isWrittenIn, type IssueValues } from "../../issue.ts";
import { footerOfIssue } from "../../issue-mail.ts";
import styles from "./issue-editing.module.css";
import { useMailSite } from "./mail-site.ts";

/** An issue as mail programs will show it, in each language in which it is written, as HTML and as plain text. */
export function IssuePreview({ values, onClose }: PreviewProps) {
  const { t, i18n } = useLingui();
  const site = useMailSite();
  const { subject, body } = values as Pick<
    { [Name in keyof IssueValues]: IssueValues[Name] | null },
    "subject" | "body"
  >;
  const issue = { subject: subject ?? { source: "en" }, body: body ?? { source: "en" } } as const;
  const written = LOCALES.filter((locale) => isWrittenIn(issue, locale));
  const own = localeOfTag(i18n.locale);
  const [locale, setLocale] = useState<Locale>(written.includes(own) ? own : (written[0] ?? own));
  const { blocks, refused } = readMarkdown(issue.body[locale] ?? "");
  const lineNumbers = [...new Set(refused.map((one) => Number.parseInt(one)))].join(", ");
  const base = site.bases[locale];
  const footer = site.footers[locale];
  return (
    <PreviewSheet
      title={t({ id: "issue-editing.preview.title", message: "As the mail will arrive" })}
      onClose={onClose}
      choice={
        written.length > 1 && (
          <ChipRow label={t({ id: "issue-editing.preview.language", message: "Language of the preview" })}>
            {written.map((one) => (
              <ChipButton key={one} isPressed={one === locale} onClick={() => setLocale(one)}>
                {LANGUAGE_NAMES[one]}
              </ChipButton>
            ))}
          </ChipRow>
        )
      }
    >
      {written.length === 0 ? (
        <p>
          <Trans id="issue-editing.preview.nothing">No language has both a subject and a text yet.</Trans>
        </p>
      ) : (
        <Stack gap={4}>
          {lineNumbers && (
            <Notice tone="warning">
              <Trans id="issue-editing.preview.left-out">
                Not all of the text is shown as it was written. Look at these lines of it: {lineNumbers}.
              </Trans>
            </Notice>
          )}
          <p>
            <strong>{issue.subject[locale]}</strong>
          </p>
          <div className={styles.mail} lang={languageTag(locale)}>
            <ProseText blocks={blocks} />
            <hr />
            <p>
              {footer.why} <u>{footer.unsubscribe}</u>
            </p>
          </div>
          <h3>
            <Trans id="issue-editing.preview.text">As plain text</Trans>
          </h3>
          <pre className={styles.text} lang={languageTag(locale)}>
            {letterText({ blocks, base, footer: footerOfIssue(footer, `${base}/…`) })}
          </pre>
        </Stack>
      )}
    </PreviewSheet>
  );
}
