import { Trans, useLingui } from "@lingui/react/macro";
import { countText } from "#platform/i18n/format.ts";
import { ChipLink } from "#ui/chip/chip-link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Link } from "#ui/link/link.tsx";
import type { Menu } from "../../menu.ts";
import { columnsOfGroup, gramColumnsOf, type MenuColumn } from "../../menu-columns.ts";
import { MENU_ORDERS, type MenuGroup, menuGroups, type MenuOrder } from "../../menu-groups.ts";
import { LawNote } from "../law-note.tsx";
import { PricesOfShopKept } from "../product-page/prices-of-shop-kept.tsx";
import { useProductTypeWords } from "../product-type-words.ts";
import { columnText } from "./column-text.ts";
import { MenuLine } from "./menu-line.tsx";
import styles from "./shop-menu.module.css";

type ShopMenuProps = {
  menu: Menu;
  /** The language of its headings, where that is known; of other menus they are in whatever language the shop writes. */
  headingsLang?: string | undefined;
  order: MenuOrder;
  /** The address of the shop's page, root-relative and without language. */
  path: string;
  /** ISO 8601, from the loader. */
  now: string;
};

/**
 * What a shop sells: its headings as chips that lead to them, its lines with a column for each amount, in three orders. Each
 * heading and each order has an address of its own and works without JavaScript. Its title and its search stand around it.
 */
export function ShopMenu({ menu, headingsLang, order, path, now }: ShopMenuProps) {
  const { t } = useLingui();
  const titleOf = useGroupTitles();
  const groups = menuGroups(menu.items, { order, now });
  const gramColumns = gramColumnsOf(menu.items);
  const langOf = ({ heading }: MenuGroup) => (heading === null ? undefined : headingsLang);
  const addressOf = (each: MenuOrder) => (each === "shop" ? path : `${path}?menu=${each}`);
  return (
    <>
      <nav aria-label={t({ id: "menu.headings", message: "Menu sections" })} className={styles.chips}>
        <ul className={styles.row}>
          {groups.map((group, place) => (
            <li key={idOf(place)}>
              <ChipLink to={`${addressOf(order)}#${idOf(place)}`} count={group.items.length} rel="nofollow">
                <span lang={langOf(group)}>{titleOf(group) ?? t({ id: "menu.all", message: "All" })}</span>
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      <Orders order={order} menu={menu} addressOf={addressOf} />
      {groups.map((group, place) => (
        <MenuGroupLines
          key={idOf(place)}
          id={idOf(place)}
          title={titleOf(group)}
          titleLang={langOf(group)}
          group={group}
          columns={columnsOfGroup(group.items, gramColumns)}
          menu={menu}
          now={now}
        />
      ))}
      <div className={styles.foot}>
        {menu.arePricesKept ? (
          <Notice tone="info">
            <PricesOfShopKept />
          </Notice>
        ) : (
          <p className={styles.unit}>
            <Trans id="menu.in-euros">Prices in euros, as last checked.</Trans>
          </p>
        )}
        <LawNote type={null} />
      </div>
    </>
  );
}

const idOf = (place: number) => `menu-${place + 1}`;

type OrdersProps = { order: MenuOrder; menu: Menu; addressOf: (order: MenuOrder) => string };

function Orders({ order, menu, addressOf }: OrdersProps) {
  const { t } = useLingui();
  const orders: Record<MenuOrder, string> = {
    shop: t({ id: "menu.order.shop", message: "As the shop lists it" }),
    type: t({ id: "menu.order.type", message: "By type" }),
    price: t({ id: "menu.order.price", message: "Cheapest gram first" }),
  };
  return (
    <ul className={styles.orders} aria-label={t({ id: "menu.order", message: "Sort the menu" })}>
      {MENU_ORDERS.filter((each) => each !== "price" || !menu.arePricesKept).map((each) => (
        <li key={each}>
          <Link
            to={`${addressOf(each)}#menu`}
            look="quiet"
            aria-current={each === order ? "true" : undefined}
            rel="nofollow"
            preventScrollReset
          >
            {orders[each]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The title of a part of the menu; undefined where it has none. */
function useGroupTitles(): (group: MenuGroup) => string | undefined {
  const { t } = useLingui();
  const types = useProductTypeWords();
  const other = t({ id: "menu.other", message: "Other" });
  return ({ heading, type, items }) => {
    if (heading !== null) return heading;
    if (type !== null) return types[type];
    return items.every(({ product }) => !product) ? other : undefined;
  };
}

type MenuGroupLinesProps = {
  id: string;
  title: string | undefined;
  titleLang: string | undefined;
  group: MenuGroup;
  columns: readonly MenuColumn[];
  menu: Menu;
  now: string;
};

/** Some lines of a menu under their head, which names the columns and stays in sight. */
function MenuGroupLines({ id, title, titleLang, group, columns, menu, now }: MenuGroupLinesProps) {
  const { i18n } = useLingui();
  const titleId = `${id}-title`;
  return (
    <div id={id} data-menu-part="" className={styles.group}>
      <div className={styles.head}>
        {title && (
          <h3 id={titleId}>
            <span lang={titleLang}>{title}</span>{" "}
            <span className={styles.count}>{countText(i18n.locale, group.items.length)}</span>
          </h3>
        )}
        <span aria-hidden="true" className={styles.columns}>
          {columns.map((column) => (
            <span key={column.quantity}>{columnText(i18n.locale, column)}</span>
          ))}
        </span>
      </div>
      <ul className={styles.lines} aria-labelledby={title ? titleId : undefined}>
        {group.items.map((item) => (
          <MenuLine
            key={item.id}
            item={item}
            columns={columns}
            arePricesKept={menu.arePricesKept}
            newestAt={menu.seenAt}
            now={now}
          />
        ))}
      </ul>
    </div>
  );
}
