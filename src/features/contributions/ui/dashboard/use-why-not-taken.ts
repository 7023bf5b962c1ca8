import { useLingui } from "@lingui/react/macro";
import type { WhyNot } from "#features/dashboard/ui/queue/use-decisions.ts";
import { LISTED_ALREADY, TAKEN_BACK } from "../../call-refusals.ts";

/** Why a decision about something that people gave is refused, besides what any decision is refused for. */
export function useWhyNotTaken(): (failure: unknown) => WhyNot | undefined {
  const { t } = useLingui();
  return (failure) => {
    if (TAKEN_BACK.in(failure)) {
      const alert = t({ id: "dashboard.taken-back", message: "Its author withdrew it before you decided." });
      return { alert, isBack: false };
    }
    const listed = LISTED_ALREADY.in(failure);
    if (!listed) return undefined;
    const { name } = listed;
    const alert = t({
      id: "dashboard.listed-already",
      message: `We have it already: ${name}. Refuse this one.`,
    });
    // What cannot be taken can still be refused.
    return { alert, isBack: true };
  };
}
