import { redirect } from "react-router";
import { appContext } from "../app-context.ts";
import type { Route } from "./+types/user-without-slug.ts";
import { loginAddress } from "./login-address.ts";

/** One's own page, or where one logs in to have one. */
export function loader({ context }: Route.LoaderArgs) {
  const { viewer } = context.get(appContext);
  return redirect(viewer.kind === "account" ? `/user/${viewer.url}` : loginAddress("/user"));
}
