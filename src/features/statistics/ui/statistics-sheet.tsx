import { formatTag } from "#platform/i18n/locales.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Stack } from "#ui/layout/stack.tsx";
import { Contents } from "#ui/prose/contents.tsx";
import type { Statistic, StatisticName } from "../statistic.ts";
import { StatisticSection } from "./statistic-section.tsx";
import styles from "./statistics.module.css";

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
  const filled = statistics.filter(({ rows }) => rows.length > 0);
  const empty = statistics.filter(({ rows }) => rows.length === 0);
  return (
    <Stack gap={8}>
      <Contents
        title={t({ id: "statistics.contents", message: "On this page" })}
        chapters={filled.map(({ name }) => ({ id: name, title: titles[name] }))}
      />
      {filled.map((statistic) => (
        <StatisticSection key={statistic.name} statistic={statistic} title={titles[statistic.name]} />
      ))}
      <ToCome statistics={empty} titles={titles} />
    </Stack>
  );
}

/** What fills each, when it is none of the shops that this directory lists. */
const FROM_MENUS: ReadonlySet<StatisticName> = new Set([
  "euros-per-gram",
  "five-gram-discount",
  "strains-by-shops",
  "menu-freshness",
]);

type ToComeProps = { statistics: readonly Statistic[]; titles: Record<StatisticName, string> };

/** What there is nothing to count for yet, in a line or two. */
function ToCome({ statistics, titles }: ToComeProps) {
  const { i18n } = useLingui();
  const listed = (isOne: (name: StatisticName) => boolean) =>
    new Intl.ListFormat(formatTag(i18n.locale), { type: "unit" }).format(
      statistics.filter(({ name }) => isOne(name)).map(({ name }) => titles[name]),
    );
  const ofMenus = listed((name) => FROM_MENUS.has(name));
  const others = listed((name) => !FROM_MENUS.has(name));
  return (
    <Stack gap={1}>
      {ofMenus && (
        <p className={styles.method}>
          <Trans id="statistics.coming-menus">Coming once shops share their menus: {ofMenus}.</Trans>
        </p>
      )}
      {others && (
        <p className={styles.method}>
          <Trans id="statistics.coming-others">Coming as we learn more: {others}.</Trans>
        </p>
      )}
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
