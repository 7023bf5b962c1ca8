import { useEffect } from "react";
import { rememberTown } from "../last-town.ts";

/** The page is about a town, which a later question for one begins with. */
export function useTownOfPage(slug: string | undefined): void {
  useEffect(() => {
    if (slug !== undefined) rememberTown(slug);
  }, [slug]);
}
