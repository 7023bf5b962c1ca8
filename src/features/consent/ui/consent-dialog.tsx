import { Trans, useLingui } from "@lingui/react/macro";
import { type SubmitEvent, useState } from "react";
import { useHref, useLocation } from "react-router";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { LanguageGlyph } from "#ui/icon/glyphs.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { rememberConsent, sendConsentProof } from "../calls.ts";
import type { Consent } from "../consent.ts";
import styles from "./consent-dialog.module.css";

type ConsentDialogProps = {
  cookieDomain: string | undefined;
  onChooseLanguage: () => void;
  onConsent: (consent: Consent) => void;
};

/**
 * The age and cookie question (specification section 2). Drawn by the server over every page; a plain form, so that it
 * can be answered without JavaScript. Both agreeing buttons confirm the age, and look alike: the law wants a free choice.
 */
export function ConsentDialog({ cookieDomain, onChooseLanguage, onConsent }: ConsentDialogProps) {
  const { t, i18n } = useLingui();
  const { pathname, search } = useLocation();
  const address = useHref({ pathname, search });
  const [isDenied, setDenied] = useState(false);

  function answer(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter);
    const choice = form.get("choice");
    if (choice === "disagree") setDenied(true);
    if (choice !== "all" && choice !== "req") return;
    rememberConsent(choice, cookieDomain);
    sendConsentProof(form);
    onConsent(choice);
  }

  return (
    <Dialog isOpen isLocked title={t({ id: "consent.title", message: "Are you 18 or over?" })}>
      {isDenied ? (
        <Denied onBack={() => setDenied(false)} />
      ) : (
        <form method="post" encType="multipart/form-data" action="/api/consent" onSubmit={answer}>
          <input type="hidden" name="path" value={address} />
          <input type="hidden" name="language" value={i18n.locale} />
          <div className={styles.text}>
            <p>
              <Trans id="consent.age">
                This site is about coffeeshops and cannabis. You must be at least 18 years old to go on.
              </Trans>
            </p>
            <p>
              <Trans id="consent.cookies">
                We keep what the site needs to work: your answer here and your language. With your leave we
                also count visits, without names and without anyone else looking on.
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
              <Trans id="consent.disagree">I am under 18 or disagree</Trans>
            </Button>
            <Button kind="bare" icon={<Icon glyph={LanguageGlyph} />} onClick={onChooseLanguage} isWide>
              <Trans id="nav.language">Language</Trans>
            </Button>
          </div>
          {/* Without JavaScript a refusal comes back as this address. */}
          <p id="denied" className={styles.deniedHere}>
            <DeniedText />
          </p>
        </form>
      )}
    </Dialog>
  );
}

function Denied({ onBack }: { onBack: () => void }) {
  return (
    <div className={styles.answers}>
      <p role="status">
        <DeniedText />
      </p>
      <Button onClick={onBack} isWide autoFocus>
        <Trans id="consent.back">Back</Trans>
      </Button>
    </div>
  );
}

function DeniedText() {
  return (
    <Trans id="consent.denied">
      Then this site is not for you yet. You can close this page, or go back if you pressed the wrong button.
    </Trans>
  );
}
