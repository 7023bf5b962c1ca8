import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ButtonLink } from "#ui/link/button-link.tsx";
import type { PrefType } from "../../pref-types.ts";
import { BioForm } from "./bio-form.tsx";
import { NameForm } from "./name-form.tsx";
import { PictureForm } from "./picture-form.tsx";
import { PrefTypesForm } from "./pref-types-form.tsx";

type AboutTabProps = {
  user: { name: string; url: string; thumbnail: string; bio: string; prefTypes: readonly PrefType[] };
  typeWords: Record<PrefType, string>;
  /** Shares one's page. */
  share: ReactNode;
};

/** The first part of one's profile: what others see. */
export function AboutTab({ user, typeWords, share }: AboutTabProps) {
  return (
    <Stack gap={8}>
      <Cluster gap={2} align="start">
        <ButtonLink to={`/user/${user.url}`} kind="quiet">
          <Trans id="profile.see-page">See my page</Trans>
        </ButtonLink>
        {share}
        {/* Whoever closed the welcome finds it here. */}
        <ButtonLink to="/profile?newUser=1" kind="bare">
          <Trans id="profile.welcome">Go through the welcome</Trans>
        </ButtonLink>
      </Cluster>
      <Section title={<Trans id="profile.picture">Picture</Trans>}>
        <PictureForm thumbnail={user.thumbnail} />
      </Section>
      <Section title={<Trans id="profile.about">About you</Trans>}>
        <Stack gap={6}>
          <NameForm name={user.name} />
          <BioForm bio={user.bio} />
        </Stack>
      </Section>
      <Section title={<Trans id="profile.types">What you like</Trans>}>
        <PrefTypesForm prefTypes={user.prefTypes} typeWords={typeWords} />
      </Section>
    </Stack>
  );
}
