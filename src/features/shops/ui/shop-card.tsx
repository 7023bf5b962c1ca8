import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { OpeningLine } from "#features/hours/ui/opening-line.tsx";
import { centsText, distanceText } from "#platform/i18n/format.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Card } from "#ui/card/card.tsx";
import { CardLink } from "#ui/card/card-link.tsx";
import { Facade } from "#ui/facade/facade.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import type { ShopInList } from "../shop-in-list.ts";
import styles from "./shop-card.module.css";
import { SampleBadge } from "./sample-badge.tsx";
import { ShopRating } from "./shop-rating.tsx";
import { useKindWords } from "./kind-words.ts";
import { useResidentsChoiceWords } from "./filter-words.ts";
import { useStatusWords } from "./shop-words.ts";

/** A shop in a list: its house, name, street and city. The whole card is one link, but for its action. */
export function ShopCard({
  shop,
  now,
  as = "li",
  level = 3,
  action,
}: {
  shop: ShopInList;
  /** ISO 8601; see ShopGrid. */
  now: string;
  as?: "li" | "article";
  level?: 2 | 3;
  action?: ReactNode;
}) {
  const { i18n } = useLingui();
  const kinds = useKindWords();
  const statuses = useStatusWords();
  const residents = useResidentsChoiceWords();
  const Heading = level === 2 ? "h2" : "h3";
  const street = [shop.street, shop.houseNumber].filter(Boolean).join(" ");
  const status = statuses[shop.status];
  return (
    <Card as={as} media={<Facade seed={String(shop.id)} />} action={action}>
      <Heading className={styles.name}>
        <CardLink to={`/coffeeshop/${shop.slug}`}>{shop.name}</CardLink>
      </Heading>
      <p className={styles.place}>
        {street && <span>{street}, </span>}
        {shop.city.name}
        {shop.distanceMetres !== null && (
          <>
            {" "}
            <span className={styles.distance}>· {distanceText(i18n.locale, shop.distanceMetres)}</span>
          </>
        )}
      </p>
      {shop.opening.state !== "unknown" && <OpeningLine opening={shop.opening} now={now} />}
      {shop.lowCentsPerGram !== undefined && <GramPrice cents={shop.lowCentsPerGram} />}
      <ShopRating rating={shop.rating} reviewCount={shop.reviewCount} />
      <Cluster gap={2}>
        {shop.isSample && <SampleBadge />}
        {status && <Badge tone="closed">{status}</Badge>}
        {shop.kind !== "coffeeshop" && <Badge>{kinds[shop.kind].one}</Badge>}
        {shop.residents === "residentsOnly" && <Badge tone="brick">{residents.residentsOnly}</Badge>}
        {shop.residents === "anyone" && <Badge tone="canal">{residents.anyone}</Badge>}
      </Cluster>
    </Card>
  );
}

/** The price, which explains the shop's place in a list sorted by price. */
function GramPrice({ cents }: { cents: number | null }) {
  const { i18n } = useLingui();
  const price = cents !== null && centsText(i18n.locale, cents);
  return (
    <p>
      {price ? (
        <Trans id="shop.from-gram">From {price} per gram</Trans>
      ) : (
        <Trans id="shop.no-price">No price given</Trans>
      )}
    </p>
  );
}
