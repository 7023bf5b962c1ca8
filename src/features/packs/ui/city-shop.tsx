import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router";
import { menuOrderOf } from "#features/products/menu-groups.ts";
import { ShopMenu } from "#features/products/ui/menu/shop-menu.tsx";
import { WriteReview } from "#features/reviews/ui/write-review.tsx";
import { doorOf } from "#features/shops/can-i-get-in.ts";
import { readVisitor } from "#features/shops/can-i-get-in-query.ts";
import { CanIGetIn } from "#features/shops/ui/can-i-get-in/can-i-get-in.tsx";
import { AccessStrip } from "#features/shops/ui/shop-page/access-strip.tsx";
import { MenuFrame } from "#features/shops/ui/shop-page/menu-frame.tsx";
import { ShopHead } from "#features/shops/ui/shop-page/shop-head.tsx";
import { ShopHours } from "#features/shops/ui/shop-page/shop-hours.tsx";
import { ShopInside } from "#features/shops/ui/shop-page/shop-inside.tsx";
import { distanceText } from "#platform/i18n/format.ts";
import type { PocketCity } from "#platform/offline/pocket.ts";
import { Facade } from "#ui/facade/facade.tsx";
import { BackGlyph, DirectionsGlyph, PhoneGlyph, PlaceGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { buttonLook } from "#ui/button/button-look.ts";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { Link } from "#ui/link/link.tsx";
import { EmptyState } from "#ui/state/empty-state.tsx";
import { menuOfPack } from "../menu-of-pack.ts";
import type { PackContent, ShopInPack } from "../pack.ts";
import { shopOfPack, timesOfPack } from "../shop-of-pack.ts";
import styles from "./city-shop.module.css";
import { PocketStrip } from "./pocket-strip.tsx";
import { useNow } from "./use-now.ts";

type CityShopProps = {
  taken: PocketCity;
  content: PackContent;
  slug: string;
  /** Where pictures are; null where nobody can sign in to write. */
  pictureBase: string | null;
};

/** A shop out of the pocket: what one wants to know at its door, with its state reckoned for now. */
export function CityShop({ slug, ...rest }: CityShopProps) {
  const shop = rest.content.shops.find(({ url }) => url === slug);
  if (!shop) return <NotInPocket taken={rest.taken} />;
  return <ShopFromPack {...rest} packed={shop} />;
}

function ShopFromPack({
  taken,
  content,
  packed,
  pictureBase,
}: Omit<CityShopProps, "slug"> & { packed: ShopInPack }) {
  const at = useNow();
  const { search } = useLocation();
  const now = at.toISOString();
  const shop = shopOfPack(content, packed);
  const times = timesOfPack(content, packed, at);
  const menu = menuOfPack(packed);
  const query = new URLSearchParams(search);
  const { visitor } = readVisitor(query);
  const address = [shop.street, shop.houseNumber].filter(Boolean).join(" ");
  return (
    <div className={styles.page}>
      <PocketStrip taken={taken} />
      <Link to={`/pocket/${taken.city}`} look="quiet" className={styles.back}>
        <Icon glyph={BackGlyph} size={18} />
        {content.city.name}
      </Link>
      <div className={styles.house}>
        <Facade seed={String(shop.id)} isOpen={times.opening.state === "open"} isOpening />
      </div>
      <ShopHead shop={shop} likes={null} />
      <AccessStrip door={doorOf(shop)} now={now} />
      <div>
        <ShopHours shop={shop} times={times} now={now} contributions={null} />
        {address && (
          <p className={styles.place}>
            <Icon glyph={PlaceGlyph} />
            <span>
              {address}
              {packed.landmarks.map(({ name, metres }) => (
                <FromLandmark key={name} name={name} metres={metres} />
              ))}
            </span>
          </p>
        )}
      </div>
      {menu && (
        <MenuFrame lineCount={menu.items.length} seenAt={menu.seenAt} now={now}>
          <ShopMenu
            menu={menu}
            order={menuOrderOf(query)}
            path={`/pocket/${taken.city}/${shop.slug}`}
            now={now}
          />
        </MenuFrame>
      )}
      <CanIGetIn
        shop={shop}
        times={times}
        visitor={visitor}
        opening={times.opening}
        notice={false}
        wayOut={null}
        now={now}
      />
      <ShopInside shop={shop} contributions={null} />
      {shop.description && <p lang={shop.description.locale}>{shop.description.text}</p>}
      {pictureBase !== null && (
        <WriteReview target={{ type: "shop", id: shop.id, name: shop.name }} pictureBase={pictureBase} />
      )}
      <p>
        <Link to={`/coffeeshop/${shop.slug}`}>
          <Trans id="packs.whole-page">The whole page: photos, reviews, sources (needs a network)</Trans>
        </Link>
      </p>
      <div className={styles.actions}>
        <ButtonLink
          to={`/pocket/${taken.city}?view=map&nearme=true&shop=${shop.slug}`}
          isWide
          icon={<Icon glyph={DirectionsGlyph} />}
        >
          <Trans id="packs.point">Point the way</Trans>
        </ButtonLink>
        {shop.phone && (
          <a href={`tel:${shop.phone}`} className={buttonLook("quiet", true)}>
            <Icon glyph={PhoneGlyph} />
            <span>
              <Trans id="packs.call">Call</Trans>
            </span>
          </a>
        )}
      </div>
    </div>
  );
}

function FromLandmark({ name, metres }: { name: string; metres: number }) {
  const { i18n } = useLingui();
  const distance = distanceText(i18n.locale, metres);
  return (
    <span className={styles.from}>
      <Trans id="packs.from-landmark">
        {distance} from {name}
      </Trans>
    </span>
  );
}

function NotInPocket({ taken: { name, city } }: { taken: PocketCity }) {
  const { t } = useLingui();
  return (
    <Stack gap={4}>
      <EmptyState
        level={1}
        isStreet
        title={t({ id: "packs.no-shop.title", message: "This shop isn’t in your pocket" })}
        action={
          <ButtonLink to={`/pocket/${city}`}>
            <Trans id="packs.no-shop.list">The shops of {name}</Trans>
          </ButtonLink>
        }
      >
        <p>
          <Trans id="packs.no-shop.text">
            It may have closed, or have been added after you took the city along.
          </Trans>
        </p>
      </EmptyState>
    </Stack>
  );
}
