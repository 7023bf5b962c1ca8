import { Trans, useLingui } from "@lingui/react/macro";
import { countText } from "#platform/i18n/format.ts";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { DocumentLink } from "#ui/link/document-link.tsx";
import { useAddress } from "#ui/link/use-address.ts";
import { METHODS } from "../methods.ts";
import { isWithheld, type Statistic } from "../statistic.ts";
import { useEmptyWords } from "./empty-words.ts";
import { StatisticChart } from "./statistic-chart.tsx";
import { StatisticSaying } from "./statistic-saying.tsx";
import { StatisticTable } from "./statistic-table.tsx";
import styles from "./statistics.module.css";

/** One statistic: what it says, how it is worked out, chart, table and file. */
export function StatisticSection({ statistic, title }: { statistic: Statistic; title: string }) {
  const { i18n } = useLingui();
  const empty = useEmptyWords()[statistic.name];
  const csv = useAddress(`/statistics/${statistic.name}.csv`);
  const { name, rows } = statistic;
  const isEmpty = rows.length === 0;
  return (
    <Section id={name} title={title} className={styles.statistic}>
      <div className={styles.columns}>
        <Stack gap={3}>
          <p className={styles.saying}>{isEmpty ? empty : <StatisticSaying statistic={statistic} />}</p>
          <p className={styles.method}>{i18n._(METHODS[name])}</p>
          <Counted statistic={statistic} />
          <p>
            <DocumentLink href={csv} download className={styles.file}>
              <Trans id="statistics.csv">Download as CSV</Trans>
              <VisuallyHidden>: {title}</VisuallyHidden>
            </DocumentLink>
          </p>
        </Stack>
        {!isEmpty && (
          <Stack gap={2} className={styles.figure}>
            <StatisticChart statistic={statistic} title={title} />
            {rows.some((row) => isWithheld(name, row)) && (
              <p className={styles.method}>
                <Trans id="statistics.withheld">
                  Not shown: fewer than five, or a number that would give such a one away.
                </Trans>
              </p>
            )}
            {name !== "opening-hours" && <StatisticTable statistic={statistic} title={title} />}
          </Stack>
        )}
      </div>
    </Section>
  );
}

function Counted({ statistic: { n, computedAt } }: { statistic: Statistic }) {
  const { i18n } = useLingui();
  const day = i18n.date(new Date(computedAt), { dateStyle: "long", timeZone: "Europe/Amsterdam" });
  const count = n === null ? null : countText(i18n.locale, n);
  return (
    <p className={styles.counted}>
      {count === null ? (
        <Trans id="statistics.counted-few">
          n &lt; 5, worked out on <time dateTime={computedAt}>{day}</time>
        </Trans>
      ) : (
        <Trans id="statistics.counted">
          n = {count}, worked out on <time dateTime={computedAt}>{day}</time>
        </Trans>
      )}
    </p>
  );
}
