import { useLingui } from "@lingui/react/macro";
import { countText } from "#platform/i18n/format.ts";
import { LinkTabs } from "#ui/tabs/link-tabs.tsx";
import { PROFILE_TABS, profileAddress, type ProfileTab } from "../../profile-tab.ts";

type ProfileTabsProps = {
  current: ProfileTab;
  /** How many wait for an answer to their friend request. */
  requestCount: number;
};

/** The parts of one's profile, each with its own address. */
export function ProfileTabs({ current, requestCount }: ProfileTabsProps) {
  const { t, i18n } = useLingui();
  const words: Record<ProfileTab, string> = {
    profile: t({ id: "profile.tab.profile", message: "Profile" }),
    friends: t({ id: "profile.tab.friends", message: "Friends" }),
    following: t({ id: "profile.tab.following", message: "Saved" }),
    notices: t({ id: "profile.tab.notices", message: "Notifications" }),
    privacy: t({ id: "profile.tab.privacy", message: "Privacy" }),
    account: t({ id: "profile.tab.account", message: "Account" }),
  };
  return (
    <LinkTabs
      label={t({ id: "profile.tabs", message: "Your profile" })}
      tabs={PROFILE_TABS.map((tab) => ({
        to: profileAddress(tab),
        label: words[tab],
        count: tab === "friends" && requestCount > 0 ? countText(i18n.locale, requestCount) : undefined,
        isCurrent: tab === current,
      }))}
    />
  );
}
