import type { OnboardingStep } from "#features/accounts/onboarding-step.ts";

/** In per cent (specification section 2). */
export const ONBOARDING_PROGRESS: Record<OnboardingStep, number> = {
  pickTypes: 15,
  pickShops: 35,
  pickUsername: 50,
  pickThumbnail: 75,
  shareProfile: 100,
};
