import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { NO_FILTERS } from "#features/shops/shop-query.ts";
import { MapInPage } from "#features/shops/ui/map-in-page.tsx";
import type { MapTiles } from "#platform/config/map-tiles.ts";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { localeOfTag } from "#platform/i18n/locales.ts";
import { type PageError, pageErrorOf } from "#platform/errors/page-error.ts";
import { useFailureText } from "#platform/errors/use-cause.ts";
import { Button } from "#ui/button/button.tsx";
import { ChipButton } from "#ui/chip/chip-button.tsx";
import { LocateGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { type Bbox, WHOLE_COUNTRY } from "#platform/geo/bbox.ts";
import { boxOfPoints } from "#platform/geo/box-of-points.ts";
import type { Point } from "#platform/geo/geo.ts";
import { ErrorState } from "#ui/state/error-state.tsx";
import type { LocationTrouble } from "#platform/geo/geolocation.ts";
import { pressedPart } from "#platform/pressed-part.tsx";
import type { ProductDetails, SellingList as SellingShops } from "../../product-details.ts";
import { type SellingQuery, writeSellingQuery } from "../../selling-query.ts";
import { SellingList } from "./selling-list.tsx";
import styles from "./where-to-buy.module.css";

const LIST_ID = "where-list";

const LocationAlert = pressedPart(async () => {
  const [part] = await Promise.all([import("../../../places/ui/location-alert.tsx"), needArea("places")]);
  return part.LocationAlert;
});

/** So that the map of a single shop is not zoomed in too far. */
const METRES_AROUND = 1_000;

type Finding = "idle" | "locating" | { trouble: LocationTrouble } | { failure: PageError };

type WhereToBuyProps = {
  product: ProductDetails;
  /** Best first. */
  list: SellingShops;
  asked: SellingQuery;
  /** The town from which the nearest come first. */
  town: string | undefined;
  tiles: MapTiles;
  now: string;
};

/** Where it can be had: the best of the shops, or the nearest once the visitor says where they are, and all on a map. */
export function WhereToBuy({ product, list, asked, town, tiles, now }: WhereToBuyProps) {
  const { i18n } = useLingui();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [finding, setFinding] = useState<Finding>("idle");
  const [visitor, setVisitor] = useState<{ of: string; point: Point } | null>(null);
  const [nearest, setNearest] = useState<{ of: string; list: SellingShops } | null>(null);
  const { slug, type, shopCount } = product;
  const { isOpenWanted } = asked;
  const wanted = slug + writeSellingQuery(asked);
  // For this product only: the page of another starts without a position.
  const point = visitor?.of === slug ? visitor.point : null;
  const isOfSamples = list.items.every(({ shop }) => shop.isSample);
  const isNearestAsked = asked.sort === "best";
  const isNearest = point !== null && isNearestAsked && nearest?.of === wanted;
  const shown = isNearest ? nearest.list : list;

  const readNearest = useEffectEvent(async (from: Point) => {
    const { readShopsNearSelling } = await import("../../product-calls.ts");
    return readShopsNearSelling(
      { slug, point: from, asked },
      {
        pagePath: pathname,
        redirectTo: (path) => navigate(path, { replace: true }),
        locale: localeOfTag(i18n.locale),
      },
    );
  });

  // Again for another page of the list or the filter of open ones.
  useEffect(() => {
    if (!point || !isNearestAsked) return undefined;
    let isAwaited = true;
    const say = (how: Finding) => isAwaited && setFinding(how);
    readNearest(point).then(
      (answer) => {
        if (isAwaited) setNearest({ of: wanted, list: answer });
        say("idle");
      },
      (error: unknown) => say({ failure: pageErrorOf(error) }),
    );
    return () => {
      isAwaited = false;
    };
  }, [point, wanted, isNearestAsked]);

  async function findNearest() {
    setFinding("locating");
    // Their order is the visitor's, which no address has.
    if (!isNearestAsked) {
      const address = `/${type}/${slug}${writeSellingQuery({ ...asked, sort: "best", page: 1 })}#where`;
      await navigate(address, { preventScrollReset: true });
    }
    try {
      const { findVisitor } = await import("../../product-calls.ts");
      const found = await findVisitor();
      if (typeof found === "string") setFinding({ trouble: found });
      else setVisitor({ of: slug, point: found });
    } catch (error) {
      setFinding({ failure: pageErrorOf(error) });
    }
  }

  return (
    <Section id="where" title={<Trans id="product-page.where">Where to find it</Trans>}>
      {shopCount === 0 ? (
        <p>
          <Trans id="product-page.nowhere">Not on any menu we can show yet.</Trans>
        </p>
      ) : (
        <div className={styles.both}>
          <Stack gap={4} id={LIST_ID} tabIndex={-1} className={styles.list}>
            {typeof finding === "object" && "failure" in finding && (
              <NearestFailed failure={finding.failure} onTryAgain={() => void findNearest()} />
            )}
            <SellingList
              path={`/${type}/${slug}`}
              list={shown}
              asked={asked}
              isNearest={isNearest}
              town={town}
              hasPrices={product.fromCents !== null}
              nearestFirst={
                <ChipButton
                  icon={<Icon glyph={LocateGlyph} size={18} />}
                  isPressed={isNearest}
                  aria-busy={finding === "locating"}
                  onClick={() => (isNearest ? setVisitor(null) : void findNearest())}
                >
                  <Trans id="product-page.nearest-first">Nearest first</Trans>
                </ChipButton>
              }
              now={now}
            />
          </Stack>
          <div className={styles.place}>
            <p className={styles.caption}>
              {isOfSamples ? (
                <Trans id="shop-page.sample-place">
                  The Markerwaard was never drained. Take a boat, and a sandwich.
                </Trans>
              ) : (
                <Trans id="product-page.where.map">The same shops on the map.</Trans>
              )}
            </p>
            <div className={styles.map}>
              <MapInPage
                scope={{
                  bbox: null,
                  product: slug,
                  filters: { ...NO_FILTERS, open: isOpenWanted ? "now" : null },
                }}
                bounds={boxOfShops(shown)}
                pictureBounds={boxOfShops(list)}
                tiles={tiles}
                listId={LIST_ID}
              />
            </div>
          </div>
        </div>
      )}
      {typeof finding === "object" && "trouble" in finding && (
        <LocationAlert
          isOpen
          trouble={finding.trouble}
          onClose={() => setFinding("idle")}
          onMissing={() => setFinding("idle")}
        />
      )}
    </Section>
  );
}

type NearestFailedProps = { failure: PageError; onTryAgain: () => void };

function NearestFailed({ failure, onTryAgain }: NearestFailedProps) {
  return (
    <ErrorState
      title={<Trans id="product-page.nearest-failed">Shops near you couldn’t be loaded</Trans>}
      action={
        <Button onClick={onTryAgain}>
          <Trans id="product-page.nearest-again">Try again</Trans>
        </Button>
      }
    >
      <p>{useFailureText(failure)}</p>
    </ErrorState>
  );
}

function boxOfShops({ items }: SellingShops): Bbox {
  const points = items.map(({ shop }) => shop);
  return boxOfPoints(points, METRES_AROUND) ?? WHOLE_COUNTRY;
}
