import { Trans } from "@lingui/react/macro";
import { useAge } from "../product-page/use-age.ts";
import styles from "./shop-menu.module.css";

/** Menus change every few weeks; what is older than this is history. */
const STALE_MS = 183 * 86_400_000;

/** How old a menu is, and plainly so when it is too old to rely on: the loudest complaint about every other directory. */
export function MenuAge({ seenAt, now }: { seenAt: string; now: string }) {
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
