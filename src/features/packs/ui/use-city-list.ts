import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { useLocation } from "react-router";
import type { ListReference } from "#features/shops/list-reference.ts";
import {
  type ListStandard,
  readShopFilters,
  type ShopFilters,
  writeShopFilters,
} from "#features/shops/shop-query.ts";
import { TOLERATED_KINDS } from "#features/shops/shop.ts";
import { localeOfTag } from "#platform/i18n/locales.ts";
import type { PocketCity } from "#platform/offline/pocket.ts";
import { packList } from "../pack-list.ts";
import type { PackContent } from "../pack.ts";
import { useNow } from "./use-now.ts";
import { usePosition } from "./use-position.ts";

/** As the lists of the site: coffeeshops, nearest first. */
export const STANDARD: ListStandard = { sort: "nearest", kinds: TOLERATED_KINDS };

/** The list that the address asks of a city in the pocket, worked out on the device for now. */
export function useCityList({ city }: PocketCity, content: PackContent) {
  const { i18n } = useLingui();
  const { search } = useLocation();
  const now = useNow();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const isNearMe = query.get("nearme") === "true";
  const position = usePosition(isNearMe);
  const me = position.state === "found" ? position.point : null;
  const { filters } = useMemo(() => readShopFilters(query, STANDARD), [query]);
  const landmark = content.landmarks.find(({ name }) => name === query.get("place"));
  const near = me ?? landmark ?? content.city;
  const locale = localeOfTag(i18n.locale);
  const asked = useMemo(() => ({ filters, near, now, locale }), [filters, near, now, locale]);
  const list = useMemo(() => packList(content, asked), [content, asked]);
  /** On a map there are no pages. */
  const onMap = useMemo(() => packList(content, { ...asked, isWhole: true }).items, [content, asked]);
  const reference: ListReference = me
    ? { kind: "me", name: "" }
    : landmark
      ? { kind: "landmark", name: landmark.name }
      : { kind: "centre", name: content.city.name };
  const addressOf = (chosen: Partial<ShopFilters>, more: Record<string, string | null> = {}) => {
    const next = new URLSearchParams(writeShopFilters({ ...filters, ...chosen }, STANDARD));
    const kept = { nearme: isNearMe ? "true" : null, place: landmark?.name ?? null, view: query.get("view") };
    for (const [name, value] of Object.entries({ ...kept, ...more })) if (value) next.set(name, value);
    return `/pocket/${city}${next.size > 0 ? `?${next}` : ""}`;
  };
  return { list, onMap, filters, now: now.toISOString(), near, reference, position, isNearMe, addressOf };
}
