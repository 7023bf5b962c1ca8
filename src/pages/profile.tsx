import { Suspense } from "react";
import { redirect } from "react-router";
import { mayOpen } from "#features/accounts/desk-access.ts";
import { profileAddress, type ProfileTab, readProfileTab } from "#features/accounts/profile-tab.ts";
import { asMember, type Member } from "#features/accounts/server/members.ts";
import { type OwnUser, ownUser } from "#features/accounts/server/own-user.ts";
import { secondFactorOf } from "#features/accounts/server/second-factor-of.ts";
import { openSessions } from "#features/accounts/server/sessions.ts";
import { AboutTab } from "#features/accounts/ui/profile/about-tab.tsx";
import { AccountTab } from "#features/accounts/ui/profile/account-tab.tsx";
import { LeavingNotice } from "#features/accounts/ui/profile/leaving-notice.tsx";
import { PrivacyForm } from "#features/accounts/ui/profile/privacy-form.tsx";
import { ProfileHead } from "#features/accounts/ui/profile/profile-head.tsx";
import { ProfileTabs } from "#features/accounts/ui/profile/profile-tabs.tsx";
import { lettersOf } from "#features/letters/server/letters-of.ts";
import { NoticesTab } from "#features/letters/ui/notices-tab.tsx";
import { hiddenClassesOf } from "#features/notifications/server/hidden-classes.ts";
import { openClaims } from "#features/claims/server/claims-in.ts";
import { LazyOpenClaims } from "#features/claims/ui/lazy-open-claims.ts";
import { changesOf } from "#features/contributions/server/changes-in.ts";
import { menuImagesOf } from "#features/contributions/server/menu-images-of.ts";
import { standingOf } from "#features/contributions/server/standing-of.ts";
import { SuspendedUntil, SuspensionWords } from "#features/notifications/ui/suspension-words.tsx";
import { LazyOwnChanges } from "#features/contributions/ui/lazy-parts.ts";
import { watchesOf } from "#features/products/server/watches-of.ts";
import { WatchSection } from "#features/products/ui/tell-me/watch-section.tsx";
import { pushOf } from "#features/push/server/push-settings-of.ts";
import { shopInList } from "#features/shops/shop-in-list.ts";
import { blockedBy } from "#features/social/server/blocked-by.ts";
import { followedShopCards } from "#features/social/server/followed-shop-cards.ts";
import { friendsOf } from "#features/social/server/friends-of.ts";
import { requestsBy } from "#features/social/server/requests-by.ts";
import { requestsTo } from "#features/social/server/requests-to.ts";
import { FollowedShops } from "#features/social/ui/followed-shops.tsx";
import { BlockList } from "#features/social/ui/friends/block-list.tsx";
import { FriendsTab } from "#features/social/ui/friends/friends-tab.tsx";
import { forgetKeptPages } from "#platform/offline/kept-pages.ts";
import { forgetOutbox } from "#features/outbox/forget-outbox.ts";
import { forgetSessionToken } from "#platform/session-token.ts";
import { viewingOf } from "#platform/viewer.ts";
import { Page } from "#ui/layout/page.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { useAddress } from "#ui/link/use-address.ts";
import { type AppContext, appContext } from "../app-context.ts";
import type { Route } from "./+types/profile.ts";
import { arriving } from "./layouts/arriving.ts";
import { useAppMode } from "./layouts/use-app-mode.ts";
import { useLogOut } from "./layouts/use-log-out.ts";
import { useSite } from "./layouts/use-site.ts";
import { toLogin } from "./login-address.ts";
import { orPageError } from "./page-errors.ts";
import { PageHead } from "./page-head.tsx";
import { PageShare } from "./page-share.tsx";
import { prefTypeWords, profileHead } from "./person-words.server.ts";
import { NOT_SHOWN } from "./while-viewing.server.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { database, viewer, i18n } = app;
  const tab = readProfileTab(new URL(request.url).searchParams);
  if (viewer.kind === "anonymous") toLogin(viewer, profileAddress(tab));
  const isViewed = viewingOf(viewer) !== undefined;
  if (isViewed && tab !== "following")
    throw redirect(tab === "profile" ? profileAddress("following") : NOT_SHOWN);
  return orPageError(app, request, async () => {
    const member = asMember(viewer);
    const [user, standing, requests, part] = await Promise.all([
      ownUser(database, member),
      standingOf(database, member.accountId),
      isViewed ? [] : requestsTo(database, member.accountId),
      partOf(app, member, tab),
    ]);
    const { level, productType } = standing;
    const rank = { rank: level, productType: productType ? prefTypeWords(i18n)[productType] : undefined };
    return {
      head: profileHead(i18n),
      user: isViewed ? withoutAccount(user) : user,
      suspension: member.suspension,
      rank,
      points: standing.points,
      requests,
      part,
    };
  });
}

/** What an admin who looks as somebody does not see of them: how they log in, whether letters reach them, what they like to smoke. */
function withoutAccount(user: OwnUser): OwnUser {
  return { ...user, hasEmail: false, wantsNewsletter: false, hasSecondFactor: false, prefTypes: [] };
}

/** The latest that one suggested. */
const MOST_CHANGES = 20;

/** What one part of the page shows beside the person. */
async function partOf(app: AppContext, member: Member, tab: ProfileTab) {
  const { accountId, sessionId } = member;
  const { database, i18n, locale } = app;
  switch (tab) {
    case "profile":
      return {
        tab,
        typeWords: prefTypeWords(i18n),
        claims: await openClaims(database, member),
        changes: await changesOf(database, member, { most: MOST_CHANGES }),
        images: await menuImagesOf(database, member, { most: MOST_CHANGES }),
      };
    case "friends": {
      const [friends, asked] = await Promise.all([
        friendsOf(database, { accountId, viewerId: accountId }),
        requestsBy(database, accountId),
      ]);
      return { tab, friends, asked };
    }
    case "following": {
      const now = app.now();
      const [cards, watches] = await Promise.all([
        followedShopCards(database, { accountId, locale, now }),
        // Where somebody waits for something says where they are.
        viewingOf(member) ? [] : watchesOf(database, { accountId, locale }),
      ]);
      return { tab, shops: cards.map(shopInList), watches, now: now.toISOString() };
    }
    case "notices": {
      const [hidden, push, letters] = await Promise.all([
        hiddenClassesOf(database, accountId),
        pushOf(database, member),
        lettersOf(database, member),
      ]);
      return { tab, hidden, push, letters };
    }
    case "privacy":
      return { tab, blocked: await blockedBy(database, accountId) };
    case "account": {
      const [sessions, factor] = await Promise.all([
        openSessions(database, accountId),
        secondFactorOf(database, accountId),
      ]);
      return {
        tab,
        sessions: sessions.map((session) => ({ ...session, isThis: session.id === sessionId })),
        // The dashboard is open to every role.
        secondFactor: {
          factor,
          isRoleWaiting: mayOpen(member.permissions, "/dashboard") && !member.hasSecondFactor,
        },
      };
    }
  }
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return arriving(serverLoader);
}

/** One's profile, in parts by `?tab=` (product.md section 10). */
export default function Profile({ loaderData }: Route.ComponentProps) {
  const { head, user, suspension, rank, requests, part } = loaderData;
  return (
    <Page isNarrow>
      <PageHead isIndexed={false} {...head} />
      <Stack gap={4}>
        <ProfileHead name={user.name} thumbnail={user.thumbnail} {...rank} />
        {suspension && (
          <Notice tone="warning" title={<SuspendedUntil until={suspension.until} />}>
            <SuspensionWords {...suspension} />
          </Notice>
        )}
        {user.eraseAt !== null && <LeavingNotice eraseAt={user.eraseAt} />}
        <Stack gap={6}>
          <ProfileTabs current={part.tab} requestCount={requests.length} />
          <Part {...loaderData} />
        </Stack>
      </Stack>
    </Page>
  );
}

function Part({ user, points, requests, part }: Route.ComponentProps["loaderData"]) {
  const { site } = useSite();
  const isApp = useAppMode();
  const onLogOut = useLogOut();
  const home = useAddress("/");

  function leave() {
    forgetSessionToken(site.cookieDomain);
    forgetOutbox();
    // A new document: nothing of the person stays in it.
    void forgetKeptPages()
      .catch(() => undefined)
      .finally(() => location.assign(home));
  }

  switch (part.tab) {
    case "profile":
      return (
        <Stack gap={8}>
          <AboutTab
            user={user}
            typeWords={part.typeWords}
            share={<PageShare title={user.name} path={`/user/${user.url}`} />}
          />
          {part.claims.length > 0 && (
            <Suspense>
              <LazyOpenClaims claims={part.claims} />
            </Suspense>
          )}
          {part.changes.length + part.images.length > 0 && (
            <Suspense>
              <LazyOwnChanges changes={part.changes} images={part.images} points={points} />
            </Suspense>
          )}
        </Stack>
      );
    case "friends":
      return <FriendsTab friends={part.friends} requests={requests} asked={part.asked} />;
    case "following":
      return (
        <Stack gap={8}>
          <FollowedShops shops={part.shops} now={part.now} />
          <WatchSection watches={part.watches} />
        </Stack>
      );
    case "notices":
      return <NoticesTab hidden={part.hidden} push={part.push} letters={part.letters} />;
    case "privacy":
      return (
        <Stack gap={8}>
          <PrivacyForm privacy={user.privacy} />
          <BlockList blocked={part.blocked} />
        </Stack>
      );
    case "account":
      return (
        <AccountTab
          user={user}
          secondFactor={part.secondFactor}
          sessions={part.sessions}
          ways={{ providers: site.providers, isApp, path: profileAddress("account") }}
          onLogOut={onLogOut}
          onGone={leave}
        />
      );
  }
}
