import { Trans } from "@lingui/react/macro";
import { Facade } from "#ui/facade/facade.tsx";
import { Link } from "#ui/link/link.tsx";
import styles from "./shop-news-rows.module.css";

type News = {
  id: number;
  slug: string;
  name: string;
  cityName: string;
  /** When its opening hours were seen, in the reader's language; null: the shop itself is new here. */
  hoursSeen: string | null;
};

/** Shops below each other, each with what is new about it. */
export function ShopNewsRows({ news }: { news: readonly News[] }) {
  return (
    <ul className={styles.rows}>
      {news.map(({ id, slug, name, cityName, hoursSeen }) => (
        <li key={id}>
          <Link to={`/coffeeshop/${slug}`} look="plain" className={styles.row}>
            <Facade seed={String(id)} className={styles.house} />
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={styles.line}>
                {hoursSeen === null ? (
                  <Trans id="home.news.added">{cityName} · newly listed</Trans>
                ) : (
                  <Trans id="home.news.hours">
                    {cityName} · hours as of {hoursSeen}
                  </Trans>
                )}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
