import { Trans, useLingui } from "@lingui/react/macro";
import { usePageLabels } from "#platform/i18n/use-page-labels.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { Pagination } from "#ui/pagination/pagination.tsx";
import { EmptyState } from "#ui/state/empty-state.tsx";
import type { ListReference } from "../list-reference.ts";
import type { ShopInList } from "../shop-in-list.ts";
import type { ShopList as List } from "../shop-list.ts";
import {
  type AddressOf,
  chosenCountOf,
  type ListStandard,
  NO_FILTERS,
  type ShopFilters,
} from "../shop-query.ts";
import { MeasuredFrom } from "./measured-from.tsx";
import { ShopListItems } from "./shop-list-items.tsx";
import { useReferenceWords } from "./use-reference-words.ts";

type ShopListProps = {
  list: List<ShopInList>;
  /** As the visitor chose them, defaults filled in. */
  filters: ShopFilters;
  addressOf: AddressOf;
  standard?: ListStandard;
  /** Where its distances begin; null in a list without any. */
  reference?: ListReference | null;
  /** The place that it is about. */
  placeName?: string;
  /** Of `ShopRow`. */
  shopPath?: (slug: string) => string;
  /** When the list was made, ISO 8601; its opening states are of that time. */
  now: string;
};

/** Of the words of a list without distances, which are not shown. */
const ANY: ListReference = { kind: "centre", name: "" };

/** A paged list of shops; its order and filters stand above it. All links, so it works without JavaScript. */
export function ShopList({ list, filters, addressOf, standard = NO_FILTERS, now, ...place }: ShopListProps) {
  const { reference = null } = place;
  const words = useReferenceWords(reference ?? ANY);
  const labels = usePageLabels(list.pageCount);
  if (list.total === 0) {
    const { kinds } = standard;
    const resetTo = addressOf({ ...NO_FILTERS, sort: standard.sort, kinds: [...kinds] });
    const reason = filters.q === "" && filters.amenities.length > 0 ? "untold" : reasonOf(filters, standard);
    return <NothingFound resetTo={resetTo} reason={reason} />;
  }
  return (
    <Stack gap={4}>
      <ShopListItems
        list={list}
        open={filters.open}
        measured={reference && filters.sort !== "nearest" ? <MeasuredFrom reference={reference} /> : null}
        pages={
          <Pagination
            currentPage={list.page}
            pageCount={list.pageCount}
            addressOf={(page) => addressOf({ ...filters, page })}
            labels={labels}
          />
        }
        row={{
          now,
          placeName: place.placeName,
          shopPath: place.shopPath,
          afterDistance: reference ? words.after : undefined,
        }}
      />
    </Stack>
  );
}

/** Why nothing is found: by the words alone, or by a filter too. */
function reasonOf(filters: ShopFilters, standard: ListStandard): "words" | "filters" {
  return filters.q !== "" && chosenCountOf(filters, standard) === 0 ? "words" : "filters";
}

type NothingFoundProps = { resetTo: string; reason: "untold" | "words" | "filters" };

/** A list without a shop, and the way out of it. What was not told is not said to be missing. */
function NothingFound({ resetTo, reason }: NothingFoundProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      isStreet
      title={t({ id: "list.empty.title", message: "Nothing here. Just a bicycle." })}
      action={
        <ButtonLink to={resetTo} kind="quiet">
          <Trans id="list.empty.reset">Show everything</Trans>
        </ButtonLink>
      }
    >
      <p>
        {reason === "untold" && (
          <Trans id="list.empty.untold">
            Nobody has told us of a shop here that has this. That doesn’t mean there is none.
          </Trans>
        )}
        {reason === "words" && (
          <Trans id="list.empty.words">Nothing is called that. Try another spelling.</Trans>
        )}
        {reason === "filters" && (
          <Trans id="list.empty.text">No shops match. Remove a filter or try another spelling.</Trans>
        )}
      </p>
    </EmptyState>
  );
}
