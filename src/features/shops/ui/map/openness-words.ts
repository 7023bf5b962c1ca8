import { useLingui } from "@lingui/react/macro";
import type { Openness } from "../../listing.ts";

export function useOpennessWords(): Record<Openness, string> {
  const { t } = useLingui();
  return {
    open: t({ id: "openness.open", message: "Open" }),
    closed: t({ id: "openness.closed", message: "Closed" }),
    unknown: t({ id: "openness.unknown", message: "Hours not known" }),
  };
}
