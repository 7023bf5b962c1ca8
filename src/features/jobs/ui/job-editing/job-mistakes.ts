import { msg } from "@lingui/core/macro";
import { APPROVED_AS_IT_STANDS } from "#features/deals/call-refusals.ts";
import { TAKEN_AWAY } from "#features/holds/call-refusals.ts";
import { NOT_IN_THIS_STATE } from "#features/news/call-refusals.ts";
import {
  MUST_LIE_AHEAD,
  NO_HOURS,
  NO_MAIL_ADDRESS,
  NO_SALARY,
  NO_WEB_ADDRESS,
  ONE_EMPLOYER,
  STANDS_TOO_LONG,
} from "../../call-refusals.ts";

/** The sentences of the API that only job offers have. */
export const JOB_MISTAKES = {
  [ONE_EMPLOYER.msg]: msg({
    id: "job-editing.one-employer",
    message: "Choose either a shop or a brand as the employer.",
  }),
  [NO_HOURS.msg]: msg({
    id: "job-editing.hours",
    message: "Enter both, from 1 to 60, the lower first. The same twice if it’s always the same.",
  }),
  [NO_SALARY.msg]: msg({
    id: "job-editing.salary",
    message: "Enter both amounts, the lower first, and whether it’s by hour, month or year.",
  }),
  [NO_WEB_ADDRESS.msg]: msg({
    id: "job-editing.url",
    message: "Enter an address that begins with https://.",
  }),
  [NO_MAIL_ADDRESS.msg]: msg({
    id: "job-editing.email",
    message: "Enter an e-mail address.",
  }),
  [MUST_LIE_AHEAD.msg]: msg({
    id: "job-editing.ahead",
    message: "Choose a day that’s still to come.",
  }),
  [STANDS_TOO_LONG.msg]: msg({
    id: "job-editing.ninety-days",
    message: "At most 90 days after it’s published.",
  }),
  [APPROVED_AS_IT_STANDS.msg]: msg({
    id: "job-editing.approved-meanwhile",
    message: "It was approved while you were typing, so its text can’t be changed any more.",
  }),
  [NOT_IN_THIS_STATE.msg]: msg({
    id: "job-editing.not-possible",
    message: "This isn’t possible any more: its time may be over.",
  }),
  [TAKEN_AWAY.msg]: msg({
    id: "job-editing.taken-away",
    message: "A moderator removed this job offer, so it won’t be shown again.",
  }),
};
