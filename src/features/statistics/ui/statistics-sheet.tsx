import { Trans, useLingui } from "@lingui/react/macro";
import { Stack } from "#ui/layout/stack.tsx";
import { Contents } from "#ui/prose/contents.tsx";
import type { Statistic } from "../statistic.ts";
import { StatisticSection } from "./statistic-section.tsx";
import { useStatisticTitles } from "./statistic-title-words.ts";

/** Everything of the page with statistics below its title. */
export function StatisticsSheet({ statistics }: { statistics: readonly Statistic[] }) {
  const { t } = useLingui();
  const titles = useStatisticTitles();
  if (statistics.length === 0)
    return (
      <p>
        <Trans id="statistics.none">
          The numbers are being worked out for the first time. Come back in a few minutes.
        </Trans>
      </p>
    );
  return (
    <Stack gap={8}>
      <Contents
        title={t({ id: "statistics.contents", message: "On this page" })}
        chapters={statistics.map(({ name }) => ({ id: name, title: titles[name] }))}
      />
      {statistics.map((statistic) => (
        <StatisticSection key={statistic.name} statistic={statistic} title={titles[statistic.name]} />
      ))}
    </Stack>
  );
}
