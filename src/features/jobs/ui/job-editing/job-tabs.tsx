import { useLingui } from "@lingui/react/macro";
import { countText } from "#platform/i18n/format.ts";
import { LinkTabs } from "#ui/tabs/link-tabs.tsx";
import type { JobToEdit } from "../../job-fields.ts";
import type { JobTab } from "../../job-tab.ts";

/** The offer, and what people sent; none where they apply elsewhere. */
export function JobTabs({ job, current }: { job: JobToEdit; current: JobTab }) {
  const { t, i18n } = useLingui();
  const count = job.shown.applicationCount;
  if (job.values.applyBy !== "inApp" && count === 0 && current === "offer") return null;
  const address = `/dashboard/coffeejobs/joboffer?id=${job.id}`;
  return (
    <LinkTabs
      label={t({ id: "job-editing.tabs", message: "Parts of the job offer" })}
      tabs={[
        {
          to: address,
          label: t({ id: "job-editing.tab.offer", message: "Job offer" }),
          isCurrent: current === "offer",
        },
        {
          to: `${address}&tab=applications`,
          label: t({ id: "job-editing.tab.applications", message: "Applications" }),
          count: countText(i18n.locale, count),
          isCurrent: current === "applications",
        },
      ]}
    />
  );
}
