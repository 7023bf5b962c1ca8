import { appContext } from "../../app-context.ts";
import type { Route } from "./+types/responsible-use.ts";
import { textToShow } from "./text-of.server.ts";
import { TextPage } from "./text-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return textToShow(context.get(appContext), "responsible-use");
}

export default function ResponsibleUse({ loaderData }: Route.ComponentProps) {
  return <TextPage text={loaderData} />;
}
