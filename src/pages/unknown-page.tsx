import { appContext } from "../app-context.ts";
import type { Route } from "./+types/unknown-page.ts";
import { notFound } from "./page-errors.ts";

/** Every address that no other line of routes.ts matches. */
export function loader({ context, request }: Route.LoaderArgs) {
  return notFound(context.get(appContext), request, "This page could not be found");
}

export default function UnknownPage() {
  return null;
}
