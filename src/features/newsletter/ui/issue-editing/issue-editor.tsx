import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { Revision } from "#features/dashboard/revision.ts";
import type { TypedTexts } from "#features/dashboard/typed.ts";
import { EditorPage } from "#features/dashboard/ui/editor/editor-page.tsx";
import type { PreviewProps } from "#features/dashboard/ui/editor/preview-sheet.tsx";
import { sellingNote } from "#features/discover/ui/post-editing/selling-note.tsx";
import { localeOfTag } from "#platform/i18n/locales.ts";
import { pressedPart } from "#platform/pressed-part.tsx";
import { HAS_BEGUN } from "../../call-refusals.ts";
import type { IssueToEdit, Readers } from "../../issue.ts";
import { ISSUE_FIELD_GROUPS, ISSUE_FIELDS } from "../../issue-fields.ts";
import { IssueProgressPart } from "./issue-progress-part.tsx";
import { type MailSite, MailSiteContext } from "./mail-site.ts";
import { SendIssuePart } from "./send-issue-part.tsx";

/** Most who edit one do not ask for it: the reader of Markdown is loaded by whoever does. */
const IssuePreviewPart = pressedPart<PreviewProps>(
  async () => (await import("./issue-preview.tsx")).IssuePreview,
);

type IssueEditorProps = {
  /** Null for a new one. */
  issue: IssueToEdit | null;
  revisions: readonly Revision[];
  accountId: number;
  readers: Readers;
  site: MailSite;
};

const MISTAKES = {
  [HAS_BEGUN.msg]: msg({
    id: "issue-editing.has-begun",
    message: "It’s being sent already, so it can’t be changed any more.",
  }),
};

const READ_AGAIN: ReadonlySet<string> = new Set(["subject", "body"]);

const REFRESH_MS = 3_000;

/** The editor of an issue of the newsletter, for admins; once it has begun, how far it is. */
export function IssueEditor({ issue, revisions, accountId, readers, site }: IssueEditorProps) {
  const { i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const source = localeOfTag(i18n.locale);
  const state = issue?.shown.state ?? "draft";
  useEffect(() => {
    if (state !== "sending") return undefined;
    const clock = setInterval(() => {
      if (!document.hidden) void revalidate();
    }, REFRESH_MS);
    return () => clearInterval(clock);
  }, [state, revalidate]);
  return (
    <MailSiteContext value={site}>
      <EditorPage
        list="newsletter"
        accountId={accountId}
        fields={ISSUE_FIELDS}
        groups={ISSUE_FIELD_GROUPS}
        item={issue}
        initial={{ subject: { source }, body: { source }, sendsEnglish: false }}
        revisions={revisions}
        mistakes={MISTAKES}
        isReadOnly={state !== "draft"}
        beside={(name, value) => READ_AGAIN.has(name) && sellingNote(value as TypedTexts)}
        preview={IssuePreviewPart}
        steps={[]}
        itemPath="/dashboard/newsletter/issue"
      >
        {issue && state === "draft" && <SendIssuePart issue={issue} readers={readers} />}
        {issue && state !== "draft" && <IssueProgressPart issue={issue} />}
      </EditorPage>
    </MailSiteContext>
  );
}
