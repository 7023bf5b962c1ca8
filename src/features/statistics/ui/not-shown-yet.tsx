import { Trans, useLingui } from "@lingui/react/macro";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import type { StatisticName } from "../statistic.ts";
import styles from "./statistics.module.css";

type NotShownYetProps = {
  title: string;
  names: readonly StatisticName[];
  titles: Record<StatisticName, string>;
};

export const NOT_SHOWN_YET = "not-shown-yet";

/** The statistics that have no row, each with what it lacks, in place of empty charts. */
export function NotShownYet({ title, names, titles }: NotShownYetProps) {
  const lacks = useLacks();
  return (
    <Section id={NOT_SHOWN_YET} title={title}>
      <Stack gap={2}>
        <p className={styles.method}>
          <Trans id="statistics.not-yet.why">
            Small numbers stay hidden, so these still need more. They appear by themselves the night after
            they have it.
          </Trans>
        </p>
        <DefinitionList
          items={names.map((name) => ({ id: name, term: titles[name], description: lacks[name] }))}
        />
      </Stack>
    </Section>
  );
}

function useLacks(): Record<StatisticName, string> {
  const { t } = useLingui();
  const shops = t({
    id: "statistics.lacks.shops",
    message: "Enough shops that no number below five can be worked out",
  });
  return {
    "shops-by-province": shops,
    "shops-by-municipality": shops,
    "access-policy": shops,
    wheelchair: shops,
    "opening-hours": t({
      id: "statistics.lacks.opening-hours",
      message: "Five shops whose opening hours are known",
    }),
    "euros-per-gram": t({
      id: "statistics.lacks.euros-per-gram",
      message: "Five shops that show recent prices per gram on their menus",
    }),
    "five-gram-discount": t({
      id: "statistics.lacks.five-gram-discount",
      message: "Five shops that show a recent price for one gram and another for five",
    }),
    "strains-by-shops": t({
      id: "statistics.lacks.strains-by-shops",
      message: "A strain that’s on the menus of five shops",
    }),
    "menu-freshness": t({ id: "statistics.lacks.menu-freshness", message: "Five shops that show a menu" }),
    contributions: t({
      id: "statistics.lacks.contributions",
      message: "Five contributions of one kind, such as reviews or confirmed facts",
    }),
    moderation: t({ id: "statistics.lacks.moderation", message: "Five decisions by moderators" }),
  };
}
