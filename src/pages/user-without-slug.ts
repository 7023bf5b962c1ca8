import { redirect } from "react-router";
import { profileAddress } from "#features/accounts/profile-tab.ts";
import { appContext } from "../app-context.ts";
import type { Route } from "./+types/user-without-slug.ts";
import { toLogin } from "./login-address.ts";

/** One's own profile (product.md section 3), or where one logs in to have one. */
export function loader({ context }: Route.LoaderArgs) {
  const { viewer } = context.get(appContext);
  const own = profileAddress("profile");
  return viewer.kind === "account" ? redirect(own) : toLogin(viewer, own);
}
