import type { FieldError } from "#platform/errors/errors.ts";
import {
  MUST_LIE_AHEAD,
  NO_HOURS,
  NO_MAIL_ADDRESS,
  NO_SALARY,
  NO_WEB_ADDRESS,
  ONE_EMPLOYER,
  STANDS_TOO_LONG,
} from "./call-refusals.ts";
import { LONGEST_OFFER_DAYS, type NewJobOffer } from "./job-offer.ts";

const DAY_MS = 86_400_000;
const WEB_ADDRESS = /^https?:\/\/[^\s/]+/;
const MAIL_ADDRESS = /^[^\s@<>?&]+@[^\s@<>?&]+\.[^\s@<>?&]+$/;

type Judged = Pick<
  NewJobOffer,
  "shopId" | "brandId" | "cityId" | "hours" | "salary" | "apply" | "validThrough"
>;

/** The validation errors of a job offer, by field; empty when valid. The same rules as the table's own checks. */
export function troublesOfJobOffer(offer: Judged, { now }: { now: Date }): FieldError[] {
  const troubles: FieldError[] = [];
  const refuse = (param: keyof Judged, msg: string) => troubles.push({ msg, param });
  const { shopId, brandId, cityId, hours, salary, apply, validThrough } = offer;
  if ((shopId === null) === (brandId === null)) refuse("shopId", ONE_EMPLOYER.msg);
  if (shopId !== null && cityId !== null) refuse("cityId", "A shop is where it is");
  if (hours && !(hours.low >= 1 && hours.low <= hours.high && hours.high <= 60))
    refuse("hours", NO_HOURS.msg);
  if (salary && !(salary.lowCents >= 1 && salary.lowCents <= salary.highCents))
    refuse("salary", NO_SALARY.msg);
  if (apply.way === "url" && !WEB_ADDRESS.test(apply.to ?? "")) refuse("apply", NO_WEB_ADDRESS.msg);
  if (apply.way === "email" && !MAIL_ADDRESS.test(apply.to ?? "")) refuse("apply", NO_MAIL_ADDRESS.msg);
  if (validThrough <= now) refuse("validThrough", MUST_LIE_AHEAD.msg);
  else if (validThrough.getTime() - now.getTime() > LONGEST_OFFER_DAYS * DAY_MS)
    refuse("validThrough", STANDS_TOO_LONG.msg);
  return troubles;
}
