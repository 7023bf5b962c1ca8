import { useLingui } from "@lingui/react/macro";
import { LinkTabs } from "#ui/tabs/link-tabs.tsx";
import { FEED_TABS, feedAddress, type FeedTab } from "../post-query.ts";

/** What the feed can show: everything, what the reader follows (of whoever is logged in), what is near. */
export function FeedTabs({ current, isMember }: { current: FeedTab; isMember: boolean }) {
  const { t } = useLingui();
  const words: Record<FeedTab, string> = {
    all: t({ id: "discover.tab.all", message: "All" }),
    following: t({ id: "discover.tab.following", message: "Saved" }),
    near: t({ id: "discover.tab.near", message: "Near me" }),
  };
  return (
    <LinkTabs
      label={t({ id: "discover.tabs", message: "Which posts" })}
      tabs={FEED_TABS.filter((tab) => tab !== "following" || isMember).map((tab) => ({
        to: feedAddress({ tab }),
        label: words[tab],
        isCurrent: tab === current,
      }))}
    />
  );
}
