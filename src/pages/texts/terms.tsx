import { appContext } from "../../app-context.ts";
import type { Route } from "./+types/terms.ts";
import { textOf } from "./text-of.server.ts";
import { TextPage } from "./text-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return textOf(context.get(appContext), "terms");
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <TextPage text={loaderData} />;
}
