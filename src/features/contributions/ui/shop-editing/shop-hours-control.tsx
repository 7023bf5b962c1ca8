import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef, useState } from "react";
import type { OwnControl, OwnControls } from "#features/dashboard/ui/editor/own-control.ts";
import { DEPARTMENTS, type Department } from "#features/shops/open-times.ts";
import { useDepartmentWords } from "#features/shops/ui/shop-page/use-department-words.ts";
import { Button } from "#ui/button/button.tsx";
import { ChipButton } from "#ui/chip/chip-button.tsx";
import { ChipRow } from "#ui/chip/chip-row.tsx";
import { AddGlyph, DeleteGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { hoursFieldOf } from "../../department-hours.ts";
import type { HolidayAhead } from "../../holidays.ts";
import { HoursControl } from "./hours-control.tsx";
import styles from "./shop-editing.module.css";

type ShopHoursControlProps = OwnControls & {
  shopId: number;
  holidays: readonly HolidayAhead[];
  /** In the country, such as `2026-11-28`. */
  today: string;
};

interface Part extends OwnControl {
  department: Department;
  /** As OpenStreetMap writes them; empty for none. */
  hours: string;
}

/** The hours of a shop, and those of its departments that keep others: one of them at a time, and whichever was refused. */
export function ShopHoursControl({ of, shopId, holidays, today, ...whole }: ShopHoursControlProps) {
  const { t } = useLingui();
  const words = useDepartmentWords();
  const [chosen, setChosen] = useState<Department | null>(null);
  const addId = useId();
  const chips = useRef<HTMLDivElement>(null);
  const wholeHours = textOf(whole);
  const parts = DEPARTMENTS.map((department): Part => {
    const control = of(hoursFieldOf(department));
    return { ...control, department, hours: textOf(control) };
  });
  const kept = parts.filter(({ hours }) => hours !== "");
  const shown = kept.filter(({ department, error }) => department === chosen || error !== undefined);
  const isWhole = shown.every(({ department }) => department !== chosen);
  const common = { shopId, holidays, today };

  useEffect(() => {
    // The button that added it is gone.
    if (chosen !== null) chips.current?.querySelector<HTMLElement>("[aria-pressed=true]")?.focus();
  }, [chosen]);

  /** It begins with the hours of the shop, of which it keeps most. */
  function add({ department, onChange }: Part): void {
    onChange(wholeHours);
    setChosen(department);
  }

  function remove({ onChange }: Part): void {
    onChange("");
    setChosen(null);
    // The button that was pressed is gone, and would drop the focus.
    chips.current?.querySelector("button")?.focus();
  }

  return (
    <div className={styles.hours}>
      <Stack gap={4}>
        <div ref={chips}>
          <ChipRow label={t({ id: "shop-editing.departments", message: "Whose hours" })}>
            <ChipButton isPressed={isWhole} onClick={() => setChosen(null)}>
              <Trans id="shop-editing.departments.whole">The whole shop</Trans>
            </ChipButton>
            {kept.map(({ department }) => (
              <ChipButton
                key={department}
                isPressed={department === chosen}
                onClick={() => setChosen(department)}
              >
                {words[department]}
              </ChipButton>
            ))}
          </ChipRow>
        </div>
        {wholeHours !== "" && kept.length < parts.length && (
          <div role="group" aria-labelledby={addId}>
            <p id={addId} className={styles.note}>
              <Trans id="shop-editing.departments.add">Give a part of the shop hours of its own</Trans>
            </p>
            <Cluster gap={2}>
              {parts
                .filter(({ hours }) => hours === "")
                .map((part) => (
                  <Button
                    key={part.department}
                    kind="quiet"
                    icon={<Icon glyph={AddGlyph} />}
                    onClick={() => add(part)}
                  >
                    {words[part.department]}
                  </Button>
                ))}
            </Cluster>
          </div>
        )}
        {(isWhole || whole.error !== undefined) && (
          <HoursControl key="whole" {...whole} {...common} value={wholeHours} />
        )}
        {shown.map((part) => (
          <Section key={part.department} level={3} title={words[part.department]}>
            <Stack gap={3}>
              <p className={styles.note}>
                <Trans id="shop-editing.departments.own">
                  These hours are its own: they stay when those of the shop change.
                </Trans>
              </p>
              <HoursControl {...part} {...common} value={part.hours} />
              <div>
                <Button kind="bare" icon={<Icon glyph={DeleteGlyph} />} onClick={() => remove(part)}>
                  <Trans id="shop-editing.departments.remove">Same hours as the shop</Trans>
                </Button>
              </div>
            </Stack>
          </Section>
        ))}
      </Stack>
    </div>
  );
}

const textOf = ({ value }: OwnControl): string => String(value ?? "");
