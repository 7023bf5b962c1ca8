import type { Point } from "#platform/geo/geo.ts";
import type { OsmFileContent } from "#platform/osm/read-osm-file.ts";
import { LISTED_STATUSES } from "../shop.ts";
import { matchShops } from "./match-shops.ts";
import type { Candidate } from "./osm-candidates.ts";
import type { ProposedClosing } from "./osm-report.ts";
import type { RealShop } from "./real-shops.ts";

type Box = NonNullable<OsmFileContent["box"]>;

/**
 * Shops of ours that may be closed: those whose element says that it was one, and, of a file that has all shops of its box, those
 * whose element is not in it. A proposal for people, never more: maps lose elements by mistake too.
 */
export function proposedClosings({
  shops,
  gone,
  presentIds,
  box,
}: {
  /** Not found in the file as living ones. */
  shops: RealShop[];
  gone: Candidate[];
  /** Every element of the file that is a shop. */
  presentIds: ReadonlySet<string>;
  /** Null when the file cannot tell what is absent. */
  box: Box | null;
}): ProposedClosing[] {
  const listed = shops.filter(({ status }) => LISTED_STATUSES.includes(status));
  const goneById = new Map(gone.map((candidate) => [candidate.osmId, candidate]));
  const byId = listed.flatMap((shop) => {
    const candidate = shop.osmId === null ? undefined : goneById.get(shop.osmId);
    return candidate ? [{ shop, candidate }] : [];
  });
  const shopsById = new Set(byId.map(({ shop }) => shop));
  const gonesById = new Set(byId.map(({ candidate }) => candidate));
  const near = matchShops(
    gone.filter((candidate) => !gonesById.has(candidate)),
    listed.filter((shop) => !shopsById.has(shop)),
  );
  const told = new Map(
    [...byId, ...[...near].map(([candidate, shop]) => ({ shop, candidate }))].map(({ shop, candidate }) => [
      shop,
      `${candidate.osmId} says that it was one, since ${candidate.editedOn} at the latest`,
    ]),
  );
  const absent = listed.filter(
    (shop) =>
      box !== null &&
      shop.osmId !== null &&
      !told.has(shop) &&
      !presentIds.has(shop.osmId) &&
      isIn(box, shop),
  );
  return [
    ...[...told].map(([{ slug, name }, reason]) => ({ slug, name, reason })),
    ...absent.map(({ slug, name, osmId }) => ({
      slug,
      name,
      reason: `${osmId} is not in the file as such a shop`,
    })),
  ];
}

function isIn([west, south, east, north]: Box, { latitude, longitude }: Point): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

/** The box of a file that does not say which it has: around all that is in it. */
export function boxOf(points: readonly Point[]): Box | null {
  if (points.length === 0) return null;
  const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b));
  const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b));
  const [latitudes, longitudes] = [
    points.map((point) => point.latitude),
    points.map((point) => point.longitude),
  ];
  return [least(longitudes), least(latitudes), most(longitudes), most(latitudes)];
}
