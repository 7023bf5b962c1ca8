import { msg } from "@lingui/core/macro";

/** Why something was reported or removed: a notice says it, and all that moderation shows. */
export const REMOVAL_WORDS = {
  notExperience: msg({ id: "moderation.reason.not-experience", message: "Not the author’s own experience" }),
  fake: msg({ id: "moderation.reason.fake", message: "Fake or paid for" }),
  offTopic: msg({ id: "moderation.reason.off-topic", message: "About something else" }),
  personalData: msg({ id: "moderation.reason.personal-data", message: "Somebody’s personal data" }),
  hate: msg({ id: "moderation.reason.hate", message: "Hate, insults or threats" }),
  illegal: msg({ id: "moderation.reason.illegal", message: "Against the law" }),
  medicalClaim: msg({ id: "moderation.reason.medical-claim", message: "A health claim" }),
  promotion: msg({ id: "moderation.reason.promotion", message: "Advertising, buying or selling" }),
  duplicate: msg({ id: "moderation.reason.duplicate", message: "Posted twice" }),
  wrongTarget: msg({ id: "moderation.reason.wrong-target", message: "About another place or product" }),
  legalOrder: msg({ id: "moderation.reason.legal-order", message: "An order of a court or authority" }),
  other: msg({ id: "moderation.reason.other", message: "Something else" }),
};
