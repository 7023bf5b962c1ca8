import { Trans, useLingui } from "@lingui/react/macro";
import { distanceText } from "#platform/i18n/format.ts";
import { Facade } from "#ui/facade/facade.tsx";
import { MapGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Section } from "#ui/layout/section.tsx";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { Link } from "#ui/link/link.tsx";
import type { ShopInList } from "../../shop-in-list.ts";
import type { Shop } from "../../shop.ts";
import { useKindWords } from "../kind-words.ts";
import { SampleBadge } from "../sample-badge.tsx";
import styles from "./shops-around.module.css";

type ShopsAroundProps = { shop: Pick<Shop, "slug">; shops: readonly ShopInList[] };

/** The nearest shops, each with its distance from this one, and the map of all around it. */
export function ShopsAround({ shop, shops }: ShopsAroundProps) {
  const { i18n } = useLingui();
  const kinds = useKindWords();
  if (shops.length === 0) return null;
  return (
    <Section title={<Trans id="shop-page.around">Around the corner</Trans>}>
      <ul className={styles.shops}>
        {shops.map(({ id, slug, name, kind, distanceMetres, isSample, opening }) => {
          const distance = distanceText(i18n.locale, distanceMetres ?? 0);
          return (
            <li key={id}>
              <Facade seed={String(id)} isOpen={opening.state === "open"} className={styles.house} />
              <div>
                <Link to={`/coffeeshop/${slug}`} look="plain" className={styles.name}>
                  {name}
                </Link>
                <p className={styles.what}>
                  {kind !== "coffeeshop" && <>{kinds[kind].one} · </>}
                  <Trans id="shop-page.from-here">{distance} from here</Trans>
                </p>
                {isSample && <SampleBadge />}
              </div>
            </li>
          );
        })}
      </ul>
      <p className={styles.all}>
        <ButtonLink to={`/map/${shop.slug}`} kind="quiet" icon={<Icon glyph={MapGlyph} />}>
          <Trans id="shop-page.around.map">Everything within 2 km on the map</Trans>
        </ButtonLink>
      </p>
    </Section>
  );
}
