import { issueReaders } from "#features/newsletter/server/issue-readers.ts";
import { issueToEdit } from "#features/newsletter/server/issues-to-edit.ts";
import { issueFooters } from "#features/newsletter/server/mail-of-issue.ts";
import { IssueEditor } from "#features/newsletter/ui/issue-editing/issue-editor.tsx";
import { textIn } from "#platform/i18n/localized-text.ts";
import type { BarOfPage } from "../layouts/bar-of-page.ts";
import type { Route } from "./+types/issue.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { itemData } from "./item-data.server.ts";

export const handle = { bar: (): BarOfPage => ({ hasOwnBars: true }) };

export function loader({ context, request }: Route.LoaderArgs) {
  return itemData(context, request, {
    path: "/dashboard/newsletter/issue",
    type: "issue",
    item: ({ database }, member, asked) => issueToEdit(database, member, asked),
    nameOf: ({ values }, { locale }) => textIn(values.subject, locale)?.text,
    besideOf: async ({ database, site }, _, issue) => ({
      readers: await issueReaders(database, { isSample: issue?.shown.isSample ?? false }),
      mailSite: { bases: site.canonicalBases, footers: await issueFooters(site.name) },
    }),
  });
}

/** The editor of an issue of the newsletter (`?id=`), or of a new one (`?new`). */
export default function DashboardIssue({ loaderData }: Route.ComponentProps) {
  const { head, counts, item, revisions, accountId, readers, mailSite } = loaderData;
  return (
    <AdminFrame head={head} counts={counts}>
      <IssueEditor
        key={item?.id ?? "new"}
        issue={item}
        revisions={revisions}
        accountId={accountId}
        readers={readers}
        site={mailSite}
      />
    </AdminFrame>
  );
}
