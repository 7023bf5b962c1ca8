import { Trans } from "@lingui/react/macro";
import { isUnknownDay } from "#features/hours/day-hours.ts";
import { OpeningLine } from "#features/hours/ui/opening-line.tsx";
import { CalendarGlyph, ClockGlyph, DownGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { DocumentLink } from "#ui/link/document-link.tsx";
import { useAddress } from "#ui/link/use-address.ts";
import type { ShopOpenTimes } from "../../open-times.ts";
import type { Shop } from "../../shop.ts";
import { FactSource } from "../fact-source.tsx";
import type { ShopContributions } from "./shop-contributions.ts";
import styles from "./shop-hours.module.css";
import { ShopWeek } from "./shop-week.tsx";

type ShopHoursProps = {
  shop: Pick<Shop, "slug" | "facts">;
  times: ShopOpenTimes;
  /** ISO 8601, from the loader. */
  now: string;
};

type AskedHoursProps = ShopHoursProps & { contributions: ShopContributions | null };

/** Whether it is open, which unfolds the week; where the page is wide the week stands there. */
export function ShopHours({ shop, times, now, contributions }: AskedHoursProps) {
  if (times.isOutOfUse)
    return (
      <p className={styles.plain}>
        <Icon glyph={ClockGlyph} />
        <span>
          <OpeningLine opening={times.opening} now={now} isPlain />
          <span className={styles.soft}>
            <Trans id="hours.out-of-use">
              This shop is closed at the moment, so its usual hours don’t apply.
            </Trans>
          </span>
        </span>
      </p>
    );
  if (!times.days)
    return (
      <>
        <p className={styles.plain}>
          <Icon glyph={ClockGlyph} />
          <span>
            <Trans id="shop-page.hours-unknown">Hours not known.</Trans>
            <span className={styles.soft}>
              <Trans id="shop-page.hours-unknown.not-closed">That’s not the same as closed.</Trans>
            </span>
          </span>
        </p>
        {contributions?.suggest("hours")}
      </>
    );
  const isTodayUnknown = times.opening.state === "unknown" && times.days.some(({ open }) => open.length > 0);
  const state = isTodayUnknown ? (
    <span>
      <Trans id="shop-page.hours-unknown-today">Not known for today, but for other days</Trans>
    </span>
  ) : (
    <OpeningLine opening={times.opening} now={now} isPlain isWhole />
  );
  return (
    <>
      {/* What is known of other days is no use folded away below what is not known of this one. */}
      <details className={styles.folded} open={isTodayUnknown}>
        <summary className={styles.state}>
          <Icon glyph={ClockGlyph} />
          {state}
          <Icon glyph={DownGlyph} className={styles.chevron} />
        </summary>
        <Week shop={shop} times={times} now={now} />
      </details>
      <div className={styles.unfolded}>
        <p className={styles.state}>
          <Icon glyph={ClockGlyph} />
          {state}
        </p>
        <Week shop={shop} times={times} now={now} />
      </div>
      {times.days.some(isUnknownDay) && contributions?.suggest("hours")}
      {shop.facts.hours && contributions?.confirm("hours")}
    </>
  );
}

function Week({ shop, times, now }: ShopHoursProps) {
  const calendar = useAddress(`/coffeeshop/${shop.slug}/hours.ics`);
  const provenance = shop.facts.hours;
  return (
    <div className={styles.week}>
      <ShopWeek times={times} now={now} />
      <p className={styles.foot}>
        {provenance && (
          <span>
            <Trans id="shop-page.source">
              Source: <FactSource provenance={provenance} />
            </Trans>
          </span>
        )}
        {times.days?.some(({ open }) => open.length > 0) && (
          <DocumentLink href={calendar} rel="nofollow" className={styles.calendar}>
            <Icon glyph={CalendarGlyph} size={18} />
            <Trans id="hours.calendar">Add to calendar</Trans>
          </DocumentLink>
        )}
      </p>
    </div>
  );
}
