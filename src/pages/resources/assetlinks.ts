import { appContext } from "#app/app-context.ts";
import type { Route } from "./+types/assetlinks.ts";

/** Which app of Android may open this site's links (Digital Asset Links); none without the setting. */
export function loader({ context }: Route.LoaderArgs) {
  const { android } = context.get(appContext).storeApps;
  if (!android) return new Response("There is no app.", { status: 404 });
  return Response.json([
    {
      relation: ["delegate_permission/common.handle_all_urls"],
      target: {
        namespace: "android_app",
        package_name: android.packageName,
        sha256_cert_fingerprints: android.fingerprints,
      },
    },
  ]);
}
