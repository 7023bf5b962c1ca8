import { useLingui } from "@lingui/react/macro";
import type { OutboxEntry } from "../outbox.ts";

/** What somebody did, in a few words. */
export function useActWords(): (entry: OutboxEntry) => string {
  const { t } = useLingui();
  return ({ call, body }) => {
    const { like, follow, holds } = body as { like?: boolean; follow?: boolean; holds?: boolean };
    switch (call) {
      case "like":
        return like
          ? t({ id: "outbox.like", message: "Like" })
          : t({ id: "outbox.unlike", message: "No longer liked" });
      case "followshop":
        return follow
          ? t({ id: "outbox.follow", message: "Save" })
          : t({ id: "outbox.unfollow", message: "No longer saved" });
      case "confirmfact":
        return holds
          ? t({ id: "outbox.holds", message: "Still right" })
          : t({ id: "outbox.holds-not", message: "No longer right" });
      case "suggestchange":
        return t({ id: "outbox.suggestion", message: "Suggested change" });
      case "addreview":
        return t({ id: "outbox.review", message: "Your review" });
      case "editreview":
        return t({ id: "outbox.review-change", message: "Change of your review" });
    }
  };
}
