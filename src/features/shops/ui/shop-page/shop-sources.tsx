import { Trans, useLingui } from "@lingui/react/macro";
import { Day } from "#platform/i18n/day.tsx";
import { ExternalLink } from "#ui/link/external-link.tsx";
import { Link } from "#ui/link/link.tsx";
import { openStreetMapOf } from "../../directions.ts";
import { FACT_GROUPS, type FactGroup } from "../../facts.ts";
import type { Shop } from "../../shop.ts";
import { FactSource } from "../fact-source.tsx";
import styles from "./shop-sources.module.css";

/** Whose word the page is, group by group, when it changed, and where to improve it. */
export function ShopSources({ shop }: { shop: Shop }) {
  const { t } = useLingui();
  const words = useFactGroupWords();
  const newTabLabel = t({ id: "link.new-tab", message: "opens in a new tab" });
  const known = FACT_GROUPS.filter((group: FactGroup) => shop.facts[group]);
  return (
    <section className={styles.sources} aria-label={t({ id: "shop-page.sources", message: "Sources" })}>
      <ul className={styles.groups}>
        {known.map((group) => (
          <li key={group}>
            <Trans id="shop-page.source-of">
              {words[group]}: <FactSource provenance={shop.facts[group] ?? shop.listing} />
            </Trans>
          </li>
        ))}
      </ul>
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

function useFactGroupWords(): Record<FactGroup, string> {
  const { t } = useLingui();
  return {
    listing: t({ id: "fact-group.listing", message: "Name and address" }),
    contact: t({ id: "fact-group.contact", message: "Phone and website" }),
    hours: t({ id: "fact-group.hours", message: "Opening hours" }),
    access: t({ id: "fact-group.access", message: "Who gets in" }),
    consumption: t({ id: "fact-group.consumption", message: "Smoking and drinks" }),
    amenities: t({ id: "fact-group.amenities", message: "Amenities" }),
    about: t({ id: "fact-group.about", message: "What the shop says" }),
  };
}
