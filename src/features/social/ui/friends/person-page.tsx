import { Trans } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type { PrefType } from "#features/accounts/pref-types.ts";
import type { RankLevel } from "#features/accounts/rank.ts";
import { PersonRow } from "#features/accounts/ui/person-row.tsx";
import { Portrait } from "#features/accounts/ui/portrait.tsx";
import { RankLine } from "#features/accounts/ui/rank-line.tsx";
import { Badge } from "#ui/badge/badge.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ButtonLink } from "#ui/link/button-link.tsx";
import type { ShownLike } from "../../shown-like.ts";
import type { Profile } from "../../profile.ts";
import { BefriendButton } from "./befriend-button.tsx";
import { BlockMenu } from "./block-menu.tsx";
import { BlockedPerson } from "./blocked-person.tsx";
import styles from "./person-page.module.css";
import { PersonLikes } from "./person-likes.tsx";

type PersonPageProps = {
  profile: Profile;
  rank: RankLevel;
  /** The type of product contributed to most: level 5 is called by it. */
  rankType?: PrefType | null;
  /** Null where they are not shown. */
  likes: readonly ShownLike[] | null;
  typeWords: Record<PrefType, string>;
  /** A visitor, where visitors can sign in; null where nobody can. */
  viewer: "member" | "guest" | null;
  share: ReactNode;
  /** What they said of shops, products and brands. */
  reviews?: ReactNode;
};

/** The page of a person, as far as they let this viewer see it. */
export function PersonPage({
  profile,
  rank,
  rankType,
  likes,
  typeWords,
  viewer,
  share,
  reviews,
}: PersonPageProps) {
  const [isBlocked, setIsBlocked] = useState(false);
  const { name, thumbnail, bio, isSample, relation, prefTypes, friends } = profile;
  if (isBlocked || relation === "blocked") {
    return <BlockedPerson person={profile} onUnblocked={() => setIsBlocked(false)} />;
  }
  return (
    <Stack gap={8}>
      <Stack gap={4}>
        <div className={styles.head}>
          <Portrait src={thumbnail} size={6} />
          <div>
            <h1 className={styles.name}>{name}</h1>
            <RankLine level={rank} productType={rankType ? typeWords[rankType] : undefined} />
            {isSample && (
              <Badge tone="saffron">
                <Trans id="person.sample">Sample, not a real person</Trans>
              </Badge>
            )}
          </div>
          {viewer === "member" && relation !== "self" && (
            <BlockMenu person={profile} onBlocked={() => setIsBlocked(true)} />
          )}
        </div>
        {bio && <p className={styles.bio}>{bio}</p>}
        {relation === "self" ? (
          <Cluster gap={2} align="start">
            <ButtonLink to="/profile">
              <Trans id="person.edit">Edit your profile</Trans>
            </ButtonLink>
            {share}
          </Cluster>
        ) : (
          <Actions viewer={viewer} profile={profile} relation={relation}>
            {share}
          </Actions>
        )}
      </Stack>
      {prefTypes && prefTypes.length > 0 && (
        <Section title={<Trans id="person.types">Likes best</Trans>}>
          <Cluster gap={2}>
            {prefTypes.map((type) => (
              <Badge key={type}>{typeWords[type]}</Badge>
            ))}
          </Cluster>
        </Section>
      )}
      {reviews}
      {likes && likes.length > 0 && <PersonLikes likes={likes} />}
      {friends && friends.length > 0 && (
        <Section title={<Trans id="friends.title">Friends</Trans>}>
          <Stack as="ul" gap={1}>
            {friends.map((friend) => (
              <PersonRow key={friend.id} person={friend} />
            ))}
          </Stack>
        </Section>
      )}
    </Stack>
  );
}

type ActionsProps = Pick<PersonPageProps, "profile" | "viewer"> & {
  relation: Exclude<Profile["relation"], "self" | "blocked">;
  children: ReactNode;
};

function Actions({ profile, relation, viewer, children }: ActionsProps) {
  if (!viewer) return <div>{children}</div>;
  return (
    <BefriendButton person={profile} relation={relation} isGuest={viewer === "guest"}>
      {children}
    </BefriendButton>
  );
}
