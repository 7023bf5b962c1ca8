import { useLingui } from "@lingui/react/macro";
import { countText } from "#platform/i18n/format.ts";
import { Link } from "#ui/link/link.tsx";
import styles from "./city-links.module.css";

type LinkedCity = { slug: string; name: string; coffeeshopCount: number };

/** Cities with the number of coffeeshops known here, in the order given. */
export function CityLinks({ cities }: { cities: readonly LinkedCity[] }) {
  const { i18n } = useLingui();
  return (
    <ul className={styles.list}>
      {cities.map((city) => (
        <li key={city.slug}>
          <Link to={`/coffeeshops/${city.slug}`} look="quiet" className={styles.link}>
            <span>{city.name}</span>
            <span className={styles.count}>{countText(i18n.locale, city.coffeeshopCount)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
