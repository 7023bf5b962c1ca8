import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Day } from "#platform/i18n/day.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { ExternalLink } from "#ui/link/external-link.tsx";
import { Link } from "#ui/link/link.tsx";
import { openStreetMapOf } from "../../directions.ts";
import { FACT_GROUPS, type FactGroup } from "../../facts.ts";
import type { Shop } from "../../shop.ts";
import { FactSource } from "../fact-source.tsx";
import { useFactGroupWords } from "./fact-group-words.ts";
import type { ShopContributions } from "./shop-contributions.ts";
import styles from "./shop-sources.module.css";

type ShopSourcesProps = {
  shop: Shop;
  contributions: ShopContributions | null;
  report: ReactNode;
  claim: ReactNode;
};

/** Under these the facts themselves ask whether they are still so. */
const ASKED_ELSEWHERE = new Set<FactGroup>(["hours", "amenities", "consumption"]);

/** Whose word the page is, group by group, when it changed, and where to improve it. */
export function ShopSources({ shop, contributions, report, claim }: ShopSourcesProps) {
  const { t } = useLingui();
  const words = useFactGroupWords();
  const newTabLabel = t({ id: "link.new-tab", message: "opens in a new tab" });
  const known = FACT_GROUPS.filter((group: FactGroup) => shop.facts[group]);
  return (
    <section className={styles.sources} aria-label={t({ id: "shop-page.sources", message: "Sources" })}>
      <ul className={styles.groups}>
        {known.map((group) => (
          <li key={group}>
            <span>
              <Trans id="shop-page.source-of">
                {words[group]}: <FactSource provenance={shop.facts[group] ?? shop.listing} />
              </Trans>
            </span>
            {!ASKED_ELSEWHERE.has(group) && contributions?.confirm(group)}
          </li>
        ))}
      </ul>
      {contributions?.thanks}
      <Cluster>
        {contributions?.suggest(null)}
        {report}
      </Cluster>
      {claim}
      <p>
        <Trans id="shop-page.changed">
          Last updated on <Day at={shop.updatedAt} form="date" />.
        </Trans>{" "}
        <Link to="/about#sources">
          <Trans id="shop-page.sources.about">About our sources</Trans>
        </Link>
      </p>
      {!shop.isSample && (
        <p>
          <ExternalLink href={openStreetMapOf(shop)} newTabLabel={newTabLabel}>
            <Trans id="shop-page.improve">Improve this entry on OpenStreetMap</Trans>
          </ExternalLink>
        </p>
      )}
    </section>
  );
}
