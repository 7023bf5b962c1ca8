import { Trans, useLingui } from "@lingui/react/macro";
import { PhoneGlyph, SourceGlyph, WebsiteGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ExternalLink } from "#ui/link/external-link.tsx";
import { directionsTo } from "../directions.ts";
import type { Shop } from "../shop.ts";
import { FactSource } from "./fact-source.tsx";
import styles from "./shop-place.module.css";

/** Directions, telephone, website. Directions are links: nothing is loaded from elsewhere before one is pressed. */
export function ShopContacts({ shop }: { shop: Shop }) {
  const { t } = useLingui();
  const newTabLabel = t({ id: "link.new-tab", message: "opens in a new tab" });
  const { phone, website } = shop;
  return (
    <Stack gap={4}>
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
  );
}
