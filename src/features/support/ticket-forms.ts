import * as v from "valibot";
import { captchaAnswer } from "#platform/captcha/captcha-answer.ts";
import { LOCALES } from "#platform/i18n/locales.ts";
import { emailSchema } from "#platform/text/email-schema.ts";
import { plainLineSchema, plainTextSchema } from "#platform/text/plain-text-schema.ts";
import { CONTACT_SUBJECTS, LONGEST, SHOP_PROOFS, SHOP_ROLES } from "./ticket.ts";

const emptyAsUndefined = <Value extends string>(value: Value | "") => value || undefined;

/** People copy whole addresses: what counts is the path on this site. */
const pagePath = v.pipe(
  plainLineSchema({ most: LONGEST.about }),
  v.transform((value) => (/^https?:\/\//i.test(value) ? (URL.parse(value)?.pathname ?? value) : value)),
  v.regex(/^(?:\/(?![/\\])[^\s\\]*)?$/, "Must be an address of this site, such as /coffeeshops"),
  v.transform(emptyAsUndefined),
);

const shopPath = v.pipe(
  pagePath,
  v.check(
    (path) => path === undefined || /^(?:\/[a-z]{2})?\/coffeeshop\/[a-z0-9-]+\/?$/.test(path),
    "Must be the page of a shop, such as /coffeeshop/its-name",
  ),
);

const website = v.pipe(
  plainLineSchema({ most: LONGEST.website }),
  v.regex(/^(?:https?:\/\/[^\s/]+\S*)?$/, "Must be an address such as https://www.example.org"),
  v.transform(emptyAsUndefined),
);

const everyForm = {
  name: plainLineSchema({ least: 1, most: LONGEST.name }),
  email: emailSchema,
  locale: v.picklist(LOCALES, "Must be a language of the site"),
  /** A honeypot: people do not see this field, so a value means a bot. */
  fax: v.optional(v.literal("", "Must stay empty"), ""),
  captcha: captchaAnswer,
};

/** What `POST /api/contact` takes. */
export const contactForm = v.object({
  ...everyForm,
  subject: v.picklist(CONTACT_SUBJECTS, "Must be a subject of the list"),
  message: plainTextSchema({ least: 1, most: LONGEST.message }),
  about: v.optional(pagePath, ""),
});

/** What `POST /api/dashboard/support` takes: who asks is known, and reads the answer there. */
export const deskForm = v.strictObject({
  subject: contactForm.entries.subject,
  message: contactForm.entries.message,
  locale: everyForm.locale,
});

/** What `POST /api/getlisted` takes. */
export const getListedForm = v.pipe(
  v.object({
    ...everyForm,
    shopName: plainLineSchema({ least: 1, most: LONGEST.shopName }),
    cityName: plainLineSchema({ least: 1, most: LONGEST.cityName }),
    role: v.picklist(SHOP_ROLES, "Must be owner, manager or staff"),
    proof: v.picklist(SHOP_PROOFS, "Must be phone, domain or document"),
    website: v.optional(website, ""),
    shopPage: v.optional(shopPath, ""),
    message: v.optional(plainTextSchema({ most: LONGEST.message }), ""),
  }),
  v.forward(
    v.partialCheck(
      [["proof"], ["website"]],
      ({ proof, website: address }) => proof !== "domain" || address !== undefined,
      "Must be given when the domain is the proof",
    ),
    ["website"],
  ),
);

export type DeskForm = v.InferOutput<typeof deskForm>;
export type ContactForm = v.InferOutput<typeof contactForm>;
export type GetListedForm = v.InferOutput<typeof getListedForm>;
