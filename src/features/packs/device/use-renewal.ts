import { useState } from "react";
import type { PocketCity } from "#platform/offline/pocket.ts";
import { renewCity } from "./renew-packs.ts";
import { keepPocketPage } from "./use-taking.ts";

type RenewalState = "idle" | "renewing" | "newest" | "failed";

/** Renewing a city by a press. */
export function useRenewal(taken: PocketCity, onRenewed: () => void) {
  const [state, setState] = useState<RenewalState>("idle");
  async function renew() {
    setState("renewing");
    try {
      const isRenewed = await renewCity(taken);
      // The page that it has goes on with any pack.
      await keepPocketPage().catch(() => undefined);
      setState(isRenewed ? "idle" : "newest");
      if (isRenewed) onRenewed();
    } catch {
      setState("failed");
    }
  }
  return { state, renew: () => void renew() };
}
