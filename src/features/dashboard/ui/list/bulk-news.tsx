import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { Notice } from "#ui/notice/notice.tsx";
import type { Bulk } from "./use-bulk.ts";

/** What came of it, above the list: it takes the focus of the button that is gone, and so is seen and read out. */
export function BulkNews({ bulk: { outcome } }: { bulk: Bulk }) {
  const { i18n } = useLingui();
  const { failed } = useFormWords();
  const news = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (outcome) news.current?.focus();
  }, [outcome]);
  if (!outcome) return null;
  const { savedCount, left, hasFailed } = outcome;
  if (hasFailed) {
    return (
      <div ref={news} tabIndex={-1}>
        <Notice tone="problem">{failed}</Notice>
      </div>
    );
  }
  const names = new Intl.ListFormat(i18n.locale).format(left);
  return (
    <div ref={news} tabIndex={-1}>
      <Notice tone={left.length > 0 ? "warning" : "done"}>
        <Plural id="dashboard.bulk.saved" value={savedCount} one="# changed." other="# changed." />{" "}
        {left.length > 0 && (
          <Trans id="dashboard.bulk.left">
            Unchanged, because this isn’t possible or somebody else got there first: {names}.
          </Trans>
        )}
      </Notice>
    </div>
  );
}
