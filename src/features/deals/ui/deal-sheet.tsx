import { Trans } from "@lingui/react/macro";
import { pictureAddresses } from "#features/media/picture-address.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ExternalLink } from "#ui/link/external-link.tsx";
import { Link } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { Roundel } from "#ui/roundel/roundel.tsx";
import type { Deal } from "../deal.ts";
import { Day } from "#platform/i18n/day.tsx";
import { DealCover } from "./deal-cover.tsx";
import { DealPrice } from "./deal-price.tsx";
import { useDealCategoryWords, useDealKindWords } from "./deal-words.ts";
import styles from "#features/news/ui/news.module.css";
import { InventedBadge, LanguageBadge, SponsoredBadge } from "#features/news/ui/news-badges.tsx";
import { Said } from "#features/news/ui/said.tsx";
import { SaidProse } from "#features/news/ui/said-prose.tsx";

/** Everything about a deal. */
export function DealSheet({ deal, pictureBase }: { deal: Deal; pictureBase: string }) {
  const kinds = useDealKindWords();
  const categories = useDealCategoryWords();
  const { brand, picture } = deal;
  return (
    <Stack gap={6}>
      <div className={styles.head}>
        {!picture && (
          <div className={styles.drawn}>
            <DealCover deal={deal} />
          </div>
        )}
        <Stack gap={3}>
          <div className={styles.by}>
            <Roundel seed={String(brand.id)} name={brand.name} />
            <Link to={`/brand/${brand.slug}`}>{brand.name}</Link>
          </div>
          <h1>
            <Said words={deal.title} />
          </h1>
          <Cluster gap={2}>
            {deal.isSponsored && <SponsoredBadge />}
            {deal.isSample && <InventedBadge />}
            <Badge>{categories[deal.category]}</Badge>
            <Badge>{kinds[deal.kind]}</Badge>
            <LanguageBadge of={[deal.title, deal.body]} />
          </Cluster>
          <DealPrice {...deal} />
          <p>
            <Trans id="deals.from-until">
              From <Day at={deal.validFrom} form="date" /> until <Day at={deal.validTo} form="date" />
            </Trans>
          </p>
        </Stack>
      </div>
      {!deal.isRunning && (
        <Notice>
          <p>
            <Trans id="deals.over">This deal has ended.</Trans>{" "}
            <Link to="/deals">
              <Trans id="deals.see-others">See current deals</Trans>
            </Link>
          </p>
        </Notice>
      )}
      {picture && (
        <div className={styles.picture}>
          <Picture
            {...pictureAddresses(picture, pictureBase, 1280)}
            sizes="(min-width: 46rem) 44rem, 100vw"
            alt={picture.alt?.text ?? ""}
            isFirstSeen
          />
        </div>
      )}
      <SaidProse prose={deal.body} />
      <DealCode deal={deal} />
      <DealShops deal={deal} />
      <p className={styles.note}>
        <Trans id="deals.law">
          Deals are about accessories, merchandise, food, drink and events, never about cannabis. We sell
          nothing and earn nothing from what you buy.
        </Trans>
      </p>
    </Stack>
  );
}

function DealCode({ deal: { code, url, isSponsored } }: { deal: Deal }) {
  if (code === null && url === null) return null;
  return (
    <Stack gap={2}>
      {code !== null && (
        <p>
          <Trans id="deals.code">
            Your code: <code className={styles.code}>{code}</code>
          </Trans>
        </p>
      )}
      {url !== null && (
        <p>
          <ExternalLink href={url} isFromVisitor>
            {isSponsored ? (
              <Trans id="deals.link-paid">To the brand’s own page (it paid for this)</Trans>
            ) : (
              <Trans id="deals.link">To the brand’s own page</Trans>
            )}
          </ExternalLink>
        </p>
      )}
    </Stack>
  );
}

function DealShops({ deal: { shops, products, brand } }: { deal: Deal }) {
  const brandName = brand.name;
  return (
    <>
      <Section title={<Trans id="deals.where">Where it’s valid</Trans>}>
        {shops.length === 0 ? (
          <p>
            <Trans id="deals.everywhere">Wherever {brandName} is sold</Trans>
          </p>
        ) : (
          <ul className={styles.places}>
            {shops.map((shop) => (
              <li key={shop.slug}>
                <Link to={`/coffeeshop/${shop.slug}`}>
                  {shop.name}, {shop.city.name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Section>
      {products.length > 0 && (
        <Section title={<Trans id="deals.products">What it’s about</Trans>}>
          <ul className={styles.places}>
            {products.map((product) => (
              <li key={product.slug}>
                <Link to={`/supplies/${product.slug}`}>{product.name}</Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
