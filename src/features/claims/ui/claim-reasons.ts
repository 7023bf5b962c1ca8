import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { SpokenFor } from "#features/accounts/spoken-for.ts";
import type { ClaimReason } from "../claim.ts";

/** Why a claim is refused, for who decides and for who claimed. */
export const CLAIM_REASON_WORDS: Record<SpokenFor["type"], Record<ClaimReason, MessageDescriptor>> = {
  shop: {
    notTheirs: msg({ id: "claims.reason.not-theirs", message: "The shop says that it is not so" }),
    otherOwner: msg({ id: "claims.reason.other-owner", message: "Somebody else runs the shop" }),
    wrongShop: msg({ id: "claims.reason.wrong-shop", message: "It is another shop" }),
    saysTooLittle: msg({
      id: "claims.reason.says-too-little",
      message: "The document doesn’t show that you run the shop",
    }),
  },
  brand: {
    notTheirs: msg({ id: "claims.reason.not-theirs-brand", message: "The brand says that it is not so" }),
    otherOwner: msg({ id: "claims.reason.other-owner-brand", message: "The brand is somebody else’s" }),
    wrongShop: msg({ id: "claims.reason.wrong-brand", message: "It is another brand" }),
    saysTooLittle: msg({
      id: "claims.reason.says-too-little-brand",
      message: "The document doesn’t show that the brand is yours",
    }),
  },
};
