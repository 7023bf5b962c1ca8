import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { LazyMap } from "#features/shops/ui/lazy-map.tsx";
import type { MapTiles } from "#platform/config/map-tiles.ts";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { localeOfTag } from "#platform/i18n/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { LocateGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import type { ProductDetails, SellingShop } from "../../product-details.ts";
import { SellingShopsAsDrawn } from "./product-parts.ts";
import styles from "./where-to-buy.module.css";

const LIST_ID = "where-list";

const LocationAlert = lazy(async () => {
  const [part] = await Promise.all([import("../../../places/ui/location-alert.tsx"), needArea("lists")]);
  return { default: part.LocationAlert };
});

async function loadMap() {
  const [part] = await Promise.all([import("./selling-map.tsx"), needArea("map")]);
  return part;
}

type Finding = "idle" | "locating" | "failed" | "nowhere";

type WhereToBuyProps = {
  product: ProductDetails;
  /** Best first. */
  shops: readonly SellingShop[];
  tiles: MapTiles;
  now: string;
};

/** Where it can be had: the best of the shops, or the nearest once the visitor says where they are, and all on a map. */
export function WhereToBuy({ product, shops, tiles, now }: WhereToBuyProps) {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [finding, setFinding] = useState<Finding>("idle");
  const [nearest, setNearest] = useState<{ of: string; shops: readonly SellingShop[] } | null>(null);
  const shown = nearest?.of === product.slug ? nearest.shops : shops;
  const { shopCount } = product;

  async function findNearest() {
    setFinding("locating");
    const { readShopsNearSelling } = await import("../../product-calls.ts");
    const answer = await readShopsNearSelling(
      { slug: product.slug },
      {
        pagePath: pathname,
        redirectTo: (path) => navigate(path, { replace: true }),
        locale: localeOfTag(i18n.locale),
      },
    );
    if (answer !== "nowhere") setNearest({ of: product.slug, shops: answer });
    setFinding(answer === "nowhere" ? "nowhere" : "idle");
  }

  return (
    <Section id="where" title={<Trans id="product-page.where">Where to find it</Trans>}>
      {shopCount === 0 ? (
        <p>
          <Trans id="product-page.nowhere">It is on no menu that is shown here.</Trans>
        </p>
      ) : (
        <div className={styles.both}>
          <div className={styles.map}>
            <LazyMap load={loadMap} map={{ slug: product.slug, shops: shown, tiles, listId: LIST_ID }} />
          </div>
          <Stack gap={4} id={LIST_ID} tabIndex={-1} className={styles.list}>
            <p role="status">
              <ShownCount shopCount={shopCount} shownCount={shown.length} isNearest={shown !== shops} />
            </p>
            {shown === shops && (
              <div>
                <Button
                  kind="quiet"
                  icon={<Icon glyph={LocateGlyph} />}
                  isLoading={finding === "locating"}
                  onClick={() => void findNearest().catch(() => setFinding("failed"))}
                >
                  <Trans id="product-page.nearest-first">Nearest first</Trans>
                </Button>
              </div>
            )}
            {finding === "failed" && (
              <p role="alert">
                <Trans id="product-page.nearest-failed">
                  The shops around you could not be read. Try again in a minute.
                </Trans>
              </p>
            )}
            <SellingShopsAsDrawn shops={shown} now={now} />
          </Stack>
        </div>
      )}
      {finding === "nowhere" && (
        <Suspense>
          <LocationAlert isOpen onClose={() => setFinding("idle")} />
        </Suspense>
      )}
    </Section>
  );
}

type ShownCountProps = { shopCount: number; shownCount: number; isNearest: boolean };

function ShownCount({ shopCount, shownCount, isNearest }: ShownCountProps) {
  if (shownCount >= shopCount && isNearest)
    return (
      <Plural
        id="product-page.where.all-nearest"
        value={shopCount}
        one="# shop has it on the menu."
        other="# shops have it on the menu. The nearest stand first."
      />
    );
  if (shownCount >= shopCount)
    return (
      <Plural
        id="product-page.where.all"
        value={shopCount}
        one="# shop has it on the menu."
        other="# shops have it on the menu."
      />
    );
  if (isNearest)
    return (
      <Plural
        id="product-page.where.nearest"
        value={shopCount}
        one={`# shop has it on the menu. These are the ${shownCount} nearest to you.`}
        other={`# shops have it on the menu. These are the ${shownCount} nearest to you.`}
      />
    );
  return (
    <Plural
      id="product-page.where.best"
      value={shopCount}
      one={`# shop has it on the menu. These ${shownCount} we know most about; the map has all of them.`}
      other={`# shops have it on the menu. These ${shownCount} we know most about; the map has all of them.`}
    />
  );
}
