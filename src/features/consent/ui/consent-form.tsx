import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#ui/button/button.tsx";
import { LanguageGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Link } from "#ui/link/link.tsx";
import styles from "./consent-dialog.module.css";

type ConsentFormProps = {
  /** The address of the page beneath, in its language, to return to. */
  address: string;
  isDenied: boolean;
  languageId: string;
};

/** The question, or the text for those who disagree. The dialog around it handles its buttons. */
export function ConsentForm({ address, isDenied, languageId }: ConsentFormProps) {
  const { i18n } = useLingui();
  if (isDenied) return <Denied />;
  return (
    <form method="post" encType="multipart/form-data" action="/api/consent">
      <input type="hidden" name="path" value={address} />
      <input type="hidden" name="language" value={i18n.locale} />
      <div className={styles.text}>
        <p>
          <Trans id="consent.age">
            This site is about coffeeshops and cannabis. You must be at least 18 years old to continue.
          </Trans>
        </p>
        <p>
          <Trans id="consent.cookies">
            We keep what the site needs to work: your answer here, your language and which notices you’ve
            seen. “Accept all” also lets us count visits, anonymously and without third parties. You can take
            that back at any time.
          </Trans>
        </p>
      </div>
      <div className={styles.answers}>
        <Button type="submit" name="choice" value="all" isWide>
          <Trans id="consent.all">I am 18 or over, accept all</Trans>
        </Button>
        <Button type="submit" name="choice" value="req" isWide>
          <Trans id="consent.required">I am 18 or over, essential cookies only</Trans>
        </Button>
        <Button type="submit" name="choice" value="disagree" kind="quiet" isWide>
          <Trans id="consent.disagree">I am under 18, or I don’t accept</Trans>
        </Button>
        {/* A command of the browser, so that it works without JavaScript. */}
        <Button
          {...{ command: "show-modal", commandfor: languageId }}
          kind="bare"
          data-goes="language"
          icon={<Icon glyph={LanguageGlyph} />}
          isWide
        >
          <Trans id="nav.language">Language</Trans>
        </Button>
        <p className={styles.policy}>
          <Link to="/privacypolicy">
            <Trans id="consent.policy">Privacy policy</Trans>
          </Link>
        </p>
      </div>
      {/* Without JavaScript a refusal comes back as this address. */}
      <p id="denied" className={styles.deniedHere}>
        <DeniedText />
      </p>
    </form>
  );
}

function Denied() {
  return (
    <div className={styles.answers}>
      <p role="status">
        <DeniedText />
      </p>
      <Button data-goes="back" isWide autoFocus>
        <Trans id="consent.back">Back</Trans>
      </Button>
    </div>
  );
}

function DeniedText() {
  return (
    <Trans id="consent.denied">
      Then this site isn’t for you yet. You can close this page, or go back if you pressed the wrong button.
    </Trans>
  );
}
