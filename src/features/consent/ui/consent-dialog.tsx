import { type MouseEvent, startTransition, type SubmitEvent, useState } from "react";
import { useLocation } from "react-router";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { staticPart } from "#ui/static-part/static-part.tsx";
import { openDialog } from "#ui/dialog/dialog-command.ts";
import { Gate } from "#ui/dialog/gate.tsx";
import { useAddress } from "#ui/link/use-address.ts";
import { Mark } from "#ui/mark/mark.tsx";
import type { Consent } from "../consent.ts";
import { rememberConsent } from "../remember-consent.ts";
import styles from "./consent-dialog.module.css";

type ConsentDialogProps = {
  /** Part of the frame's texts: those of the form are loaded only by a browser that renders it itself. */
  title: string;
  siteName: string;
  cookieDomain: string | undefined;
  /** The id of the dialog of languages. */
  languageId: string;
  onConsent: (consent: Consent) => void;
};

const StaticConsentForm = staticPart(async () => {
  const [part] = await Promise.all([import("./consent-form.tsx"), needArea("consent")]);
  return part.ConsentForm;
});

/** What it asks for can be read before answering, and so can what the law and good sense want read. */
const READ_BEFORE = new Set(["/privacypolicy", "/terms", "/responsible-use", "/data-deletion"]);

/** Whether the page of a path waits for the answer; on the others the question is a notice at the foot. */
export function waitsForConsent(pathname: string): boolean {
  return !READ_BEFORE.has(pathname.replace(/\/$/, ""));
}

/**
 * The age and cookie question (specification section 2). Rendered by the server over every page; a plain form, so that it can be
 * answered without JavaScript. Both agreeing buttons confirm the age, and look alike: the law wants a free choice.
 */
export function ConsentDialog({ title, siteName, cookieDomain, languageId, onConsent }: ConsentDialogProps) {
  const { pathname, search } = useLocation();
  const address = useAddress(pathname + search);
  const [isDenied, setDenied] = useState(false);

  // Waits for the code of the form before showing the other answer, so that the dialog is never empty.
  const deny = (isNow: boolean) => startTransition(() => setDenied(isNow));

  function answer(event: SubmitEvent<HTMLElement>) {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement, event.nativeEvent.submitter);
    const choice = form.get("choice");
    if (choice === "disagree") deny(true);
    if (choice !== "all" && choice !== "req") return;
    rememberConsent(choice, cookieDomain);
    // The code that sends it is loaded now: it is needed once a visitor.
    import("../calls.ts").then(
      ({ sendConsentProof }) => sendConsentProof(form),
      () => undefined,
    );
    onConsent(choice);
  }

  function go(event: MouseEvent<HTMLElement>) {
    const button = (event.target as Element).closest<HTMLElement>("[data-goes]");
    if (button?.dataset.goes === "language") openDialog(languageId);
    if (button?.dataset.goes === "back") deny(false);
  }

  const isNotice = !waitsForConsent(pathname);
  return (
    <Gate
      // Another page may need the other form of it, which moves the focus.
      key={String(isNotice)}
      isNotice={isNotice}
      title={title}
      head={
        <p className={styles.site}>
          <Mark />
          {siteName}
        </p>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- event delegation for the buttons inside, which keys press too */}
      <div onSubmit={answer} onClick={go}>
        <StaticConsentForm address={address} isDenied={isDenied} languageId={languageId} />
      </div>
    </Gate>
  );
}
