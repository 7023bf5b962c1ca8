import { appContext } from "#app/app-context.ts";
import type { Route } from "./+types/apple-app-site-association.ts";

/** Sign-in ends in the browser in which it began, and files are no pages. */
const NOT_IN_THE_APP = ["/api/*", "/auth/*", "/assets/*", "/img/*"];

/** Which app of Apple may open this site's links (universal links); none without the setting. */
export function loader({ context }: Route.LoaderArgs) {
  const { apple } = context.get(appContext).storeApps;
  if (!apple) return new Response("There is no app.", { status: 404 });
  const components = [...NOT_IN_THE_APP.map((path) => ({ "/": path, exclude: true })), { "/": "*" }];
  return Response.json({ applinks: { details: [{ appIDs: [apple], components }] } });
}
