import { type ReactNode, useEffect, useState } from "react";
import { type PocketCity, pocketCities } from "#platform/offline/pocket.ts";
import { contentOf } from "../device/take-pack.ts";
import type { PackContent } from "../pack.ts";
import { CityList } from "./city-list.tsx";
import { CityShop } from "./city-shop.tsx";
import { PocketCities } from "./pocket-cities.tsx";
import { TakeCity } from "./take-city.tsx";

type PocketProps = {
  city: string | undefined;
  shop: string | undefined;
  head: { title: string; description: string };
  /** Of `CityShop`. */
  pictureBase: string | null;
  /** Until the device was looked at. */
  before: ReactNode;
};

/** All pages of the pocket. They read the device and never the network, but to take a city along. */
export function Pocket({ city, shop, head, pictureBase, before }: PocketProps) {
  const [cities, setCities] = useState<PocketCity[] | null>(null);
  const look = () => void pocketCities().then(setCities, () => setCities([]));
  useEffect(look, []);
  const [isJustTaken, setJustTaken] = useState(false);
  const taken = cities?.find((one) => one.city === city);
  const content = useContent(taken);

  if (!cities) return before;
  if (!city) return <PocketCities head={head} cities={cities} onChange={look} />;
  if (!taken || isJustTaken)
    return (
      <TakeCity
        key={city}
        city={city}
        onTaken={() => {
          setJustTaken(true);
          look();
        }}
        onLeave={() => setJustTaken(false)}
      />
    );
  if (!content) return before;
  if (shop) return <CityShop key={shop} slug={shop} {...{ taken, content, pictureBase }} />;
  return <CityList taken={taken} content={content} />;
}

/** Parsed once: back and forth between a list and its shops costs nothing. */
const parsed = new Map<string, Promise<PackContent>>();

function useContent(taken: PocketCity | undefined): PackContent | null {
  const [read, setRead] = useState<{ key: string; content: PackContent } | null>(null);
  const { city, version } = taken ?? {};
  useEffect(() => {
    if (!city || !version) return undefined;
    let isLeft = false;
    const key = keyOf({ city, version });
    const coming = parsed.get(key) ?? contentOf(city, version);
    parsed.set(key, coming);
    coming.then(
      (content) => isLeft || setRead({ key, content }),
      () => parsed.delete(key),
    );
    return () => {
      isLeft = true;
    };
  }, [city, version]);
  return taken && read?.key === keyOf(taken) ? read.content : null;
}

const keyOf = ({ city, version }: { city: string; version: string }) => `${city}/${version}`;
