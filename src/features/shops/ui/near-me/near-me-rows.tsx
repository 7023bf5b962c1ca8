import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { countText } from "#platform/i18n/format.ts";
import { DirectionsGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Grid } from "#ui/layout/grid.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ExternalLink } from "#ui/link/external-link.tsx";
import { EmptyState } from "#ui/state/empty-state.tsx";
import { pingOfWay, walkTo } from "../../directions.ts";
import type { NearMe } from "../../near-me.ts";
import type { ShopCard } from "../../shop.ts";
import { ShopRow } from "../shop-row.tsx";
import styles from "./near-me.module.css";

type NearMeRowsProps = { shops: NearMe<ShopCard>; now: string };

/** Open ones first, then those that may be open, then the closed ones, folded. */
export function NearMeRows({ shops: { ringKm, open, unknown, closed }, now }: NearMeRowsProps) {
  const { t } = useLingui();
  if (open.length + unknown.length + closed.length === 0) {
    return (
      <EmptyState isStreet title={t({ id: "list.empty.title", message: "Nothing here. Just a bicycle." })}>
        <p>
          <Trans id="near-me.none">No shops match. Remove a filter.</Trans>
        </p>
      </EmptyState>
    );
  }
  return (
    <Stack gap={6}>
      {open.length > 0 && (
        <Group
          title={
            ringKm === null ? (
              <Trans id="near-me.open-anywhere">Open, nearest first</Trans>
            ) : (
              <Trans id="near-me.open">Open within {ringKm} km</Trans>
            )
          }
          shops={open}
          now={now}
        />
      )}
      {unknown.length > 0 && (
        <Group
          title={<Trans id="near-me.unknown">Hours not known</Trans>}
          note={
            <Plural
              id="near-me.unknown.advice"
              value={unknown.length}
              one="We don’t know the hours of this one: call or look."
              other="We don’t know the hours of these #. Nearest first: call or look."
            />
          }
          shops={unknown}
          now={now}
        />
      )}
      {closed.length > 0 && (
        <details className={styles.closed} open={open.length + unknown.length === 0}>
          <summary>
            <Plural
              id="near-me.closed"
              value={closed.length}
              one="# is closed now"
              other="# are closed now"
            />
          </summary>
          <Rows shops={closed} now={now} />
        </details>
      )}
    </Stack>
  );
}

type GroupProps = { title: ReactNode; note?: ReactNode; shops: readonly ShopCard[]; now: string };

function Group({ title, note, shops, now }: GroupProps) {
  const { i18n } = useLingui();
  return (
    <section>
      <div className={styles.groupHead}>
        <h2 className={styles.groupTitle}>{title}</h2>
        <span className={styles.count}>{countText(i18n.locale, shops.length)}</span>
      </div>
      {note && <p className={styles.note}>{note}</p>}
      <Rows shops={shops} now={now} />
    </section>
  );
}

function Rows({ shops, now }: Pick<GroupProps, "shops" | "now">) {
  const { t } = useLingui();
  const after = t({ id: "near-me.after", message: "from where you are" });
  return (
    <Grid as="ul" columns="rows" gap={8}>
      {shops.map((shop) => {
        const { name } = shop;
        return (
          <ShopRow
            key={shop.id}
            shop={shop}
            level={3}
            now={now}
            afterDistance={after}
            isOnFoot
            isAccessSaid
            action={
              <ExternalLink
                href={walkTo(shop)}
                ping={pingOfWay(shop)}
                className={styles.way}
                aria-label={t({ id: "near-me.way", message: `Directions to ${name}` })}
              >
                <Icon glyph={DirectionsGlyph} />
              </ExternalLink>
            }
          />
        );
      })}
    </Grid>
  );
}
