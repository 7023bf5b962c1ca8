import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ClaimReason } from "../claim.ts";

/** Why a claim is refused, for who decides and for who claimed. */
export const CLAIM_REASON_WORDS: Record<ClaimReason, MessageDescriptor> = {
  notTheirs: msg({ id: "claims.reason.not-theirs", message: "The shop says that it is not so" }),
  otherOwner: msg({ id: "claims.reason.other-owner", message: "Somebody else runs the shop" }),
  wrongShop: msg({ id: "claims.reason.wrong-shop", message: "It is another shop" }),
  saysTooLittle: msg({
    id: "claims.reason.says-too-little",
    message: "The document doesn’t show that you run the shop",
  }),
};
