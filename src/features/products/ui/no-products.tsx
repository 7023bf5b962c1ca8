import { Trans, useLingui } from "@lingui/react/macro";
import { BellGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { EmptyState } from "#ui/state/empty-state.tsx";
import type { ProductCard } from "../product.ts";
import { ProductGrid } from "./product-grid.tsx";

type NoProductsProps = {
  /** Whether any filter is set. */
  isNarrowed: boolean;
  /** The address of a longer list. */
  resetTo: string;
  /** By rule no menu of this place is shown, whether or not there is one. */
  areMenusKept: boolean;
  /** The city whose list it is. */
  city: { slug: string; name: string } | null;
  /** What was looked for in the city in vain, as the whole country has it; the best first. */
  elsewhere?: readonly ProductCard[];
};

/** The empty list: nothing matches, or the city's menus are unknown or hidden by a rule. */
export function NoProducts({ elsewhere, city, ...props }: NoProductsProps) {
  const best = elsewhere?.[0];
  // Where no menu may be shown, nobody could be told of one.
  if (!elsewhere || !best || !city || props.areMenusKept)
    return <EmptyList {...props} isOfCity={city !== null} />;
  return (
    <Stack gap={8}>
      <Stack gap={3}>
        <p role="status">
          <Trans id="products.empty.not-here">Not on any menu here that we know of</Trans>
        </p>
        <div>
          <ButtonLink
            to={`/${best.type}/${best.slug}?city=${city.slug}#tell-me`}
            icon={<Icon glyph={BellGlyph} />}
          >
            <BeToldNear product={best.name} city={city.name} />
          </ButtonLink>
        </div>
      </Stack>
      <Section title={<Trans id="products.elsewhere">What we know of it</Trans>}>
        <ProductGrid products={elsewhere} isTypeShown level={3} />
      </Section>
    </Stack>
  );
}

function BeToldNear({ product, city }: { product: string; city: string }) {
  return (
    <Trans id="products.tell-me.near">
      Be told of {product} near {city}
    </Trans>
  );
}

type EmptyListProps = Omit<NoProductsProps, "elsewhere" | "city"> & { isOfCity: boolean };

function EmptyList({ isNarrowed, resetTo, areMenusKept, isOfCity }: EmptyListProps) {
  const { t } = useLingui();
  if (!isNarrowed && !areMenusKept && !isOfCity) return <OnNoMenuYet />;
  const title = isNarrowed
    ? t({ id: "products.empty.title", message: "Nothing in this jar" })
    : areMenusKept
      ? t({ id: "products.empty.kept", message: "Menus from here aren’t shown" })
      : t({ id: "products.empty.unknown", message: "No menus to show from here yet" });
  return (
    <EmptyState
      title={title}
      action={
        <ButtonLink to={resetTo} kind="quiet">
          {isNarrowed ? (
            <Trans id="products.empty.reset">Without filters</Trans>
          ) : (
            <Trans id="products.empty.everywhere">The whole country</Trans>
          )}
        </ButtonLink>
      }
    >
      <p>
        {isNarrowed ? (
          <Trans id="products.empty.text">No products match. Remove a filter.</Trans>
        ) : areMenusKept ? (
          <Trans id="products.empty.kept-text">
            We’re not allowed to show what shops sell here. That says nothing about what any of them has.
          </Trans>
        ) : (
          <Trans id="products.empty.unknown-text">
            A menu will appear here once a shop or a visitor has told us and we may show it. Until then, look
            across the whole country.
          </Trans>
        )}
      </p>
    </EmptyState>
  );
}

/** A type that no menu of the country has: what is known before any is are the strains. */
function OnNoMenuYet() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t({ id: "products.empty.nowhere", message: "Not on any menu we know of yet" })}
      action={
        <ButtonLink to="/weed" kind="quiet">
          <Trans id="products.empty.guide">To the strain guide</Trans>
        </ButtonLink>
      }
    >
      <p>
        <Trans id="products.empty.nowhere-text">This fills up once shops share their menus.</Trans>
      </p>
    </EmptyState>
  );
}
