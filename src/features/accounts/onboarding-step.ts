/** The steps of the welcome dialog, in their order (specification section 2). */
export const ONBOARDING_STEPS = [
  "pickTypes",
  "pickShops",
  "pickUsername",
  "pickThumbnail",
  "shareProfile",
] as const;

export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];
