import { Trans, useLingui } from "@lingui/react/macro";
import { OpeningLine } from "#features/hours/ui/opening-line.tsx";
import { WeekTable } from "#features/hours/ui/week-table.tsx";
import { CalendarGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { DocumentLink } from "#ui/link/document-link.tsx";
import { useAddress } from "#ui/link/use-address.ts";
import type { ShopOpenTimes, Department } from "../open-times.ts";
import type { Shop } from "../shop.ts";
import { FactSource } from "./fact-source.tsx";
import styles from "./shop-hours.module.css";

type ShopHoursProps = {
  shop: Pick<Shop, "slug" | "facts">;
  times: ShopOpenTimes;
  /** ISO 8601, from the loader. */
  now: string;
};

/** When to come: the state now, the coming days, the parts with hours of their own, and the source. */
export function ShopHours({ shop, times, now }: ShopHoursProps) {
  const { t } = useLingui();
  const departments = useDepartmentWords();
  const calendar = useAddress(`/coffeeshop/${shop.slug}/hours.ics`);
  const provenance = shop.facts.hours;
  const title = t({ id: "hours.title", message: "Opening hours" });
  return (
    <Section id="hours" title={title}>
      <Stack gap={3}>
        <p>
          <OpeningLine opening={times.opening} now={now} />
        </p>
        {times.days && <WeekTable days={times.days} caption={title} now={now} />}
        {!times.days && <p>{times.isOutOfUse ? <OutOfUse /> : <NotKnown />}</p>}
        {times.departments.map(({ department, opening, days }) => (
          <details key={department} className={styles.department}>
            <summary>
              <span>{departments[department]}</span> <OpeningLine opening={opening} now={now} />
            </summary>
            {days && <WeekTable days={days} caption={departments[department]} now={now} />}
          </details>
        ))}
        {provenance && times.days && (
          <p className={styles.source}>
            <FactSource provenance={provenance} />
          </p>
        )}
        {times.days?.some(({ open }) => open.length > 0) && (
          <p>
            <DocumentLink href={calendar} rel="nofollow" className={styles.calendar}>
              <Icon glyph={CalendarGlyph} />
              <Trans id="hours.calendar">Add to calendar</Trans>
            </DocumentLink>
          </p>
        )}
      </Stack>
    </Section>
  );
}

function NotKnown() {
  return (
    <Trans id="hours.not-known">
      Nobody has told us when this shop is open. That does not mean that it is closed.
    </Trans>
  );
}

function OutOfUse() {
  return (
    <Trans id="hours.out-of-use">
      This shop is closed at the moment, so the hours it keeps otherwise do not apply.
    </Trans>
  );
}

function useDepartmentWords(): Record<Department, string> {
  const { t } = useLingui();
  return {
    counter: t({ id: "department.counter", message: "Counter" }),
    lounge: t({ id: "department.lounge", message: "Lounge" }),
    kitchen: t({ id: "department.kitchen", message: "Kitchen" }),
    terrace: t({ id: "department.terrace", message: "Terrace" }),
    shop: t({ id: "department.shop", message: "Shop" }),
  };
}
