import { Trans, useLingui } from "@lingui/react/macro";
import { countText } from "#platform/i18n/format.ts";
import { ChartFigure } from "#ui/chart/chart-figure.tsx";
import { LineChart } from "#ui/chart/line-chart.tsx";
import type { ShopFigures } from "../shop-figures.ts";
import { smallText } from "../visit.ts";
import styles from "./figures.module.css";

/** All days with fewer than five lie at one height, which tells none of them. */
const SMALL_HEIGHT = 2;

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

/** Looks at the page day by day, as a line and as a table. */
export function ViewsChart({ days }: Pick<ShopFigures, "days">) {
  const { t, i18n } = useLingui();
  const shown = days.flatMap(({ views }) => (views === null ? [] : [views]));
  const most = Math.max(0, ...shown);
  const busiest = busiestWeekday(days);
  const weekday = busiest && i18n.date(dateOf(busiest), { weekday: "long", timeZone: "UTC" });
  const told = (views: number | null) => (views === null ? smallText : countText(i18n.locale, views));
  const [highest, dayCount] = [told(most || null), days.filter(({ isCounted }) => isCounted).length];
  const lost = t({ id: "figures.lost", message: "not counted" });
  const dayName = (day: string, weekdayStyle?: "short") =>
    i18n.date(dateOf(day), { day: "numeric", month: "short", timeZone: "UTC", weekday: weekdayStyle });
  return (
    <div className={styles.chart}>
      <ChartFigure
        title={
          weekday ? (
            <Trans id="figures.chart.busiest">Busiest day of the week: {weekday}</Trans>
          ) : (
            <Trans id="figures.chart">Times looked at, a day</Trans>
          )
        }
        note={
          <Trans id="figures.chart.note">
            Times looked at, a day. Days with fewer than five lie at one height; a gap is a day that was not
            counted.
          </Trans>
        }
        tableLabel={<Trans id="figures.chart.table">The same as a table</Trans>}
        table={{
          columns: [
            t({ id: "figures.column.day", message: "Day" }),
            t({ id: "figures.column.views", message: "Times looked at" }),
          ],
          rows: days.map(({ day, isCounted, views }) => ({
            id: day,
            cells: [dayName(day, "short"), isCounted ? told(views) : lost],
          })),
        }}
      >
        {(titleId) => (
          <LineChart
            labelledBy={titleId}
            description={t({
              id: "figures.chart.description",
              message: `A line over ${dayCount} days, the highest of them with ${highest}.`,
            })}
            points={days.map(({ day, isCounted, views }) => ({
              id: day,
              label: dayName(day),
              value: isCounted ? (views ?? SMALL_HEIGHT) : null,
            }))}
            tickText={(count) => countText(i18n.locale, count)}
          />
        )}
      </ChartFigure>
    </div>
  );
}

const WEEK = 7;

/** A day of the weekday with the most looks; null where nothing stands out, or a weekday was lost. */
function busiestWeekday(days: ShopFigures["days"]): string | null {
  const sums = days.slice(-WEEK).map(({ day }, place) => {
    const same = days.filter((_, index) => index % WEEK === (days.length - WEEK + place) % WEEK);
    const counted = same.filter(({ isCounted }) => isCounted);
    const sum = counted.reduce((all, { views }) => all + (views ?? 0), 0);
    return { day, mean: counted.length === 0 ? null : sum / counted.length };
  });
  if (sums.some(({ mean }) => mean === null)) return null;
  const [first, second] = sums.toSorted((a, b) => (b.mean ?? 0) - (a.mean ?? 0));
  return first && second && (first.mean ?? 0) > (second.mean ?? 0) ? first.day : null;
}
