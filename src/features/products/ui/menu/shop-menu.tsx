import { Trans, useLingui } from "@lingui/react/macro";
import { ChipLink } from "#ui/chip/chip-link.tsx";
import { ChipRow } from "#ui/chip/chip-row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { Menu } from "../../menu.ts";
import { MENU_ORDERS, menuGroups, type MenuOrder } from "../../menu-groups.ts";
import { LawNote } from "../law-note.tsx";
import { PricesOfShopKept } from "../product-page/prices-of-shop-kept.tsx";
import { MenuAge } from "./menu-age.tsx";
import { MenuGroupLines } from "./menu-group-lines.tsx";

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
