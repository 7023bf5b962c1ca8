import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { pictureAddresses } from "#features/media/picture-address.ts";
import { CardLink } from "#ui/card/card-link.tsx";
import { Card } from "#ui/card/card.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { Roundel } from "#ui/roundel/roundel.tsx";
import type { DealCard as Deal } from "../deal.ts";
import { Day } from "#platform/i18n/day.tsx";
import { DealCover } from "./deal-cover.tsx";
import { DealPlace } from "./deal-place.tsx";
import { DealPrice } from "./deal-price.tsx";
import { useDealCategoryWords } from "./deal-words.ts";
import styles from "#features/news/ui/news.module.css";
import { InventedBadge, LanguageBadge, SponsoredBadge } from "#features/news/ui/news-badges.tsx";
import { Said } from "#features/news/ui/said.tsx";

type DealCardProps = {
  deal: Deal;
  /** Where pictures are served: `site.pictureBase`. */
  pictureBase: string;
  level?: 2 | 3;
  action?: ReactNode;
};

/** A deal in a list: who gives it, what it is, where and until when. The whole card is one link, but for its action. */
export function DealCard({ deal, pictureBase, level = 2, action }: DealCardProps) {
  const categories = useDealCategoryWords();
  const Heading = level === 2 ? "h2" : "h3";
  const { brand, picture } = deal;
  return (
    <Card
      as="li"
      action={action}
      className={styles.card}
      media={
        picture ? (
          <Picture
            {...pictureAddresses(picture, pictureBase, 640)}
            sizes="(min-width: 40rem) 20rem, 100vw"
            alt={picture.alt?.text ?? ""}
            isFilling
          />
        ) : (
          <DealCover deal={deal} />
        )
      }
    >
      <div className={styles.by}>
        <Roundel seed={String(brand.id)} name={brand.name} />
        <span className={styles.maker}>{brand.name}</span>
        <LanguageBadge of={[deal.title]} />
      </div>
      <Heading className={styles.name}>
        <CardLink to={`/deals/${deal.slug}`}>
          <Said words={deal.title} />
        </CardLink>
      </Heading>
      <DealPrice {...deal} />
      <p className={styles.line}>
        <DealPlace {...deal} />
      </p>
      <p className={styles.line}>
        {categories[deal.category]} ·{" "}
        <Trans id="deals.until">
          Until <Day at={deal.validTo} />
        </Trans>
      </p>
      <div className={styles.badges}>
        {deal.isSponsored && <SponsoredBadge />}
        {deal.isSample && <InventedBadge />}
      </div>
    </Card>
  );
}
