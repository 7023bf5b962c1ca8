import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { needArea } from "#platform/i18n/browser-translator.ts";
import type { SurveyName } from "#platform/surveys.ts";
import { wasAskedHere } from "../asked-here.ts";
import type { SurveyCardProps } from "./survey-card.tsx";

/** Since the document was loaded: whoever just came has something to read. */
const MOMENT_MS = 30_000;
const LOOK_EVERY_MS = 1_000;

/**
 * Offers a survey at the end of a page, to whoever has been here for a moment and is not in the middle of something. It appears below what
 * is seen, so that nothing moves under the eyes; at most once (`asked-here.ts`).
 */
export function SurveyOffer({ survey }: { survey: SurveyName }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [Card, setCard] = useState<ComponentType<SurveyCardProps>>();

  useEffect(() => {
    if (wasAskedHere(survey)) return undefined;
    let coming: Promise<unknown> | undefined;
    let card: ComponentType<SurveyCardProps> | undefined;
    const timer = setInterval(() => {
      if (performance.now() < MOMENT_MS) return;
      // One that does not arrive is not offered on this page.
      coming ??= fetchCard().then(
        (part) => (card = part),
        () => clearInterval(timer),
      );
      if (!card || !place.current || !isBelowView(place.current) || isBusy()) return;
      clearInterval(timer);
      setCard(() => card);
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [survey]);

  function close(): void {
    setCard(undefined);
    // The button that had it is gone.
    place.current?.focus();
  }

  return (
    <div ref={place} tabIndex={-1}>
      {Card && <Card survey={survey} onClose={close} />}
    </div>
  );
}

async function fetchCard(): Promise<ComponentType<SurveyCardProps>> {
  const [{ SurveyCard }] = await Promise.all([import("./survey-card.tsx"), needArea("surveys")]);
  return SurveyCard;
}

function isBelowView(place: Element): boolean {
  return place.getBoundingClientRect().top > innerHeight;
}

/** A dialog is open (the page beneath is inert), or somebody is in a form. */
function isBusy(): boolean {
  return (
    document.querySelector("dialog[open], [role=dialog], [inert]") !== null ||
    Boolean(document.activeElement?.closest("form"))
  );
}
