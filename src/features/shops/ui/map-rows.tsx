import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { distanceText } from "#platform/i18n/format.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { Link } from "#ui/link/link.tsx";
import { EmptyState } from "#ui/state/empty-state.tsx";
import type { ListReference } from "../list-reference.ts";
import type { OpenFilter } from "../open-filter.ts";
import type { ShopInList } from "../shop-in-list.ts";
import type { ShopList } from "../shop-list.ts";
import { ShopListItems } from "./shop-list-items.tsx";
import { useReferenceWords } from "./use-reference-words.ts";

type MapRowsProps = {
  list: ShopList<ShopInList>;
  /** Where nothing is in view: what is nearest, with its distance from the middle. */
  nearest: readonly ShopInList[];
  open: OpenFilter | null;
  /** The way to the other pages. */
  pages: ReactNode;
  /** The same map without filters. */
  resetTo: string;
  /** Where the distances of its rows begin, if they have any. */
  reference: ListReference | null;
  /** The place that the map is of. */
  placeName: string | undefined;
  now: string;
};

/** The shops in view, counted above them already; or what is nearest, where none is. */
export function MapRows({ list, nearest, resetTo, reference, placeName, now, ...shown }: MapRowsProps) {
  const { after } = useReferenceWords(reference ?? NOWHERE);
  if (list.total === 0) return <NothingInView nearest={nearest} resetTo={resetTo} />;
  const row = { now, placeName, afterDistance: reference ? after : undefined };
  return <ShopListItems {...shown} list={list} measured={null} row={row} />;
}

/** Of the words of rows without distances, which are not shown. */
const NOWHERE: ListReference = { kind: "centre", name: "" };

function NothingInView({ nearest: [first, ...others], resetTo }: Pick<MapRowsProps, "nearest" | "resetTo">) {
  const { t, i18n } = useLingui();
  const distance = distanceText(i18n.locale, first?.distanceMetres ?? 0);
  return (
    <EmptyState
      isStreet
      title={t({ id: "map.empty.title", message: "Nothing in view. Just a bicycle." })}
      action={
        <ButtonLink to={first ? `/map/${first.slug}` : resetTo} kind="quiet">
          {first ? (
            <Trans id="map.empty.go">Go there</Trans>
          ) : (
            <Trans id="list.empty.reset">Show everything</Trans>
          )}
        </ButtonLink>
      }
    >
      <Stack gap={2}>
        {first && (
          <p>
            <Trans id="map.empty.nearest">
              The nearest is {first.name} in {first.city.name}, {distance}.
            </Trans>
          </p>
        )}
        {others.map(({ slug, name, city, distanceMetres }) => (
          <p key={slug}>
            <Link to={`/map/${slug}`}>
              {name}, {city.name}
            </Link>{" "}
            · {distanceText(i18n.locale, distanceMetres ?? 0)}
          </p>
        ))}
      </Stack>
    </EmptyState>
  );
}
