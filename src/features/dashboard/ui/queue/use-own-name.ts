import { useRouteLoaderData } from "react-router";
import type { PageViewer } from "#platform/viewer.ts";

/** What whoever reads is called. No two are called alike (`account.name_skeleton`), so somebody told by name is known to be them. */
export function useOwnName(): string | undefined {
  return useRouteLoaderData<{ viewer: PageViewer }>("root")?.viewer?.name;
}
