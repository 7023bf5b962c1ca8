import { Trans, useLingui } from "@lingui/react/macro";
import { StatisticsGlyph } from "#ui/icon/glyphs.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { Contents } from "#ui/prose/contents.tsx";
import { EmptyState } from "#ui/state/empty-state.tsx";
import type { Statistic, StatisticName } from "../statistic.ts";
import { NOT_SHOWN_YET, NotShownYet } from "./not-shown-yet.tsx";
import { StatisticSection } from "./statistic-section.tsx";

/** Everything of the page with statistics below its title. */
export function StatisticsSheet({ statistics }: { statistics: readonly Statistic[] }) {
  const { t } = useLingui();
  const titles = useStatisticTitles();
  if (statistics.length === 0)
    return (
      <EmptyState
        glyph={StatisticsGlyph}
        title={t({ id: "statistics.waiting", message: "The first count is under way" })}
      >
        <p>
          <Trans id="statistics.waiting-text">
            That takes a minute at most. Reload the page in a moment.
          </Trans>
        </p>
      </EmptyState>
    );
  const filled = statistics.filter(({ rows }) => rows.length > 0);
  const missing = statistics.filter(({ rows }) => rows.length === 0).map(({ name }) => name);
  const notYet = t({ id: "statistics.not-yet", message: "Not shown yet" });
  return (
    <Stack gap={8}>
      <Contents
        title={t({ id: "statistics.contents", message: "On this page" })}
        chapters={[
          ...filled.map(({ name }) => ({ id: name, title: titles[name] })),
          ...(missing.length > 0 ? [{ id: NOT_SHOWN_YET, title: notYet }] : []),
        ]}
      />
      {filled.map((statistic) => (
        <StatisticSection key={statistic.name} statistic={statistic} title={titles[statistic.name]} />
      ))}
      {missing.length > 0 && <NotShownYet title={notYet} names={missing} titles={titles} />}
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
    contributions: t({ id: "statistics.contributed", message: "What people contribute" }),
    moderation: t({ id: "statistics.moderation", message: "What moderators decide" }),
  };
}
