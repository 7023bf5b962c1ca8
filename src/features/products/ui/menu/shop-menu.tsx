import { Trans, useLingui } from "@lingui/react/macro";
import { ChipLink } from "#ui/chip/chip-link.tsx";
import { ChipRow } from "#ui/chip/chip-row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { Menu } from "../../menu.ts";
import { MENU_ORDERS, menuGroups, type MenuOrder, type MenuGroup } from "../../menu-groups.ts";
import { LawNote } from "../law-note.tsx";
import { PricesOfShopKept } from "../product-page/prices-of-shop-kept.tsx";
import { useAge } from "../product-page/use-age.ts";
import styles from "./shop-menu.module.css";
import { useId } from "react";
import { useProductTypeWords } from "../product-type-words.ts";
import { MenuLine } from "./menu-line.tsx";

/** Menus change every few weeks; what is older than this is history. */
const STALE_MS = 183 * 86_400_000;

/** How old a menu is, and plainly so when it is too old to rely on: the loudest complaint about every other directory. */
function MenuAge({ seenAt, now }: { seenAt: string; now: string }) {
  const age = useAge()(seenAt, now);
  const isStale = Date.parse(now) - Date.parse(seenAt) > STALE_MS;
  return (
    <p className={isStale ? styles.stale : styles.age}>
      {isStale ? (
        <Trans id="menu.seen-long-ago">Last seen {age}: much may have changed since</Trans>
      ) : (
        <Trans id="menu.seen">Seen {age}</Trans>
      )}
    </p>
  );
}

type ShopMenuProps = {
  menu: Menu;
  order: MenuOrder;
  /** The address of the shop's page, root-relative and without language. */
  path: string;
  /** ISO 8601, from the loader. */
  now: string;
};

/** What a shop sells, dated, in three orders. Each order has an address of its own and works without JavaScript. */
export function ShopMenu({ menu, order, path, now }: ShopMenuProps) {
  const { t } = useLingui();
  const orders: Record<MenuOrder, string> = {
    shop: t({ id: "menu.order.shop", message: "As the shop lists it" }),
    type: t({ id: "menu.order.type", message: "By type" }),
    price: t({ id: "menu.order.price", message: "Cheapest gram first" }),
  };
  return (
    <Section
      id="menu"
      title={<Trans id="menu.title">Menu</Trans>}
      aside={<MenuAge seenAt={menu.seenAt} now={now} />}
    >
      <Stack gap={4}>
        <ChipRow label={t({ id: "menu.order", message: "Order of the menu" })}>
          {MENU_ORDERS.filter((each) => each !== "price" || !menu.arePricesKept).map((each) => (
            <ChipLink
              key={each}
              to={each === "shop" ? `${path}#menu` : `${path}?menu=${each}#menu`}
              isPressed={each === order}
              rel="nofollow"
            >
              {orders[each]}
            </ChipLink>
          ))}
        </ChipRow>
        {menuGroups(menu.items, order).map((group, place) => (
          <MenuGroupLines
            key={group.heading ?? group.type ?? place}
            group={group}
            newestAt={menu.seenAt}
            now={now}
          />
        ))}
        {menu.arePricesKept && (
          <Notice tone="info">
            <PricesOfShopKept />
          </Notice>
        )}
        <LawNote type={null} />
      </Stack>
    </Section>
  );
}

type MenuGroupLinesProps = {
  group: MenuGroup;
  /** When the newest line of the whole menu was seen: only older ones show their own age. */
  newestAt: string;
  now: string;
};

/** Some lines of a menu under their head, where they have one. */
function MenuGroupLines({ group, newestAt, now }: MenuGroupLinesProps) {
  const types = useProductTypeWords();
  const titleId = useId();
  const isOther =
    group.heading === null && group.type === null && group.items.every(({ product }) => !product);
  const title =
    group.heading ?? (group.type && types[group.type]) ?? (isOther && <Trans id="menu.other">Other</Trans>);
  return (
    <div>
      {title && (
        <h3 id={titleId} className={styles.heading}>
          {title}
        </h3>
      )}
      <ul className={styles.lines} aria-labelledby={title ? titleId : undefined}>
        {group.items.map((item) => (
          <MenuLine key={item.id} item={item} newestAt={newestAt} now={now} />
        ))}
      </ul>
    </div>
  );
}
