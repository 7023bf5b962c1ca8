import { Trans, useLingui } from "@lingui/react/macro";
import { dayText } from "#platform/i18n/format.ts";
import { buttonLook } from "#ui/button/button-look.ts";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { DocumentLink } from "#ui/link/document-link.tsx";
import { useAddress } from "#ui/link/use-address.ts";
import type { ShopFigures as Figures } from "../shop-figures.ts";
import { smallText } from "../visit.ts";
import { AskedNearbyList } from "./asked-nearby-list.tsx";
import { CountTiles } from "./count-tiles.tsx";
import { SearchesTable, WaysTable } from "./found-by.tsx";
import styles from "./figures.module.css";
import { ViewsChart } from "./views-chart.tsx";

/** The figures of a shop: what was counted, what was looked for, what is missed nearby, and how fresh its facts are. */
export function ShopFigures({ figures }: { figures: Figures }) {
  const { i18n } = useLingui();
  const csv = useAddress(`/dashboard/shops/figures.csv?id=${figures.shop.id}`);
  const from = dayText(i18n.locale, "day", figures.from);
  const to = dayText(i18n.locale, "date", figures.to);
  return (
    <Stack gap={6}>
      <Cluster gap={3} isSpread>
        <p className={styles.note}>
          <Trans id="figures.period">
            Four weeks, {from} to {to}. Counted without cookies and without anybody’s address.
          </Trans>
        </p>
        {figures.hasBegun && (
          <DocumentLink href={csv} download className={buttonLook("quiet")}>
            <Trans id="figures.file">Download CSV</Trans>
          </DocumentLink>
        )}
      </Cluster>
      <CountTiles figures={figures} />
      {figures.hasBegun ? <ViewsChart days={figures.days} /> : <NotYet />}
      {figures.hasBegun && (
        <>
          <div className={styles.found}>
            {figures.ways.length > 0 && <WaysTable ways={figures.ways} />}
            {figures.searches.length > 0 && <SearchesTable searches={figures.searches} />}
          </div>
          <p className={styles.note}>
            <Trans id="figures.few-note">
              Fewer than five is shown as {smallText}, so that nobody can be picked out.
            </Trans>
          </p>
          <AskedNearbyList asked={figures.asked} shopId={figures.shop.id} />
        </>
      )}
      <Freshness figures={figures} />
      <HowCounted />
    </Stack>
  );
}

function NotYet() {
  return (
    <section>
      <h2>
        <Trans id="figures.not-yet">Figures begin after the first week</Trans>
      </h2>
      <p className={styles.note}>
        <Trans id="figures.not-yet.text">
          A day counts once it is over, and seven are needed. Followers, reviews and the age of your facts are
          here already.
        </Trans>
      </p>
    </section>
  );
}

/** Against the other shops of the town. */
function Freshness({ figures: { shop, freshness } }: { figures: Figures }) {
  const { i18n } = useLingui();
  if (freshness.days === null) return null;
  const daysText = (count: number) => i18n.number(count, { style: "unit", unit: "day", unitDisplay: "long" });
  const own = daysText(freshness.days);
  const { cityName } = shop;
  return (
    <section className={styles.fresh}>
      <h2>
        <Trans id="figures.fresh">How fresh you are</Trans>
      </h2>
      <p>
        <Trans id="figures.fresh.own">Age of your facts, in the middle: {own}.</Trans>
      </p>
      {freshness.townDays !== null && (
        <p>
          <Town name={cityName} days={daysText(freshness.townDays)} />
        </p>
      )}
      <ButtonLink kind="quiet" to={`/dashboard/shops/shop?id=${shop.id}`}>
        <Trans id="figures.fresh.look">Look through the facts</Trans>
      </ButtonLink>
    </section>
  );
}

function Town({ name, days }: { name: string; days: string }) {
  return (
    <Trans id="figures.fresh.town">
      Other shops in {name}: {days}.
    </Trans>
  );
}

/** The first day of counting; what is said here is true from then on. */
const SINCE = "2026-11-28";

function HowCounted() {
  const { i18n } = useLingui();
  const since = dayText(i18n.locale, "date", SINCE);
  return (
    <details className={styles.how}>
      <summary>
        <Trans id="figures.how">How this is counted</Trans>
      </summary>
      <p className={styles.note}>
        <Trans id="figures.how.text">
          As of {since}: the server counts each time it shows the page of your shop or its place on the map,
          with the page of this site that led there; the same page opened twice counts twice.
        </Trans>
      </p>
      <p className={styles.note}>
        <Trans id="figures.how.directions">
          The way there is counted when somebody presses a link to a map and their browser says so. Firefox,
          Brave and many ad blockers don’t let it, so there were more than this number.
        </Trans>
      </p>
      <p className={styles.note}>
        <Trans id="figures.how.not">
          Not counted: programs that say what they are, everybody who keeps a shop, a brand or this site, what
          a browser fetches ahead, words that somebody typed, and presses on your telephone number or your
          website, which lead out of this site without our hearing of it. After thirteen months counts are
          removed.
        </Trans>
      </p>
    </details>
  );
}
