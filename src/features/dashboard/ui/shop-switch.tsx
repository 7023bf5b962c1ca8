import { useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router";
import { LinkMenu } from "#ui/link-menu/link-menu.tsx";
import { addressAtShop, type DeskShop, deskShopAt } from "../desk-shop.ts";
import styles from "./shop-switch.module.css";

/** The name of the shop that a page is about, which unfolds the others; nothing for whoever speaks for fewer than two. */
export function ShopSwitch({ shops }: { shops: readonly DeskShop[] }) {
  const { t } = useLingui();
  const location = useLocation();
  const current = deskShopAt(shops, location);
  if (shops.length < 2 || !current) return null;
  return (
    <div className={styles.switch}>
      <LinkMenu
        label={t({ id: "dashboard.shop", message: "Shop" })}
        choices={shops.map(({ id, name }) => ({
          to: addressAtShop(id, location),
          words: name,
          isCurrent: id === current.id,
        }))}
      />
    </div>
  );
}
