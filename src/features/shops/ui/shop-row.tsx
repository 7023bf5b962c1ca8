import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ResidentsRule } from "#features/places/municipality.ts";
import { OpeningLine } from "#features/hours/ui/opening-line.tsx";
import { centsText, countText, distanceText } from "#platform/i18n/format.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { classNames } from "#ui/class-names.ts";
import { Facade } from "#ui/facade/facade.tsx";
import { IdentityGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { Link } from "#ui/link/link.tsx";
import { walkMinutes } from "../near-me.ts";
import type { ShopInList } from "../shop-in-list.ts";
import { useResidentsChoiceWords } from "./filter-words.ts";
import { useKindWords } from "./kind-words.ts";
import { SampleBadge } from "./sample-badge.tsx";
import styles from "./shop-row.module.css";
import { ShopRating } from "./shop-rating.tsx";
import { useStatusWords } from "./shop-words.ts";

/** A rating of fewer people says nothing yet. */
const ENOUGH_REVIEWS = 3;

export type ShopRowProps = {
  shop: ShopInList;
  /** When the shops were read, ISO 8601: their opening states are those of then. */
  now: string;
  level?: 2 | 3;
  /** The place that the list is about, which rows in it need not repeat. */
  placeName?: string | undefined;
  /** Spoken after the distance: from where. */
  afterDistance?: string | undefined;
  /** On the way there: how long one walks stands with the distance. */
  isOnFoot?: boolean;
  /** That its hours are unknown is said above the list. */
  isHoursSaid?: boolean;
  /** The list is of no one town, whose rule would stand above it: each row says who gets in. */
  isAccessSaid?: boolean;
  /** Its address from its slug, where that is not its page of the site. */
  shopPath?: ((slug: string) => string) | undefined;
  /** Beside the words, above the link of the row. */
  action?: ReactNode;
  /** Its picture is on the first screen. */
  isOpening?: boolean;
};

/** A shop in a list: its house, name and distance, whether it is open, and its street. All of it is one link. */
export function ShopRow({
  shop,
  now,
  level = 2,
  isOnFoot,
  action,
  isOpening,
  isHoursSaid,
  isAccessSaid = false,
  shopPath = pageOfShop,
  ...list
}: ShopRowProps) {
  const { i18n } = useLingui();
  const Heading = level === 2 ? "h2" : "h3";
  const street = [shop.street, shop.houseNumber].filter(Boolean).join(" ");
  const { placeName, afterDistance } = list;
  const place = shop.city.name === placeName ? street : [street, shop.city.name].filter(Boolean).join(", ");
  const hasRating = shop.rating !== null && shop.reviewCount >= ENOUGH_REVIEWS;
  return (
    <li className={styles.row}>
      <Facade
        seed={String(shop.id)}
        isOpen={shop.opening.state === "open"}
        isOpening={isOpening}
        className={styles.house}
      />
      <div className={styles.words}>
        <div className={styles.head}>
          <Heading className={styles.name}>
            <Link to={shopPath(shop.slug)} look="plain" className={styles.link}>
              {shop.name}
            </Link>
          </Heading>
          {shop.distanceMetres !== null && !isOnFoot && (
            <p className={styles.distance}>
              {distanceText(i18n.locale, shop.distanceMetres)}
              {afterDistance && <VisuallyHidden> {afterDistance}</VisuallyHidden>}
            </p>
          )}
        </div>
        {!(isHoursSaid && shop.opening.state === "unknown") && (
          <p className={styles.line}>
            <OpeningLine opening={shop.opening} now={now} />
          </p>
        )}
        {shop.lowCentsPerGram !== undefined && <GramPrice cents={shop.lowCentsPerGram} />}
        {hasRating && <ShopRating rating={shop.rating} reviewCount={shop.reviewCount} />}
        {place && <p className={styles.line}>{place}</p>}
        {shop.distanceMetres !== null && isOnFoot && (
          <WalkLine metres={shop.distanceMetres} after={afterDistance} />
        )}
        {isAccessSaid && <AccessWords rule={shop.residents} />}
        <RowBadges shop={shop} isRestrictionSaid={isAccessSaid} />
      </div>
      {action}
    </li>
  );
}

const pageOfShop = (slug: string) => `/coffeeshop/${slug}`;

/** Farther than this nobody walks, and the minutes say nothing. */
const LONGEST_WALK_METRES = 3_000;

function WalkLine({ metres, after }: { metres: number; after: string | undefined }) {
  const { i18n } = useLingui();
  const distance = distanceText(i18n.locale, metres);
  const minutes = countText(i18n.locale, walkMinutes(metres));
  return (
    <p className={styles.line}>
      {metres > LONGEST_WALK_METRES ? (
        distance
      ) : (
        <Trans id="shop.walk">
          {distance} · {minutes} min on foot
        </Trans>
      )}
      {after && <VisuallyHidden> {after}</VisuallyHidden>}
    </p>
  );
}

/** Who gets in, where that is known. */
function AccessWords({ rule }: { rule: ResidentsRule }) {
  const words = useResidentsChoiceWords();
  if (rule === "unknown") return null;
  return (
    <p className={classNames(styles.access, rule === "residentsOnly" && styles.restricted)}>
      <Icon glyph={IdentityGlyph} size={16} />
      {words[rule]}
    </p>
  );
}

/** Only what one must know before going there. */
function RowBadges({ shop, isRestrictionSaid }: { shop: ShopInList; isRestrictionSaid: boolean }) {
  const kinds = useKindWords();
  const residents = useResidentsChoiceWords();
  const status = useStatusWords()[shop.status];
  const isOther = shop.kind !== "coffeeshop";
  const isRestricted = shop.residents === "residentsOnly" && !isRestrictionSaid;
  if (!shop.isSample && !status && !isOther && !isRestricted) return null;
  return (
    <div className={styles.badges}>
      {isRestricted && <Badge tone="brick">{residents.residentsOnly}</Badge>}
      {status && <Badge tone="closed">{status}</Badge>}
      {isOther && <Badge>{kinds[shop.kind].one}</Badge>}
      {shop.isSample && <SampleBadge />}
    </div>
  );
}

/** The price, which explains the shop's place in a list sorted by price. */
function GramPrice({ cents }: { cents: number | null }) {
  const { i18n } = useLingui();
  const price = cents !== null && centsText(i18n.locale, cents);
  return (
    <p className={styles.line}>
      {price ? (
        <Trans id="shop.from-gram">From {price} per gram</Trans>
      ) : (
        <Trans id="shop.no-price">No recent price</Trans>
      )}
    </p>
  );
}
