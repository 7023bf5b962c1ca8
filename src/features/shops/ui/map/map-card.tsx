import { Trans, useLingui } from "@lingui/react/macro";
import { type Ref, useEffect, useState } from "react";
import { distanceText } from "#platform/i18n/format.ts";
import { localeOfTag } from "#platform/i18n/locales.ts";
import { distanceMetres } from "#platform/geo/geo.ts";
import { classNames } from "#ui/class-names.ts";
import { DirectionsGlyph, IdentityGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { buttonLook } from "#ui/button/button-look.ts";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { ExternalLink } from "#ui/link/external-link.tsx";
import { readShopCard } from "../../calls.ts";
import { walkTo } from "../../directions.ts";
import type { MapReference } from "../../map-reference.ts";
import type { Pin } from "../../pin.ts";
import type { ShopCard } from "../../shop.ts";
import styles from "./map-card.module.css";
import { MapCardFrame } from "./map-card-frame.tsx";

interface MapCardProps {
  pin: Pin;
  /** What its distance is from; without one none is told. */
  reference: MapReference | null;
  now: string;
  /** Whether it stands at its pin where there is room, instead of at the foot of the map. */
  isAtPin: boolean;
  onClose: () => void;
  ref: Ref<HTMLDivElement>;
}

/** The shop of the pin that was pressed: what one wants to know before going there, the way, and its page. */
export function MapCard({ pin, reference, ...card }: MapCardProps) {
  const shop = useShop(pin.slug);
  return (
    <MapCardFrame
      {...card}
      pin={pin}
      shop={shop}
      lines={
        <>
          <DistanceLine pin={pin} reference={reference} />
          {shop && <PlaceLine shop={shop} townName={reference?.kind === "city" ? reference.name : null} />}
        </>
      }
      access={shop && <AccessLine shop={shop} />}
      actions={
        <>
          <ExternalLink href={walkTo(pin)} className={buttonLook("primary", true)}>
            <Icon glyph={DirectionsGlyph} />
            <span>
              <Trans id="map.card.directions">Directions</Trans>
            </span>
          </ExternalLink>
          <ButtonLink to={`/coffeeshop/${pin.slug}`} kind="quiet" isWide>
            <Trans id="map.card.open">Open page</Trans>
          </ButtonLink>
        </>
      }
    />
  );
}

/** A shop may be called after its address; and on the map of a town all of them are there. */
function PlaceLine({ shop, townName }: { shop: ShopCard; townName: string | null }) {
  const { name, street, houseNumber, city } = shop;
  const address = [street, houseNumber].filter(Boolean).join(" ");
  const told = [address === name ? "" : address, city.name === townName ? "" : city.name].filter(Boolean);
  return told.length > 0 && <p>{told.join(", ")}</p>;
}

/** How far it is, and from where: a distance alone is taken for one's own. */
function DistanceLine({ pin, reference }: Pick<MapCardProps, "pin" | "reference">) {
  const { i18n } = useLingui();
  if (!reference) return null;
  const metres = Math.round(distanceMetres(reference, pin));
  if (metres === 0) return null;
  const { name } = reference;
  const distance = distanceText(i18n.locale, metres);
  return (
    <p>
      {reference.kind === "me" ? (
        <Trans id="map.card.from-me">{distance} from where you are</Trans>
      ) : reference.kind === "city" ? (
        <Trans id="map.card.from-city">
          {distance} from the centre of {name}
        </Trans>
      ) : (
        <Trans id="map.card.from-shop">
          {distance} from {name}
        </Trans>
      )}
    </p>
  );
}

function AccessLine({ shop }: { shop: ShopCard }) {
  if (shop.residents === "unknown") return null;
  const isResidentsOnly = shop.residents === "residentsOnly";
  return (
    <p className={classNames(styles.access, isResidentsOnly && styles.restricted)}>
      <Icon glyph={IdentityGlyph} size={16} />
      <span>
        {isResidentsOnly ? (
          <Trans id="map.card.residents">Residents of the Netherlands only, bring proof</Trans>
        ) : (
          <Trans id="map.card.anyone">Visitors from abroad welcome, bring ID</Trans>
        )}
      </span>
    </p>
  );
}

/** Null until it has been read, and where it could not be: the card then has what the pin says. */
function useShop(slug: string): ShopCard | null {
  const { i18n } = useLingui();
  const [shop, setShop] = useState<ShopCard | null>(null);
  const locale = localeOfTag(i18n.locale);
  useEffect(() => {
    const leaving = new AbortController();
    readShopCard(slug, { locale, signal: leaving.signal }).then(
      (read) => leaving.signal.aborted || setShop(read),
      () => undefined,
    );
    return () => leaving.abort();
  }, [slug, locale]);
  return shop?.slug === slug ? shop : null;
}
