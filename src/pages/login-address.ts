import { redirect } from "react-router";
import type { Viewer } from "#platform/viewer.ts";
import { pageUnavailable } from "./page-errors.ts";

/**
 * Leads to where one logs in, and comes back from there to `path`, which is without language. Whoever may have done so, only that the
 * database is away, is told that instead.
 */
export function toLogin(viewer: Viewer, path: string): never {
  if (viewer.kind === "anonymous" && viewer.isUnknown) throw pageUnavailable();
  throw redirect(`/login?${new URLSearchParams({ path })}`);
}
