import { Trans, useLingui } from "@lingui/react/macro";
import { Notice } from "#ui/notice/notice.tsx";
import type { Fields } from "../../field.ts";

type UnfitNoteProps = {
  fields: Fields;
  /** Those that hold something the thing cannot have. */
  names: readonly string[];
};

/** What is saved empty, since it does not go with the rest; nothing where there is none. */
export function UnfitNote({ fields, names }: UnfitNoteProps) {
  const { i18n } = useLingui();
  if (names.length === 0) return null;
  const labels = names.flatMap((name) => fields[name]?.label ?? []).map((label) => i18n._(label));
  const list = new Intl.ListFormat(i18n.locale).format(labels);
  return (
    <Notice tone="warning">
      <Trans id="dashboard.editor.unfit">
        This doesn’t go with what is chosen above, and will be emptied when you save: {list}.
      </Trans>
    </Notice>
  );
}
