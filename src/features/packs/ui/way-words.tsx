import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { walkMinutes } from "#features/shops/near-me.ts";
import { distanceMetres, type Point } from "#platform/geo/geo.ts";
import { distanceText } from "#platform/i18n/format.ts";
import { windOf, type Wind } from "../bearing.ts";

/** How far a place is in a straight line, how long one walks and where to. It is no route, and does not claim to be one. */
export function WayWords({ from, to }: { from: Point; to: Point }) {
  const { i18n } = useLingui();
  const wind = useWindWords()[windOf(from, to)];
  const metres = distanceMetres(from, to);
  const distance = distanceText(i18n.locale, metres);
  const minutes = walkMinutes(metres);
  return (
    <Trans id="packs.way">
      {distance} as the crow flies, about{" "}
      <Plural id="packs.way.minutes" value={minutes} one="# minute" other="# minutes" /> {wind}
    </Trans>
  );
}

function useWindWords(): Record<Wind, string> {
  const { t } = useLingui();
  return {
    north: t({ id: "packs.north", message: "north" }),
    northEast: t({ id: "packs.north-east", message: "north-east" }),
    east: t({ id: "packs.east", message: "east" }),
    southEast: t({ id: "packs.south-east", message: "south-east" }),
    south: t({ id: "packs.south", message: "south" }),
    southWest: t({ id: "packs.south-west", message: "south-west" }),
    west: t({ id: "packs.west", message: "west" }),
    northWest: t({ id: "packs.north-west", message: "north-west" }),
  };
}
