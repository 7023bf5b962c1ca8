import { Trans, useLingui } from "@lingui/react/macro";
import { countText } from "#platform/i18n/format.ts";
import { cellOf, type ColumnName, isWithheld, type Row, type Statistic } from "../statistic.ts";
import { useCellText } from "./use-cell-text.ts";

/** A statistic in one sentence; nothing where its numbers are withheld. */
export function StatisticSaying({ statistic: { name, n: counted, rows } }: { statistic: Statistic }) {
  const { i18n } = useLingui();
  const cellText = useCellText();
  const row = rowToTell(name, rows);
  if (!row || counted === null) return null;
  const n = countText(i18n.locale, counted);
  const text = (column: ColumnName) => cellText(name, row, column);
  if (name === "shops-by-province" || name === "shops-by-municipality") {
    const place = text(name === "shops-by-province" ? "province" : "municipality");
    const count = text("shops");
    return (
      <Trans id="statistics.says.most-shops">
        {place} has the most: {count} of {n}.
      </Trans>
    );
  }
  if (name === "opening-hours") {
    const [weekday, hour, share] = [text("weekday"), text("hour"), text("sharePercent")];
    return (
      <Trans id="statistics.says.opening-hours">
        Most shops are open on {weekday} at {hour}: {share}.
      </Trans>
    );
  }
  if (name === "euros-per-gram") {
    const [type, price] = [text("type"), text("medianCents")];
    return (
      <Trans id="statistics.says.euros-per-gram">
        {type}: median price {price} per gram.
      </Trans>
    );
  }
  if (name === "five-gram-discount") {
    const discount = text("medianPercent");
    return (
      <Trans id="statistics.says.five-gram-discount">
        Five grams at once cost {discount} less than five times one gram (median).
      </Trans>
    );
  }
  if (name === "strains-by-shops") {
    const [strain, count] = [text("strain"), text("shops")];
    return (
      <Trans id="statistics.says.strains-by-shops">
        No strain is on more menus than {strain}: {count} of {n}.
      </Trans>
    );
  }
  if (name === "contributions") {
    const answer = cellOf(name, row, "answer") === null ? [] : [text("answer")];
    const kind = [text("contribution"), ...answer].join(" · ");
    const count = text("count");
    return (
      <Trans id="statistics.says.contributions">
        Most frequent: {kind} ({count} of {n}).
      </Trans>
    );
  }
  if (name === "moderation") {
    const time = text("medianHours");
    return (
      <Trans id="statistics.says.moderation">Half of what was reported was decided within {time}.</Trans>
    );
  }
  return <ShareSaying name={name} share={text("sharePercent")} />;
}

function ShareSaying({ name, share }: { name: Statistic["name"]; share: string }) {
  if (name === "access-policy")
    return (
      <Trans id="statistics.says.access-policy">
        For {share} of the coffeeshops we don’t know yet who gets in.
      </Trans>
    );
  if (name === "wheelchair")
    return (
      <Trans id="statistics.says.wheelchair">
        For {share} of the shops we don’t know yet about wheelchair access.
      </Trans>
    );
  if (name === "menu-freshness")
    return (
      <Trans id="statistics.says.menu-freshness">{share} of the menus were checked in the last week.</Trans>
    );
  return null;
}

/** The row that the sentence is about. */
function rowToTell(name: Statistic["name"], rows: readonly Row[]): Row | undefined {
  const share = (row: Row) => Number(cellOf(name, row, "sharePercent") ?? -1);
  const isShown = (row: Row) => share(row) > 0;
  if (name === "access-policy") return rows.filter(isShown).find(([access]) => access === "unknown");
  if (name === "wheelchair") return rows.filter(isShown).find(([answer]) => answer === "unknown");
  if (name === "menu-freshness") return rows.filter(isShown).find(([age]) => age === "week");
  if (name === "opening-hours") return mostOf(rows.filter(isShown), share);
  if (name === "contributions") return mostOf(rows, (row) => Number(cellOf(name, row, "count")));
  if (name === "moderation")
    return rows.find(
      (row) => cellOf(name, row, "outcome") === null && cellOf(name, row, "medianHours") !== null,
    );
  return rows.find((row) => !isWithheld(name, row));
}

function mostOf(rows: readonly Row[], sizeOf: (row: Row) => number): Row | undefined {
  return rows.reduce<Row | undefined>(
    (most, row) => (!most || sizeOf(row) > sizeOf(most) ? row : most),
    undefined,
  );
}
