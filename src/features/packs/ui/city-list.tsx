import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { LOCATION_WORDS } from "#features/places/location-words.ts";
import { shopInList } from "#features/shops/shop-in-list.ts";
import type { ShopSort } from "#features/shops/shop-query.ts";
import { CityRule } from "#features/shops/ui/city-rule.tsx";
import { ListCount } from "#features/shops/ui/list-count.tsx";
import { ListOrMap } from "#features/shops/ui/list-or-map.tsx";
import { ShopFilters } from "#features/shops/ui/shop-filters.tsx";
import { ShopList } from "#features/shops/ui/shop-list.tsx";
import { ShopSorts } from "#features/shops/ui/shop-sorts.tsx";
import type { PocketCity } from "#platform/offline/pocket.ts";
import { SearchField } from "#ui/field/search-field.tsx";
import { ListGlyph, LocateGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { ListTitle } from "#ui/layout/list-title.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { PackContent } from "../pack.ts";
import styles from "./city-list.module.css";
import { CityMap, type CityMapProps } from "./city-map.tsx";
import { PocketStrip } from "./pocket-strip.tsx";
import { STANDARD, useCityList } from "./use-city-list.ts";

type CityListProps = { taken: PocketCity; content: PackContent };

/** The shops of a city in the pocket as a list, with its map beside it or in its place. */
export function CityList({ taken, content }: CityListProps) {
  const { search } = useLocation();
  const asked = useCityList(taken, content);
  const { list, onMap, filters, now, reference, position, isNearMe, addressOf } = asked;
  const query = new URLSearchParams(search);
  const [chosen, setChosen] = useState(query.get("shop"));
  const isMap = query.get("view") === "map";
  const map: CityMapProps = {
    taken,
    centre: content.city,
    shops: onMap,
    isOpenWanted: filters.open !== null,
    me: position.state === "found" ? position.point : null,
    chosen,
    onChoose: setChosen,
    wayTo: (slug) => addressOf({}, { nearme: "true", view: "map", shop: slug }),
    now,
    isAwaited: isMap,
  };
  const head = (
    <Stack gap={3}>
      <PocketStrip taken={taken} />
      <ListTitle
        title={content.city.name}
        count={<ListCount list={list} filters={filters} standard={STANDARD} />}
      />
      <CityRule city={content.city} />
      <CitySearch
        key={filters.q}
        name={content.city.name}
        q={filters.q}
        addressOf={(q) => addressOf({ q, kinds: q ? [] : [...STANDARD.kinds], page: 1 })}
      />
      <NearMe {...{ position, isNearMe, content, addressOf }} />
      <ShopFilters
        filters={filters}
        facets={list.facets}
        total={list.total}
        unknownHoursCount={list.unknownHoursCount}
        standard={STANDARD}
        hasRatings
        hasPrices={hasPrices(content)}
        addressOf={addressOf}
        sorts={
          <ShopSorts filters={filters} addressOf={addressOf} sorts={sortsOf(content)} reference={reference} />
        }
        now={now}
      />
    </Stack>
  );
  if (isMap)
    return (
      <div className={styles.mapPage}>
        {head}
        <div className={styles.map}>
          <CityMap {...map} />
        </div>
        <ButtonLink to={addressOf({}, { view: null })} kind="quiet" icon={<Icon glyph={ListGlyph} />}>
          <Trans id="packs.as-list">List</Trans>
        </ButtonLink>
      </div>
    );
  return (
    <ListOrMap
      head={head}
      list={
        <ShopList
          list={{ ...list, items: list.items.map(shopInList) }}
          filters={filters}
          standard={STANDARD}
          addressOf={addressOf}
          reference={reference}
          placeName={content.city.name}
          shopPath={(slug) => `/pocket/${taken.city}/${slug}`}
          now={now}
        />
      }
      map={<CityMap {...map} />}
      mapTo={addressOf({}, { view: "map" })}
    />
  );
}

const hasPrices = ({ shops }: PackContent) => shops.some(({ lowCentsPerGram }) => lowCentsPerGram !== null);

const sortsOf = (content: PackContent): ShopSort[] => [
  "nearest",
  "best",
  "name",
  ...(hasPrices(content) ? (["price"] as const) : []),
];

type CitySearchProps = { name: string; q: string; addressOf: (q: string) => string };

/** Names, streets and former names, also with a typo. */
function CitySearch({ name, q, addressOf }: CitySearchProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const id = useId();
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get("q");
        void navigate(addressOf(typeof typed === "string" ? typed.trim() : ""));
      }}
    >
      <SearchField
        id={id}
        label={t({ id: "packs.search", message: `Search in ${name}` })}
        placeholder={t({ id: "packs.search.placeholder", message: `${name}, on your device` })}
        buttonLabel={t({ id: "packs.search.do", message: "Search" })}
        defaultValue={q}
      />
    </form>
  );
}

type NearMeProps = Pick<ReturnType<typeof useCityList>, "position" | "isNearMe" | "addressOf"> & {
  content: PackContent;
};

/** So many stations and squares are chips; more would be a list of their own. */
const MOST_PLACES = 4;

/** The way to distances from where the reader is, or why there are none and from where else. */
function NearMe({ position, isNearMe, content, addressOf }: NearMeProps) {
  const { i18n } = useLingui();
  if (!isNearMe)
    return (
      <Cluster gap={2}>
        <ButtonLink
          to={addressOf({ sort: "nearest" }, { nearme: "true" })}
          kind="quiet"
          icon={<Icon glyph={LocateGlyph} />}
        >
          <Trans id="packs.near-me">Near me</Trans>
        </ButtonLink>
      </Cluster>
    );
  if (position.state !== "nowhere") return null;
  return (
    <Notice isAnnounced>
      <Stack gap={2}>
        <p>{i18n._(LOCATION_WORDS[position.trouble])}</p>
        {content.landmarks.length > 0 && (
          <p>
            <Trans id="packs.from-place">Or measure from a place you can see:</Trans>
          </p>
        )}
        <Cluster gap={2}>
          {content.landmarks.slice(0, MOST_PLACES).map(({ name }) => (
            <ButtonLink key={name} to={addressOf({}, { nearme: null, place: name })} kind="quiet">
              {name}
            </ButtonLink>
          ))}
        </Cluster>
      </Stack>
    </Notice>
  );
}
