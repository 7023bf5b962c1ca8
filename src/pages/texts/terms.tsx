import { appContext } from "../../app-context.ts";
import type { Route } from "./+types/terms.ts";
import { textToShow } from "./text-of.server.ts";
import { TextPage } from "./text-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return textToShow(context.get(appContext), "terms");
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <TextPage text={loaderData} />;
}
