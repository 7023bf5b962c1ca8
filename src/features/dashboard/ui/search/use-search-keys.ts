import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useKnownKeys } from "#ui/keys/known-keys.ts";
import { useKeys } from "#ui/keys/use-keys.ts";
import { openSearch } from "./search-open.ts";

/** Opens the search of the dashboard: by `/`, which can be switched off, and by Ctrl K, also out of a field. */
export function useSearchKeys(): void {
  const { t } = useLingui();
  const says = t({ id: "dashboard.keys.search", message: "search" });
  useKeys({ "/": { act: openSearch, says } });
  useKnownKeys([{ caps: ["Ctrl", "K"], says }]);
  useEffect(() => {
    function openByKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      // A question that lies over the page is answered first.
      if (event.target instanceof Element && event.target.closest("dialog")) return;
      event.preventDefault();
      openSearch();
    }
    document.addEventListener("keydown", openByKey);
    return () => document.removeEventListener("keydown", openByKey);
  }, []);
}
