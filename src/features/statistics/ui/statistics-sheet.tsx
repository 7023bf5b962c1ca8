import { Trans, useLingui } from "@lingui/react/macro";
import { Stack } from "#ui/layout/stack.tsx";
import { Contents } from "#ui/prose/contents.tsx";
import type { Statistic, StatisticName } from "../statistic.ts";
import { StatisticSection } from "./statistic-section.tsx";

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

function useStatisticTitles(): Record<StatisticName, string> {
  const { t } = useLingui();
  return {
    "shops-by-province": t({ id: "statistics.shops-by-province", message: "Shops by province" }),
    "shops-by-municipality": t({ id: "statistics.shops-by-municipality", message: "Shops by municipality" }),
    "access-policy": t({ id: "statistics.access-policy", message: "Who gets in" }),
    "opening-hours": t({ id: "statistics.opening-hours", message: "When shops are open" }),
    "euros-per-gram": t({ id: "statistics.euros-per-gram", message: "What a gram costs" }),
    "five-gram-discount": t({ id: "statistics.five-gram-discount", message: "What five grams at once save" }),
    "strains-by-shops": t({ id: "statistics.strains-by-shops", message: "Strains on most menus" }),
    wheelchair: t({ id: "statistics.wheelchair", message: "Wheelchair access" }),
    "menu-freshness": t({ id: "statistics.menu-freshness", message: "How old menus are" }),
    contributions: t({ id: "statistics.contributions", message: "Contributions and moderation" }),
  };
}
