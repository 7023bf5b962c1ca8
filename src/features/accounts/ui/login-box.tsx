import { Trans, useLingui } from "@lingui/react/macro";
import { buttonLook } from "#ui/button/button-look.ts";
import { DocumentLink } from "#ui/link/document-link.tsx";
import { Link } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { ExternalGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { localeOfTag } from "#platform/i18n/locales.ts";
import type { Provider } from "../sign-in.ts";
import styles from "./login-box.module.css";

const NAMES: Record<Provider, string> = { google: "Google", discord: "Discord" };

export type LoginBoxProps = {
  providers: readonly Provider[];
  /** Where to go on afterwards, without its language. */
  path: string;
  /** In the installed app. */
  isApp: boolean;
  /** This page holds something typed: another tab signs in. */
  isInNewTab?: boolean;
};

/** The ways to sign in, with what one agrees to (specification section 2, "Login box"). */
export function LoginBox({ providers, path, isApp, isInNewTab }: LoginBoxProps) {
  const { t, i18n } = useLingui();
  if (providers.length === 0) {
    return (
      <Notice title={t({ id: "login.closed-title", message: "Nobody can log in here yet" })}>
        <Trans id="login.closed">
          Whoever runs this site has not connected Google or Discord. Everything else works without an
          account.
        </Trans>
      </Notice>
    );
  }
  const withProvider = (name: string) => t({ id: "login.with", message: `Continue with ${name}` });
  const addressOf = (provider: Provider) => {
    const query = new URLSearchParams({ method: "login", locale: localeOfTag(i18n.locale), path });
    if (isApp) query.set("standalone", "1");
    return `/auth/${provider}?${query}`;
  };
  return (
    <div className={styles.box}>
      <div className={styles.doors}>
        {providers.map((provider) => (
          <DocumentLink
            key={provider}
            href={addressOf(provider)}
            rel="nofollow"
            target={isInNewTab ? "_blank" : undefined}
            className={buttonLook("primary", true)}
          >
            <span aria-hidden="true" className={styles.initial}>
              {NAMES[provider].charAt(0)}
            </span>
            <span>{withProvider(NAMES[provider])}</span>
            {isInNewTab && <Icon glyph={ExternalGlyph} />}
          </DocumentLink>
        ))}
      </div>
      <p className={styles.small}>
        <Trans id="login.consent">
          Only for people aged 18 and over. By continuing you confirm that you are, and agree to the{" "}
          <Link to="/terms">terms</Link>. From Google or Discord we keep only an ID number, to recognise you
          next time: no name, no email, no picture.
        </Trans>{" "}
        <Link to="/privacypolicy">
          <Trans id="login.policy">Privacy policy</Trans>
        </Link>
      </p>
    </div>
  );
}
