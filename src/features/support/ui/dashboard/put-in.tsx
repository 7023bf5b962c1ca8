import { Trans } from "@lingui/react/macro";
import { LANGUAGE_NAMES, type Locale } from "#platform/i18n/locales.ts";
import type { TextInLanguage } from "#platform/i18n/localized-text.ts";
import { Button } from "#ui/button/button.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";

/** A standard answer as it was put into the field. */
export interface PutAnswer extends TextInLanguage {
  name: string;
  /** What stood in the field. */
  before: string;
}

/** A text put where the cursor stands, as a paragraph of its own: what is there stays, also what is selected. `caret`: where one types on. */
export function putIn(field: HTMLTextAreaElement, text: string): { text: string; caret: number } {
  const { value, selectionEnd } = field;
  const [start, end] = [value.slice(0, selectionEnd), value.slice(selectionEnd)];
  const before = start === "" || start.endsWith("\n") ? start : `${start}\n\n`;
  const after = end === "" || end.startsWith("\n") ? end : `\n\n${end}`;
  return { text: before + text + after, caret: before.length + text.length };
}

type PutInProps = {
  put: PutAnswer | undefined;
  /** Of whoever asked. */
  locale: Locale;
  onTakeOut: (put: PutAnswer) => void;
};

/** Says what was put in and in which language, and takes it out again, as long as nothing was typed since. */
export function PutIn({ put, locale, onTakeOut }: PutInProps) {
  return (
    <LiveRegion>
      {put && (
        <Notice tone={put.locale === locale ? "done" : "warning"}>
          <Stack gap={2}>
            <p>
              <WhatWasPut put={put} locale={locale} />
            </p>
            <Cluster>
              <Button kind="bare" onClick={() => onTakeOut(put)}>
                <Trans id="dashboard.support.take-out">Take it out again</Trans>
              </Button>
            </Cluster>
          </Stack>
        </Notice>
      )}
    </LiveRegion>
  );
}

function WhatWasPut({ put, locale }: { put: PutAnswer; locale: Locale }) {
  // A node: as a string, what somebody typed would be read as markup of the message.
  const name = <>{put.name}</>;
  const [written, wanted] = [LANGUAGE_NAMES[put.locale], LANGUAGE_NAMES[locale]];
  return put.locale === locale ? (
    <Trans id="dashboard.support.put-in">
      “{name}” stands in your answer. Change what you like before you send it.
    </Trans>
  ) : (
    <Trans id="dashboard.support.put-in-other">
      “{name}” isn’t there in {wanted}, which they read: it stands in your answer in {written}.
    </Trans>
  );
}
