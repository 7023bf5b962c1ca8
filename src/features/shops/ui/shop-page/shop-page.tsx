import type { ReactNode } from "react";
import { mayShowMenu, type MenuRules } from "#features/compliance/compliance.ts";
import type { MapTiles } from "#platform/config/map-tiles.ts";
import type { StreetHouse } from "#ui/facade/street-address.ts";
import { hasResidentsRule } from "../../access.ts";
import { doorOf } from "../../can-i-get-in.ts";
import type { LandmarkNearby } from "../../landmark-nearby.ts";
import type { ShopOpenTimes } from "../../open-times.ts";
import type { ShopInList } from "../../shop-in-list.ts";
import type { Shop } from "../../shop.ts";
import { unknownFactsOf } from "../../unknown-facts.ts";
import type { WayOut } from "../../way-out.ts";
import { AccessStrip } from "./access-strip.tsx";
import { ShopAbout } from "./shop-about.tsx";
import { ShopActions } from "./shop-actions.tsx";
import type { ShopContributions } from "./shop-contributions.ts";
import { ShopBar } from "./shop-bar.tsx";
import { ShopHead } from "./shop-head.tsx";
import { ShopHours } from "./shop-hours.tsx";
import { ShopInside } from "./shop-inside.tsx";
import { HOURS } from "./ids.ts";
import styles from "./shop-page.module.css";
import { ShopPicture } from "./shop-picture.tsx";
import { ShopPlace } from "./shop-place.tsx";
import { ShopsAround } from "./shops-around.tsx";
import { ShopSources } from "./shop-sources.tsx";
import { ShopUnknown } from "./shop-unknown.tsx";
import { ShopMapPlace, ShopWay } from "./shop-way.tsx";
import { TownRules } from "./town-rules.tsx";

type ShopPageProps = {
  shop: Shop;
  street: StreetHouse[];
  landmarks: readonly LandmarkNearby[];
  centreMetres: number | null;
  times: ShopOpenTimes;
  nearby: readonly ShopInList[];
  wayOut: WayOut | null;
  tiles: MapTiles;
  pictureBase: string;
  /** The search field of the site. */
  search: ReactNode;
  share: ReactNode;
  /** The button that follows the shop, in words for the actions and as a drawing for the bar of a phone; null where nobody can. */
  follow: { words: ReactNode; icon: ReactNode } | null;
  /** How many like it. */
  likes: ReactNode;
  /** Null where nobody can sign in. */
  contributions: ShopContributions | null;
  hasMenu: boolean;
  menuRules: MenuRules;
  menu: ReactNode;
  /** "Can I get in?", which comes second where there is no menu. */
  access: ReactNode;
  /** Deals, film, jobs. */
  notices: ReactNode;
  /** What people say of it. */
  reviews: ReactNode;
  /** The button that reports the shop. */
  report: ReactNode;
  /** The way to say that it is yours; null where somebody speaks for it. */
  claim: ReactNode;
  /** The offer of a survey, where one is asked. */
  survey: ReactNode;
  /** ISO 8601, from the loader. */
  now: string;
};

/** A shop in the order in which people ask: what and where, who gets in, what it sells, what is inside, what is around. */
export function ShopPage({ shop, times, now, tiles, pictureBase, ...rest }: ShopPageProps) {
  const { street, landmarks, centreMetres, nearby, wayOut, search, share, follow, likes } = rest;
  const { hasMenu, menuRules, menu, access, notices, reviews, contributions, report, claim, survey } = rest;
  const door = doorOf(shop);
  const openness = times.opening.state;
  const map = { shop, tiles, openness };
  const isTolerated = hasResidentsRule(shop.kind);
  const unknown = unknownFactsOf(shop, {
    // One that may not be shown is not asked for either: it would be refused.
    hasMenu: hasMenu || !mayShowMenu(menuRules, "member"),
    hasHours: times.days !== null || times.isOutOfUse,
    hasAccess: door.access.residents !== "unknown",
    isTolerated,
  });
  return (
    <div className={styles.page}>
      <ShopBar key={shop.slug} shop={shop} search={search} follow={follow?.icon} />
      <ShopPicture photos={shop.photos} street={street} pictureBase={pictureBase} />
      <div className={styles.columns}>
        <div className={styles.head}>
          <ShopHead shop={shop} likes={likes} />
          <AccessStrip door={door} wayOut={wayOut} now={now} />
        </div>
        <div className={styles.side}>
          <div className={styles.card}>
            <ShopActions shop={shop} hasMenu={hasMenu} follow={follow?.words} share={share} />
            <div id={HOURS} className={styles.facts}>
              <ShopPlace shop={shop} landmarks={landmarks} centreMetres={centreMetres} />
              <ShopHours shop={shop} times={times} now={now} contributions={contributions} />
            </div>
            <div className={styles.wideMap}>
              <ShopMapPlace {...map} />
            </div>
          </div>
        </div>
        <div className={styles.rest}>
          {contributions?.waiting}
          {menu}
          {access}
          <ShopInside shop={shop} contributions={contributions} />
          {shop.status !== "permanentlyClosed" && (
            <ShopUnknown shop={shop} unknown={unknown} contributions={contributions} />
          )}
          <ShopAbout shop={shop} pictureBase={pictureBase} />
          {notices}
          {reviews}
          <ShopWay {...map} />
          <ShopsAround shop={shop} shops={nearby} />
          <TownRules shop={shop} now={now} />
          <ShopSources shop={shop} contributions={contributions} report={report} claim={claim} />
          {survey}
        </div>
      </div>
    </div>
  );
}
