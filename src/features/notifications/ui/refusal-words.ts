import { msg } from "@lingui/core/macro";
import { REMOVAL_WORDS } from "./removal-words.ts";

/** Why a suggestion was not taken: its author reads it, and the dashboard lets choose it. */
export const REFUSAL_WORDS = {
  unconfirmed: msg({ id: "notices.refusal.unconfirmed", message: "We couldn’t confirm it" }),
  unreadable: msg({ id: "notices.refusal.unreadable", message: "The photo can’t be read" }),
  duplicate: REMOVAL_WORDS.duplicate,
  wrongTarget: REMOVAL_WORDS.wrongTarget,
  personalData: REMOVAL_WORDS.personalData,
  promotion: REMOVAL_WORDS.promotion,
};
