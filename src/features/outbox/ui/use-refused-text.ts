import { useLingui } from "@lingui/react/macro";
import type { OutboxEntry } from "../outbox.ts";

/** Why the site did not take something that had waited. */
export function useRefusedText(): (entry: OutboxEntry) => string {
  const { t } = useLingui();
  return ({ call, name, refusal }) => {
    const isReview = call === "addreview" || call === "editreview";
    switch (refusal?.status) {
      case 0:
        return t({
          id: "outbox.refusal.unknown",
          message:
            "This was sent days ago and no answer came. See on the page whether it arrived before you send it again.",
        });
      case 404:
      case 410:
        return t({
          id: "outbox.refusal.gone",
          message: `${name} isn’t here any more, so this can’t be sent.`,
        });
      case 409:
        if (call === "addreview")
          return t({
            id: "outbox.refusal.twice",
            message: `You’ve reviewed ${name} before. Change that review instead.`,
          });
        return t({
          id: "outbox.refusal.changed",
          message: "This was changed meanwhile. Look how it is now, and say it again if it’s still so.",
        });
      case 403:
        return isReview
          ? t({
              id: "outbox.refusal.not-yours",
              message: "You can’t review this one: your account speaks for it, or for a competitor.",
            })
          : t({ id: "outbox.refusal.not-allowed", message: "Your account can’t do this at the moment." });
      default:
        return t({
          id: "outbox.refusal.not-taken",
          message:
            "The site didn’t take this as it is. Say it again on the page, where you’re told what’s wrong.",
        });
    }
  };
}
