import { needArea } from "#platform/i18n/browser-translator.ts";
import { staticPart } from "#ui/static-part/static-part.tsx";

/** A plain link, for the few whose shop or brand it is: nobody else loads it. */
export const StaticClaimLine = staticPart(async () => {
  const [{ ClaimLine }] = await Promise.all([import("./claim-line.tsx"), needArea("claim-line")]);
  return ClaimLine;
});
