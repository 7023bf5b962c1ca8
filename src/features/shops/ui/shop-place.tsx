import { Trans, useLingui } from "@lingui/react/macro";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { PhoneGlyph, PlaceGlyph, SourceGlyph, WebsiteGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ExternalLink } from "#ui/link/external-link.tsx";
import type { MapTiles } from "#platform/config/map-tiles.ts";
import type { Openness } from "../listing.ts";
import type { Shop } from "../shop.ts";
import { directionsTo } from "../directions.ts";
import { LazyMap } from "./lazy-map.tsx";
import { FactSource } from "./fact-source.tsx";
import styles from "./shop-place.module.css";

type ShopPlaceProps = { shop: Shop; tiles: MapTiles; openness: Openness };

async function loadMap() {
  const [part] = await Promise.all([import("./map/shop-map.tsx"), needArea("map")]);
  return part;
}

/** Address, directions, telephone. Directions are links: nothing is loaded from elsewhere before one is pressed. */
export function ShopPlace({ shop, tiles, openness }: ShopPlaceProps) {
  const { t } = useLingui();
  const newTabLabel = t({ id: "link.new-tab", message: "opens in a new tab" });
  const street = [shop.street, shop.houseNumber].filter(Boolean).join(" ");
  const { phone, website } = shop;
  return (
    <Section title={<Trans id="shop.place">Getting there</Trans>}>
      <Stack gap={4}>
        <address className={styles.line}>
          <Icon glyph={PlaceGlyph} />
          <span>
            {street && (
              <>
                {street}
                <br />
              </>
            )}
            {[shop.postcode, shop.city.name].filter(Boolean).join(" ")}
          </span>
        </address>
        <div className={styles.map}>
          <LazyMap load={loadMap} map={{ pin: { ...shop, openness }, tiles }} />
        </div>
        <ul className={styles.links}>
          {directionsTo(shop).map(({ name, href }) => (
            <li key={href}>
              <ExternalLink href={href} newTabLabel={href.startsWith("http") ? newTabLabel : undefined}>
                {name ?? <Trans id="shop.directions.app">Open in your map app</Trans>}
              </ExternalLink>
            </li>
          ))}
        </ul>
        {phone && (
          <p className={styles.line}>
            <Icon glyph={PhoneGlyph} />
            <ExternalLink href={`tel:${phone}`}>
              <Trans id="shop.call">Call {phone}</Trans>
            </ExternalLink>
          </p>
        )}
        {website && (
          <p className={styles.line}>
            <Icon glyph={WebsiteGlyph} />
            <ExternalLink href={website} newTabLabel={newTabLabel} isFromVisitor>
              {new URL(website).hostname}
            </ExternalLink>
          </p>
        )}
        <p className={styles.source}>
          <Icon glyph={SourceGlyph} size={16} />
          <FactSource provenance={shop.listing} />
        </p>
      </Stack>
    </Section>
  );
}
