import { msg } from "@lingui/core/macro";
import { TAKEN_AWAY } from "#features/holds/call-refusals.ts";
import { NOT_IN_THIS_STATE } from "#features/news/call-refusals.ts";
import {
  APPROVED_AS_IT_STANDS,
  FIVE_ARE_LIVE,
  MAY_NOT_ADVERTISE,
  MUST_BE_AFTER,
  MUST_BE_LOWER,
  NO_CANNABIS_DEALS,
  NO_CODE,
  NO_LINK,
  NOT_ALLOWED_HERE,
  ONLY_SUPPLIES,
  TOO_LONG,
} from "../../call-refusals.ts";

/** The sentences of the API that only deals have. */
export const DEAL_MISTAKES = {
  [NO_CANNABIS_DEALS.msg]: msg({
    id: "deal-editing.no-cannabis",
    message: "There can’t be deals on cannabis: advertising it is forbidden in the Netherlands.",
  }),
  [NOT_ALLOWED_HERE.msg]: msg({
    id: "deal-editing.not-here",
    message: "The rules of a town or shop don’t allow such deals.",
  }),
  [ONLY_SUPPLIES.msg]: msg({
    id: "deal-editing.only-supplies",
    message: "Only deals on smoking accessories can name products.",
  }),
  [MAY_NOT_ADVERTISE.msg]: msg({
    id: "deal-editing.may-not",
    message: "This brand may not advertise.",
  }),
  [MUST_BE_LOWER.msg]: msg({
    id: "deal-editing.lower",
    message: "The new price has to be lower than the old one.",
  }),
  [MUST_BE_AFTER.msg]: msg({
    id: "deal-editing.after",
    message: "It has to end after it starts.",
  }),
  [TOO_LONG.msg]: msg({
    id: "deal-editing.ninety-days",
    message: "At most 90 days after the start.",
  }),
  [NO_CODE.msg]: msg({
    id: "deal-editing.code",
    message: "Letters and digits, at least two characters.",
  }),
  [NO_LINK.msg]: msg({
    id: "deal-editing.url",
    message: "Enter an address that begins with https://.",
  }),
  [FIVE_ARE_LIVE.msg]: msg({
    id: "deal-editing.five",
    message: "This brand already has five deals running. End one first.",
  }),
  [APPROVED_AS_IT_STANDS.msg]: msg({
    id: "deal-editing.approved-meanwhile",
    message: "It was approved while you were typing, so its text can’t be changed any more.",
  }),
  [NOT_IN_THIS_STATE.msg]: msg({
    id: "deal-editing.not-possible",
    message: "This isn’t possible any more: the deal may have ended.",
  }),
  [TAKEN_AWAY.msg]: msg({
    id: "deal-editing.taken-away",
    message: "A moderator removed this deal, so it won’t be shown again.",
  }),
};
