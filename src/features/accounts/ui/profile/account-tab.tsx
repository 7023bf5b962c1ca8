import { Trans } from "@lingui/react/macro";
import type { Locale } from "#platform/i18n/locales.ts";
import { Button } from "#ui/button/button.tsx";
import { LogOutGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { ExportAccount } from "./export-account.tsx";
import type { WaysToSignIn } from "../fresh-sign-in-dialog.tsx";
import { LanguageForm } from "./language-form.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";
import { SecondFactor } from "./second-factor.tsx";
import type { Standing } from "./second-factor-standing.tsx";
import { SessionList, type SessionSeen } from "./session-list.tsx";

type AccountTabProps = {
  user: {
    url: string;
    locale: Locale;
    hasEmail: boolean;
    wantsNewsletter: boolean;
    hasSecondFactor: boolean;
    eraseAt: string | null;
  };
  secondFactor: Standing;
  sessions: readonly SessionSeen[];
  ways: WaysToSignIn;
  onLogOut: () => void;
  /** After the account was deleted. */
  onGone: () => void;
};

/** The last part of one's profile: what concerns nobody else. */
export function AccountTab({ user, secondFactor, sessions, ways, onLogOut, onGone }: AccountTabProps) {
  return (
    <Stack gap={8}>
      <Section title={<Trans id="profile.mail">Mail and language</Trans>}>
        <Stack gap={6}>
          <LanguageForm locale={user.locale} />
          <NewsletterForm hasEmail={user.hasEmail} wantsNewsletter={user.wantsNewsletter} />
        </Stack>
      </Section>
      <Section title={<Trans id="profile.factor">Two-step login</Trans>}>
        <SecondFactor {...secondFactor} ways={ways} />
      </Section>
      <Section title={<Trans id="profile.sessions">Where you’re logged in</Trans>}>
        <SessionList sessions={sessions} />
      </Section>
      <Section title={<Trans id="profile.data">Your data</Trans>}>
        <ExportAccount user={user} ways={ways} />
      </Section>
      {user.eraseAt === null && (
        <Section title={<Trans id="profile.end">Delete your account</Trans>}>
          <DeleteAccount hasSecondFactor={user.hasSecondFactor} ways={ways} onGone={onGone} />
        </Section>
      )}
      <Button kind="quiet" icon={<Icon glyph={LogOutGlyph} />} isWide onClick={onLogOut}>
        <Trans id="nav.log-out">Log out</Trans>
      </Button>
    </Stack>
  );
}
