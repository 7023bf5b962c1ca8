import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router";
import { mayOpen } from "#features/accounts/desk-access.ts";
import { countText } from "#platform/i18n/format.ts";
import type { Permissions } from "#platform/viewer.ts";
import { BottomNav, BottomNavButton, BottomNavLink } from "#ui/bottom-nav/bottom-nav.tsx";
import { dialogCommand } from "#ui/dialog/dialog-command.ts";
import { PageDialog } from "#ui/dialog/page-dialog.tsx";
import {
  ClockGlyph,
  HomeGlyph,
  ListGlyph,
  MenuGlyph,
  PersonGlyph,
  SearchGlyph,
  ShopGlyph,
  StarGlyph,
} from "#ui/icon/glyphs.ts";
import { type Glyph, Icon } from "#ui/icon/icon.tsx";
import { Link } from "#ui/link/link.tsx";
import { type DeskShop, deskShopAt, partOfShop } from "../desk-shop.ts";
import { ROOMS, type ToDoCounts } from "../rooms.ts";
import { KeysButton } from "./keys/keys-button.tsx";
import { useWaitingCounts } from "./queue/use-waiting-counts.ts";
import { roomGlyph } from "./room-glyphs.ts";
import { RoomNav } from "./room-nav.tsx";
import { SearchButton } from "./search/search-button.tsx";
import { openSearch } from "./search/search-open.ts";
import styles from "./desk-bar.module.css";

type DeskBarProps = {
  permissions: Permissions;
  /** Null for whoever is told none. */
  counts: ToDoCounts | null;
  /** Those that the reader speaks for. */
  shops: readonly DeskShop[];
};

const ROOMS_ID = "desk-rooms";

interface DeskLink {
  to: string;
  name: string;
  glyph: Glyph;
  count?: number;
  /** Part of a shop that it leads to. */
  tab?: string;
}

/** The navigation of the dashboard on narrow screens: what the role does daily, and more. Only what is there has a place. */
export function DeskBar({ permissions, counts, shops }: DeskBarProps) {
  const { t, i18n } = useLingui();
  const location = useLocation();
  const shop = deskShopAt(shops, location) ?? shops[0];
  const links = useDeskLinks(permissions, counts, shop);
  const isCurrent = isOnPage(location);
  return (
    <>
      <BottomNav label={t({ id: "dashboard.bar", message: "Dashboard, in short" })}>
        {links.map((link) => (
          <BottomNavLink
            key={link.to}
            to={link.to}
            isCurrent={isCurrent(link)}
            picture={<Icon glyph={link.glyph} size={24} />}
            count={
              link.count ? (
                <span className={styles.count}>{countText(i18n.locale, link.count)}</span>
              ) : undefined
            }
          >
            {link.name}
          </BottomNavLink>
        ))}
        {permissions.admin && (
          <BottomNavButton
            aria-haspopup="dialog"
            onClick={openSearch}
            picture={<Icon glyph={SearchGlyph} size={24} />}
          >
            <Trans id="dashboard.search">Search</Trans>
          </BottomNavButton>
        )}
        <BottomNavButton
          {...dialogCommand(ROOMS_ID, "show-modal")}
          picture={<Icon glyph={MenuGlyph} size={24} />}
        >
          <Trans id="dashboard.bar.more">More</Trans>
        </BottomNavButton>
      </BottomNav>
      <PageDialog
        id={ROOMS_ID}
        title={t({ id: "dashboard.rooms", message: "Dashboard" })}
        closeLabel={t({ id: "dialog.close", message: "Close" })}
        look="sheet"
        closesOnLinks
      >
        <SearchButton />
        <RoomNav permissions={permissions} counts={counts} current={location.pathname} />
        <ul className={styles.site}>
          <li>
            <Link to="/" look="plain" className={styles.row}>
              <Icon glyph={HomeGlyph} />
              <Trans id="dashboard.bar.site">To the site</Trans>
            </Link>
          </li>
          <li>
            <Link to="/profile" look="plain" className={styles.row}>
              <Icon glyph={PersonGlyph} />
              <Trans id="dashboard.bar.profile">Your profile</Trans>
            </Link>
          </li>
          <li>
            <KeysButton />
          </li>
        </ul>
      </PageDialog>
    </>
  );
}

/** Admins begin with what waits, whoever speaks for a shop with that shop, and others with the first rooms they have. */
function useDeskLinks(
  permissions: Permissions,
  counts: ToDoCounts | null,
  shop: DeskShop | undefined,
): readonly DeskLink[] {
  const { t, i18n } = useLingui();
  const countIn = useWaitingCounts(counts);
  const queue = ROOMS.filter(({ isOverAll }) => isOverAll).map((room) => ({
    to: room.path,
    name: i18n._(room.label),
    glyph: roomGlyph(room.path),
    count: countIn(room),
  }));
  const today = {
    to: "/dashboard",
    name: t({ id: "dashboard.bar.today", message: "Today" }),
    glyph: HomeGlyph,
  };
  const shops = {
    to: "/dashboard/shops",
    name: t({ id: "dashboard.room.shops", message: "Shops" }),
    glyph: ShopGlyph,
  };
  const products = {
    to: "/dashboard/products",
    name: t({ id: "dashboard.room.products", message: "Products" }),
    glyph: roomGlyph("/dashboard/products"),
  };
  if (permissions.admin) {
    return [...queue, shops, products];
  }
  if (shop) {
    const { id, slug, unansweredCount: count } = shop;
    const partOf = (tab: string) => ({ to: partOfShop(id, tab), tab });
    return [
      { ...today, to: `/dashboard?id=${id}` },
      { ...partOf("menu"), name: t({ id: "dashboard.bar.menu", message: "Menu" }), glyph: ListGlyph },
      { ...partOf("hours"), name: t({ id: "dashboard.bar.hours", message: "Hours" }), glyph: ClockGlyph },
      {
        to: `/coffeeshop/${encodeURIComponent(slug)}#reviews`,
        name: t({ id: "dashboard.bar.reviews", message: "Reviews" }),
        glyph: StarGlyph,
        count,
      },
    ];
  }
  const rooms = ROOMS.filter(({ path }) => mayOpen(permissions, path)).slice(0, 3);
  return [
    { ...today, name: t({ id: "dashboard.overview", message: "Overview" }) },
    ...rooms.map(({ path, label, short }) => ({
      to: path,
      name: i18n._(short ?? label),
      glyph: roomGlyph(path),
    })),
  ];
}

/** Whether a link leads to the page on the screen, or to the room it is in. */
function isOnPage({ pathname, search }: { pathname: string; search: string }) {
  const path = pathname.replace(/\/$/, "");
  const tabNow = new URLSearchParams(search).get("tab") ?? undefined;
  return ({ to, tab }: DeskLink): boolean => {
    const [linked = ""] = to.split("?");
    if (linked === "/dashboard" || tab !== undefined) return path === linked && tab === tabNow;
    return path === linked || path.startsWith(`${linked}/`);
  };
}
