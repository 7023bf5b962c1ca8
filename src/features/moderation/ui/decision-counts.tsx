import { Trans, useLingui } from "@lingui/react/macro";
import { countText } from "#platform/i18n/format.ts";
import { DataTable } from "#ui/chart/data-table.tsx";
import { Section } from "#ui/layout/section.tsx";
import type { ReasonCount } from "../decision.ts";
import { useReasonWords } from "./decision-words.ts";
import styles from "./decisions.module.css";

/** How often something was removed in each month of the last year, by reason, as a table with bars. */
export function DecisionCounts({ counts }: { counts: readonly ReasonCount[] }) {
  const { t, i18n } = useLingui();
  const reasons = useReasonWords();
  const most = Math.max(1, ...counts.map(({ count }) => count));
  const month = new Intl.DateTimeFormat(i18n.locale, { month: "long", year: "numeric", timeZone: "UTC" });
  return (
    <Section title={<Trans id="moderation.counts">Removed in the last twelve months</Trans>}>
      {counts.length === 0 ? (
        <p>
          <Trans id="moderation.counts.none">Nothing yet, and it may stay that way.</Trans>
        </p>
      ) : (
        <DataTable
          caption={t({ id: "moderation.counts.caption", message: "Removals by month and reason" })}
          columns={[
            t({ id: "moderation.counts.reason", message: "Month and reason" }),
            t({ id: "moderation.counts.count", message: "Removals" }),
          ]}
          rows={counts.map(({ month: of, reason, count }) => ({
            id: `${of}-${reason}`,
            cells: [
              <Trans key="what" id="moderation.counts.row">
                {month.format(new Date(`${of}-01T00:00:00Z`))}: {reasons[reason]}
              </Trans>,
              <span key="count" className={styles.bar}>
                <meter aria-hidden="true" min={0} max={most} value={count} />
                {countText(i18n.locale, count)}
              </span>,
            ],
          }))}
        />
      )}
    </Section>
  );
}
