import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { OpeningLine } from "#features/hours/ui/opening-line.tsx";
import { FactSource } from "#features/shops/ui/fact-source.tsx";
import { useFactGroupWords } from "#features/shops/ui/shop-page/fact-group-words.ts";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { Link } from "#ui/link/link.tsx";
import type { ShopDay } from "../../shop-day.ts";
import { KnowOne } from "../know-one.tsx";
import { ClosedToday } from "./closed-today.tsx";
import { StillSo } from "./group-note.tsx";
import styles from "./shop-editing.module.css";
import { WaitingChanges } from "./waiting-changes.tsx";

type ShopDayPartProps = {
  day: ShopDay;
  /** Of the reviews, as many as nobody has answered. */
  unansweredCount: number;
  /** ISO 8601. */
  now: string;
  /** Its figures. */
  children: ReactNode;
};

/** A shop today, for whoever speaks for it: open until when, what grows old, what visitors ask, what waits. */
export function ShopDayPart({ day, unansweredCount, now, children }: ShopDayPartProps) {
  const { shop, opening, old, unknown } = day;
  const editor = `/dashboard/shops/shop?id=${shop.id}`;
  const page = `/coffeeshop/${encodeURIComponent(shop.shown.slug)}`;
  return (
    <Section
      title={String(shop.values.name)}
      aside={
        <Link to={page}>
          <Trans id="shop-editing.public">View its page</Trans>
        </Link>
      }
    >
      <Stack gap={4}>
        <p className={styles.today}>
          <OpeningLine opening={opening} now={now} isWhole />
        </p>
        <Cluster gap={2}>
          {shop.shown.status === "active" && <ClosedToday shop={shop} now={now} />}
          <ButtonLink kind="quiet" to={`${editor}&tab=hours`}>
            <Trans id="shop-editing.day.hours">Change the hours</Trans>
          </ButtonLink>
          <ButtonLink kind="quiet" to={`${editor}&tab=menu`}>
            <Trans id="shop-editing.day.menu">Change the menu</Trans>
          </ButtonLink>
          <ButtonLink kind="quiet" to={editor}>
            <Trans id="shop-editing.day.facts">Change the facts</Trans>
          </ButtonLink>
        </Cluster>
        <WaitingChanges waiting={shop.shown.waiting} />
        {old.length > 0 && <OldFacts day={day} editor={editor} />}
        {unknown.length > 0 && (
          <Section level={3} title={<Trans id="shop-editing.day.asked">Visitors would like to know</Trans>}>
            <KnowOne shopId={shop.id} facts={unknown} isGuest={false} />
          </Section>
        )}
        <ul className={styles.numbers}>
          <li>
            <Link to={`${page}#reviews`}>
              {unansweredCount === 0 ? (
                <Trans id="shop-editing.day.reviews">Every review is answered</Trans>
              ) : (
                <Plural
                  id="shop-editing.day.unanswered"
                  value={unansweredCount}
                  one="# review without an answer"
                  other="# reviews without an answer"
                />
              )}
            </Link>
          </li>
        </ul>
        {children}
      </Stack>
    </Section>
  );
}

function OldFacts({ day: { shop, old }, editor }: { day: ShopDay; editor: string }) {
  const words = useFactGroupWords();
  return (
    <Section
      level={3}
      className={styles.old}
      title={<Trans id="shop-editing.day.old">Nobody has looked at this for a while</Trans>}
    >
      <StillSo shop={shop} groups={old} isPrimary />
      <ul className={styles.oldList}>
        {old.map((group) => {
          const provenance = shop.shown.facts[group];
          return (
            <li key={group}>
              <span>
                <Link to={group === "hours" ? `${editor}&tab=hours` : editor}>{words[group]}</Link>
                {provenance && (
                  <span className={styles.note}>
                    <FactSource provenance={provenance} />
                  </span>
                )}
              </span>
              <StillSo shop={shop} groups={[group]} />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
