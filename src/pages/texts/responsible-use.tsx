import { appContext } from "../../app-context.ts";
import type { Route } from "./+types/responsible-use.ts";
import { textOf } from "./text-of.server.ts";
import { TextPage } from "./text-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return textOf(context.get(appContext), "responsible-use");
}

export default function ResponsibleUse({ loaderData }: Route.ComponentProps) {
  return <TextPage text={loaderData} />;
}
