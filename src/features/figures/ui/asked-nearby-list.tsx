import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { countText, distanceText } from "#platform/i18n/format.ts";
import { Link } from "#ui/link/link.tsx";
import type { AskedNearby } from "../shop-figures.ts";
import { FEWEST_TOLD } from "../visit.ts";
import styles from "./figures.module.css";

/** What people who looked nearby opened and the shop has not. */
export function AskedNearbyList({ asked, shopId }: { asked: readonly AskedNearby[]; shopId: number }) {
  return (
    <section>
      <h2>
        <Trans id="figures.asked">Asked for nearby, and not on your menu</Trans>
      </h2>
      {asked.length === 0 ? (
        <p className={styles.note}>
          <Trans id="figures.asked.none">
            Nothing was asked for {FEWEST_TOLD} times or more within 5 km.
          </Trans>
        </p>
      ) : (
        <ul className={styles.asked}>
          {asked.map((one) => (
            <li key={one.slug}>
              <span>
                <Link to={`/${one.type}/${one.slug}`}>{one.name}</Link>
                <span className={styles.note}>
                  <AskedTimes count={one.count} /> · <OnMenus {...one} />
                </span>
              </span>
              <Link to={menuWith(shopId, one)} className={styles.have}>
                <Trans id="figures.asked.have">We have it</Trans>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The menu with one line more, which is there once it is saved. */
function menuWith(shopId: number, { _id: add, name }: AskedNearby): string {
  return `/dashboard/shops/shop?id=${shopId}&tab=menu&${new URLSearchParams({ add, name })}`;
}

function AskedTimes({ count }: { count: number }) {
  const { i18n } = useLingui();
  const times = countText(i18n.locale, count);
  return <Trans id="figures.asked.times">opened {times} times</Trans>;
}

function OnMenus({ menuCount, metres }: Pick<AskedNearby, "menuCount" | "metres">) {
  const { i18n } = useLingui();
  if (menuCount === 0 || metres === null)
    return <Trans id="figures.asked.nowhere">on no menu within 5 km</Trans>;
  const distance = distanceText(i18n.locale, metres);
  return (
    <Plural
      id="figures.asked.at"
      value={menuCount}
      one={`at # shop, ${distance} away`}
      other={`at # shops, the nearest ${distance} away`}
    />
  );
}
