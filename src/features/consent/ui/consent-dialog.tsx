import { type MouseEvent, startTransition, type SubmitEvent, useState } from "react";
import { useLocation } from "react-router";
import { needArea } from "#platform/i18n/browser-translator.ts";
import { staticPart } from "#ui/static-part/static-part.tsx";
import { Gate } from "#ui/dialog/gate.tsx";
import { useAddress } from "#ui/link/use-address.ts";
import type { Consent } from "../consent.ts";
import { rememberConsent } from "../remember-consent.ts";

type ConsentDialogProps = {
  /** Said by the frame: the texts of the form come only to a browser that renders it itself. */
  title: string;
  cookieDomain: string | undefined;
  onChooseLanguage: () => void;
  onConsent: (consent: Consent) => void;
};

const StaticConsentForm = staticPart(async () => {
  const [part] = await Promise.all([import("./consent-form.tsx"), needArea("consent")]);
  return part.ConsentForm;
});

/**
 * The age and cookie question (specification section 2). Drawn by the server over every page; a plain form, so that it
 * can be answered without JavaScript. Both agreeing buttons confirm the age, and look alike: the law wants a free choice.
 */
export function ConsentDialog({ title, cookieDomain, onChooseLanguage, onConsent }: ConsentDialogProps) {
  const { pathname, search } = useLocation();
  const address = useAddress(pathname + search);
  const [isDenied, setDenied] = useState(false);

  // The other answer stands there when its code has come; a dialog without a word in the meantime would frighten.
  const deny = (isNow: boolean) => startTransition(() => setDenied(isNow));

  function answer(event: SubmitEvent<HTMLElement>) {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement, event.nativeEvent.submitter);
    const choice = form.get("choice");
    if (choice === "disagree") deny(true);
    if (choice !== "all" && choice !== "req") return;
    rememberConsent(choice, cookieDomain);
    // What sends it is fetched now: it is needed once in a visitor's life.
    import("../calls.ts").then(
      ({ sendConsentProof }) => sendConsentProof(form),
      () => undefined,
    );
    onConsent(choice);
  }

  function go(event: MouseEvent<HTMLElement>) {
    const button = (event.target as Element).closest<HTMLElement>("[data-goes]");
    if (button?.dataset.goes === "language") onChooseLanguage();
    if (button?.dataset.goes === "back") deny(false);
  }

  return (
    <Gate title={title}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it hears the buttons inside, as keys press them too */}
      <div onSubmit={answer} onClick={go}>
        <StaticConsentForm address={address} isDenied={isDenied} />
      </div>
    </Gate>
  );
}
