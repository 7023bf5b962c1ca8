import { useLingui } from "@lingui/react/macro";
import type { Outcome } from "../decision.ts";
import type { RemovalReason } from "../reason.ts";
import type { ReportedType } from "../report.ts";

/** Why something was reported or removed. */
export function useReasonWords(): Record<RemovalReason, string> {
  const { t } = useLingui();
  return {
    notExperience: t({ id: "moderation.reason.not-experience", message: "Not the author’s own experience" }),
    fake: t({ id: "moderation.reason.fake", message: "Fake or paid for" }),
    offTopic: t({ id: "moderation.reason.off-topic", message: "About something else" }),
    personalData: t({ id: "moderation.reason.personal-data", message: "Personal data of somebody" }),
    hate: t({ id: "moderation.reason.hate", message: "Hate, insults or threats" }),
    illegal: t({ id: "moderation.reason.illegal", message: "Against the law" }),
    medicalClaim: t({ id: "moderation.reason.medical-claim", message: "A health claim" }),
    promotion: t({ id: "moderation.reason.promotion", message: "Advertising, buying or selling" }),
    duplicate: t({ id: "moderation.reason.duplicate", message: "Posted twice" }),
    wrongTarget: t({ id: "moderation.reason.wrong-target", message: "About another place or product" }),
    legalOrder: t({ id: "moderation.reason.legal-order", message: "An order of a court or authority" }),
    other: t({ id: "moderation.reason.other", message: "Something else" }),
  };
}

/** What it is that was reported or decided about. */
export function useTargetWords(): Record<ReportedType, string> {
  const { t } = useLingui();
  return {
    review: t({ id: "moderation.target.review", message: "Review" }),
    reply: t({ id: "moderation.target.reply", message: "Owner’s reply" }),
    photo: t({ id: "moderation.target.photo", message: "Photo" }),
    shop: t({ id: "moderation.target.shop", message: "Shop" }),
    product: t({ id: "moderation.target.product", message: "Product" }),
    brand: t({ id: "moderation.target.brand", message: "Brand" }),
    deal: t({ id: "moderation.target.deal", message: "Deal" }),
    job: t({ id: "moderation.target.job", message: "Job" }),
    post: t({ id: "moderation.target.post", message: "Post" }),
    user: t({ id: "moderation.target.user", message: "Profile" }),
  };
}

export function useOutcomeWords(): Record<Outcome, string> {
  const { t } = useLingui();
  return {
    removed: t({ id: "moderation.outcome-word.removed", message: "Removed" }),
    kept: t({ id: "moderation.outcome-word.kept", message: "Stays" }),
    restored: t({ id: "moderation.outcome-word.restored", message: "Put back" }),
  };
}
