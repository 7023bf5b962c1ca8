import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import { useToast } from "#ui/toast/toast-context.ts";
import { continueAct } from "../continue-act.ts";

/** After signing in: does what was pressed before, says so, and shows the page as it is then. */
export function ContinuedAct({ viewerUrl }: { viewerUrl: string }) {
  const { t } = useLingui();
  const toast = useToast();
  const { revalidate } = useRevalidator();

  const goOn = useEffectEvent(async () => {
    try {
      const act = await continueAct(viewerUrl);
      if (!act) return;
      const { name } = act;
      toast(
        name === undefined
          ? t({ id: "social.done", message: "Done" })
          : t({ id: "social.you-follow", message: `You follow ${name} now` }),
      );
      await revalidate();
    } catch {
      toast(
        t({
          id: "social.not-continued",
          message: "What you pressed before didn’t go through. Try it again.",
        }),
        "problem",
      );
    }
  });

  useEffect(() => {
    void goOn();
  }, []);
  return null;
}
