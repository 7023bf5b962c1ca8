import { employersOf, jobToEdit } from "#features/jobs/server/jobs-to-edit.ts";
import { JobEditor } from "#features/jobs/ui/job-editing/job-editor.tsx";
import { textIn } from "#platform/i18n/localized-text.ts";
import type { BarOfPage } from "../layouts/bar-of-page.ts";
import type { Route } from "./+types/joboffer.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { itemData } from "./item-data.server.ts";

export const handle = { bar: (): BarOfPage => ({ hasOwnBars: true }) };

export function loader({ context, request }: Route.LoaderArgs) {
  return itemData(context, request, {
    path: "/dashboard/coffeejobs/joboffer",
    type: "job",
    item: ({ database }, member, asked) => jobToEdit(database, member, asked),
    nameOf: ({ values }, { locale }) => textIn(values.title, locale)?.text,
    besideOf: async ({ database }, member) => ({ employers: await employersOf(database, member) }),
  });
}

/** The editor of a job offer (`?id=`), or of a new one (`?new`). */
export default function DashboardJob({ loaderData }: Route.ComponentProps) {
  const { head, counts, item, ...editor } = loaderData;
  return (
    <AdminFrame head={head} counts={counts}>
      <JobEditor key={item?.id ?? "new"} job={item} {...editor} />
    </AdminFrame>
  );
}
