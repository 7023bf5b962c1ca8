import { Trans, useLingui } from "@lingui/react/macro";
import { countText } from "#platform/i18n/format.ts";
import { LANGUAGE_NAMES } from "#platform/i18n/locales.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { BarChart } from "#ui/chart/bar-chart.tsx";
import { ChartFigure } from "#ui/chart/chart-figure.tsx";
import { LineChart } from "#ui/chart/line-chart.tsx";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { DocumentLink } from "#ui/link/document-link.tsx";
import { useAddress } from "#ui/link/use-address.ts";
import { Notice } from "#ui/notice/notice.tsx";
import type { Goal } from "../../goals.ts";
import type { PageKind } from "../../page-kind.ts";
import type { SiteVisits } from "../../site-visits.ts";

type VisitsRoomProps = {
  path: string;
  visits: SiteVisits;
  /** The host of the Matomo that counts instead; null where the site does. */
  matomoHost: string | null;
};

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** Visits of those who accepted to be counted, for admins. */
export function VisitsRoom({ path, visits: { days, pages, languages, goals }, matomoHost }: VisitsRoomProps) {
  const { t, i18n } = useLingui();
  const csv = useAddress(`${path}/visits.csv`);
  const kinds = useKindWords();
  const goalWords = useGoalWords();
  const count = (number: number) => countText(i18n.locale, number);
  const dayName = (day: string, weekday?: "short") =>
    i18n.date(dateOf(day), { day: "numeric", month: "short", timeZone: "UTC", weekday });
  const most = count(Math.max(0, ...days.map(({ visitors }) => visitors)));
  const dayCount = days.length;
  const isEmpty = days.every(({ views, visitors }) => views + visitors === 0);
  return (
    <Stack gap={8}>
      <p>
        <Trans id="visits.who">
          Only people who pressed “accept all” are counted, without address, name or account. Everybody else
          is missing here, and so is the dashboard.
        </Trans>
      </p>
      {matomoHost !== null && (
        <Notice>
          <Trans id="visits.matomo">
            Visits are sent to {matomoHost} since ANALYTICS_URL is set. Below is what the site counted before.
          </Trans>
        </Notice>
      )}
      {isEmpty ? (
        <p>
          <Trans id="visits.none">Nobody has been counted in the last four weeks.</Trans>
        </p>
      ) : (
        <>
          <Section title={<Trans id="visits.days">Day by day</Trans>}>
            <ChartFigure
              title={<Trans id="visits.chart">Visitors a day</Trans>}
              note={
                <Trans id="visits.chart.note">
                  A browser counts once a day. Who comes again the next day is a visitor again: nothing is
                  kept that would tell. Today is not over yet.
                </Trans>
              }
              tableLabel={<Trans id="visits.chart.table">The same as a table</Trans>}
              table={{
                columns: [
                  t({ id: "visits.column.day", message: "Day" }),
                  t({ id: "visits.column.visitors", message: "Visitors" }),
                  t({ id: "visits.column.views", message: "Pages looked at" }),
                ],
                rows: days.map(({ day, visitors, views }) => ({
                  id: day,
                  cells: [dayName(day, "short"), count(visitors), count(views)],
                })),
              }}
            >
              {(titleId) => (
                <LineChart
                  labelledBy={titleId}
                  description={t({
                    id: "visits.chart.description",
                    message: `A line over ${dayCount} days, the highest of them with ${most}.`,
                  })}
                  points={days.map(({ day, visitors }) => ({
                    id: day,
                    label: dayName(day),
                    value: visitors,
                  }))}
                  tickText={count}
                />
              )}
            </ChartFigure>
          </Section>
          <Section title={<Trans id="visits.goals">What they did</Trans>}>
            <DefinitionList
              items={goals.map(({ goal, count: times }) => ({
                id: goal,
                term: goalWords[goal],
                description: count(times),
              }))}
            />
          </Section>
          <BarChart
            title={t({ id: "visits.pages", message: "Pages looked at, in four weeks" })}
            columns={[
              t({ id: "visits.column.page", message: "Page" }),
              t({ id: "visits.column.views", message: "Pages looked at" }),
            ]}
            bars={pages.map(({ kind, count: views }) => ({
              id: kind,
              label: kinds[kind],
              value: views,
              text: count(views),
            }))}
          />
          <BarChart
            title={t({ id: "visits.languages", message: "In which language" })}
            columns={[
              t({ id: "visits.column.language", message: "Language" }),
              t({ id: "visits.column.views", message: "Pages looked at" }),
            ]}
            bars={languages.map(({ locale, count: views }) => ({
              id: locale,
              label: LANGUAGE_NAMES[locale],
              value: views,
              text: count(views),
            }))}
          />
          <Cluster>
            <DocumentLink href={csv} download className={buttonLook("quiet")}>
              <Trans id="visits.file">Download CSV</Trans>
            </DocumentLink>
          </Cluster>
        </>
      )}
    </Stack>
  );
}

function useGoalWords(): Record<Goal, string> {
  const { t } = useLingui();
  return {
    follow: t({ id: "visits.goal.follow", message: "Saved a shop" }),
    friend: t({ id: "visits.goal.friend", message: "Added a friend" }),
    login: t({ id: "visits.goal.login", message: "Logged in" }),
  };
}

function useKindWords(): Record<PageKind, string> {
  const { t } = useLingui();
  return {
    home: t({ id: "visits.kind.home", message: "Home" }),
    coffeeshops: t({ id: "visits.kind.coffeeshops", message: "All coffeeshops" }),
    city: t({ id: "visits.kind.city", message: "A town" }),
    shop: t({ id: "visits.kind.shop", message: "A coffeeshop" }),
    map: t({ id: "visits.kind.map", message: "The map" }),
    products: t({ id: "visits.kind.products", message: "Lists of products" }),
    product: t({ id: "visits.kind.product", message: "A product" }),
    brands: t({ id: "visits.kind.brands", message: "All brands" }),
    brand: t({ id: "visits.kind.brand", message: "A brand" }),
    deals: t({ id: "visits.kind.deals", message: "Deals" }),
    jobs: t({ id: "visits.kind.jobs", message: "Jobs" }),
    discover: t({ id: "visits.kind.discover", message: "Discover" }),
    statistics: t({ id: "visits.kind.statistics", message: "Statistics" }),
    people: t({ id: "visits.kind.people", message: "Profiles of people" }),
    profile: t({ id: "visits.kind.profile", message: "Their own profile" }),
    other: t({ id: "visits.kind.other", message: "Other pages" }),
  };
}
