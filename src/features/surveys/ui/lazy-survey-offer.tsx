import { type ComponentType, lazy, Suspense } from "react";
import type { SurveyOfferProps } from "./survey-offer.tsx";

const Nothing: ComponentType<SurveyOfferProps> = () => null;

/** Nothing is missing where it does not arrive. */
const SurveyOffer = lazy(async () => {
  const part = await import("./survey-offer.tsx").catch(() => ({ SurveyOffer: Nothing }));
  return { default: part.SurveyOffer };
});

/** Lazy: it is on a page only where the setting asks a survey. */
export function LazySurveyOffer(props: SurveyOfferProps) {
  return (
    <Suspense>
      <SurveyOffer {...props} />
    </Suspense>
  );
}
