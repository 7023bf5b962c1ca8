import { appContext } from "../../app-context.ts";
import type { Route } from "./+types/data-deletion.ts";
import { textOf } from "./text-of.server.ts";
import { TextPage } from "./text-page.tsx";

export function loader({ context }: Route.LoaderArgs) {
  return textOf(context.get(appContext), "data-deletion");
}

export default function DataDeletion({ loaderData }: Route.ComponentProps) {
  return <TextPage text={loaderData} />;
}
