import * as v from "valibot";
import { captchaAnswer } from "#platform/captcha/captcha-answer.ts";
import { LOCALES } from "#platform/i18n/locales.ts";
import { CONTACT_SUBJECTS, LONGEST, SHOP_PROOFS, SHOP_ROLES } from "./ticket.ts";

// Control characters are refused before anything is trimmed: a line break would start another mail header, and PostgreSQL cannot
// store NUL.
const line = (most: number) =>
  v.pipe(
    v.string("Must be text"),
    v.regex(/^\P{Cc}*$/u, "Must be one line"),
    v.trim(),
    v.maxLength(most, `Must have at most ${most} characters`),
  );
const filledLine = (most: number) => v.pipe(line(most), v.minLength(1, "Must not be empty"));
const emptyAsUndefined = <Value extends string>(value: Value | "") => value || undefined;

const email = v.pipe(line(LONGEST.email), v.email("Must be an e-mail address"));

const text = v.pipe(
  v.string("Must be text"),
  v.transform((value) => value.replace(/\r\n?/g, "\n").trim()),
  v.regex(/^(?:\P{Cc}|[\n\t])*$/u, "Must be plain text"),
  v.maxLength(LONGEST.message, `Must have at most ${LONGEST.message} characters`),
);

/** People copy whole addresses: what counts is the path on this site. */
const pagePath = v.pipe(
  line(LONGEST.about),
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
  line(LONGEST.website),
  v.regex(/^(?:https?:\/\/[^\s/]+\S*)?$/, "Must be an address such as https://www.example.org"),
  v.transform(emptyAsUndefined),
);

const everyForm = {
  name: filledLine(LONGEST.name),
  email,
  locale: v.picklist(LOCALES, "Must be a language of the site"),
  /** A honeypot: people do not see this field, so a value means a bot. */
  fax: v.optional(v.literal("", "Must stay empty"), ""),
  captcha: captchaAnswer,
};

/** What `POST /api/contact` takes. */
export const contactForm = v.object({
  ...everyForm,
  subject: v.picklist(CONTACT_SUBJECTS, "Must be a subject of the list"),
  message: v.pipe(text, v.minLength(1, "Must not be empty")),
  about: v.optional(pagePath, ""),
});

/** What `POST /api/getlisted` takes. */
export const getListedForm = v.pipe(
  v.object({
    ...everyForm,
    shopName: filledLine(LONGEST.shopName),
    cityName: filledLine(LONGEST.cityName),
    role: v.picklist(SHOP_ROLES, "Must be owner, manager or staff"),
    proof: v.picklist(SHOP_PROOFS, "Must be phone, domain or document"),
    website: v.optional(website, ""),
    shopPage: v.optional(shopPath, ""),
    message: v.optional(text, ""),
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

export type ContactForm = v.InferOutput<typeof contactForm>;
export type GetListedForm = v.InferOutput<typeof getListedForm>;
