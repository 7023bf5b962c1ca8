import { readStreetAddress } from "#ui/facade/street-address.ts";
import { streetSvg } from "#ui/facade/street-svg.ts";
import type { Route } from "./+types/street.ts";

/** A street does not change: other neighbours, or one that opens, have another address. A month, as houses have. */
const KEPT = "public, max-age=2592000";

/** Houses wall to wall, by day or by night. */
export function loader({ params }: Route.LoaderArgs) {
  const asked = readStreetAddress(params.street);
  if (!asked) return new Response("There is no such street.", { status: 404 });
  return new Response(streetSvg(asked), {
    headers: { "content-type": "image/svg+xml", "cache-control": KEPT },
  });
}
