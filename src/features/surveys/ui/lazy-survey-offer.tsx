import { lazy, type ReactNode, Suspense } from "react";
import type { SurveyName } from "#platform/surveys.ts";

/** Nothing is missing where it does not arrive. */
const Offer = lazy(() =>
  import("./survey-offer.tsx").then(
    ({ SurveyOffer }) => ({ default: SurveyOffer }),
    () => ({ default: (): ReactNode => null }),
  ),
);

/** Lazy: it is on a page only where the setting asks a survey. */
export function LazySurveyOffer({ survey }: { survey: SurveyName }) {
  return (
    <Suspense>
      <Offer survey={survey} />
    </Suspense>
  );
}
