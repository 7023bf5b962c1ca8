import { facadeSvg } from "#ui/facade/facade-svg.ts";
import { readHouseAddress } from "#ui/facade/house-address.ts";
import type { Route } from "./+types/house.ts";

/** A facade does not change; a month only, because we may improve the drawing. */
const KEPT = "public, max-age=2592000";

/** The drawn facade of a shop, by day or by night. */
export function loader({ params }: Route.LoaderArgs) {
  const asked = readHouseAddress(params.house);
  if (!asked) return new Response("There is no such house.", { status: 404 });
  return new Response(facadeSvg(asked.seed, asked.theme, asked), {
    headers: { "content-type": "image/svg+xml", "cache-control": KEPT },
  });
}
