import { Trans } from "@lingui/react/macro";
import type { OpeningState } from "#features/hours/opening-state.ts";
import { OpeningLine } from "#features/hours/ui/opening-line.tsx";
import { Badge } from "#ui/badge/badge.tsx";
import { Facade } from "#ui/facade/facade.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Link } from "#ui/link/link.tsx";
import type { Shop } from "../shop.ts";
import { useKindWords } from "./kind-words.ts";
import { SampleBadge } from "./sample-badge.tsx";
import styles from "./shop-head.module.css";
import { ShopRating } from "./shop-rating.tsx";
import { useStatusWords } from "./shop-words.ts";

/** The top of a shop's page: its house, its name, what it is and where. */
export function ShopHead({ shop, opening, now }: { shop: Shop; opening: OpeningState; now: string }) {
  const kinds = useKindWords();
  const statuses = useStatusWords();
  const status = statuses[shop.status];
  const cityName = shop.city.name;
  return (
    <div className={styles.head}>
      <div className={styles.house}>
        <Facade seed={String(shop.id)} isOpening />
      </div>
      <Stack gap={3}>
        <p className={styles.kind}>{kinds[shop.kind].one}</p>
        <h1>{shop.name}</h1>
        <p>
          <Link to={`/coffeeshops/${shop.city.slug}`}>
            <Trans id="shop.more-in-city">All coffeeshops in {cityName}</Trans>
          </Link>
        </p>
        <p>
          <OpeningLine opening={opening} now={now} />
        </p>
        <ShopRating rating={shop.rating} reviewCount={shop.reviewCount} />
        <Cluster gap={2}>
          {shop.isSample && <SampleBadge />}
          {status && <Badge tone="closed">{status}</Badge>}
        </Cluster>
      </Stack>
    </div>
  );
}
