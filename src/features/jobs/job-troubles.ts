import type { FieldError } from "#platform/errors/errors.ts";
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
  if ((shopId === null) === (brandId === null)) refuse("shopId", "A shop or a brand offers work");
  if (shopId !== null && cityId !== null) refuse("cityId", "A shop is where it is");
  if (hours && !(hours.low >= 1 && hours.low <= hours.high && hours.high <= 60))
    refuse("hours", "Must be from 1 to 60 hours a week");
  if (salary && !(salary.lowCents >= 1 && salary.lowCents <= salary.highCents))
    refuse("salary", "Must go from the lower to the higher");
  if (apply.way === "url" && !WEB_ADDRESS.test(apply.to ?? "")) refuse("apply", "Must be a web address");
  if (apply.way === "email" && !MAIL_ADDRESS.test(apply.to ?? ""))
    refuse("apply", "Must be an e-mail address");
  if (validThrough <= now) refuse("validThrough", "Must lie ahead");
  else if (validThrough.getTime() - now.getTime() > LONGEST_OFFER_DAYS * DAY_MS)
    refuse("validThrough", `Must be within ${LONGEST_OFFER_DAYS} days`);
  return troubles;
}
