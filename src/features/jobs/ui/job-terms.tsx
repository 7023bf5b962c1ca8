import { Trans, useLingui } from "@lingui/react/macro";
import { centsText, countText } from "#platform/i18n/format.ts";
import type { Hours, Salary } from "../job-offer.ts";

/** Hours a week, as one number or from to. */
export function HoursLine({ hours: { low, high } }: { hours: Hours }) {
  const { i18n } = useLingui();
  const least = countText(i18n.locale, low);
  const most = countText(i18n.locale, high);
  if (low === high) return <Trans id="jobs.hours">{most} hours a week</Trans>;
  return (
    <Trans id="jobs.hours-range">
      {least} to {most} hours a week
    </Trans>
  );
}

/** What is paid before tax, as one amount or from to. */
export function SalaryLine({ salary: { lowCents, highCents, unit } }: { salary: Salary }) {
  const { i18n } = useLingui();
  const isWhole = lowCents % 100 === 0 && highCents % 100 === 0;
  const low = centsText(i18n.locale, lowCents, { isWhole });
  const high = centsText(i18n.locale, highCents, { isWhole });
  const isRange = lowCents !== highCents;
  switch (unit) {
    case "hour":
      return isRange ? (
        <Trans id="jobs.salary.hour-range">
          {low} to {high} an hour
        </Trans>
      ) : (
        <Trans id="jobs.salary.hour">{low} an hour</Trans>
      );
    case "month":
      return isRange ? (
        <Trans id="jobs.salary.month-range">
          {low} to {high} a month
        </Trans>
      ) : (
        <Trans id="jobs.salary.month">{low} a month</Trans>
      );
    case "year":
      return isRange ? (
        <Trans id="jobs.salary.year-range">
          {low} to {high} a year
        </Trans>
      ) : (
        <Trans id="jobs.salary.year">{low} a year</Trans>
      );
  }
}
