import type { PlaceOfShop } from "#features/news/news.ts";
import type { LocalizedText, TextInLanguage } from "#platform/i18n/localized-text.ts";
import type { Locale } from "#platform/i18n/locales.ts";
import type { MarkdownBlock } from "#platform/markdown/markdown.ts";

export const JOB_ROLES = [
  "counter",
  "bar",
  "kitchen",
  "door",
  "manager",
  "office",
  "logistics",
  "production",
  "retail",
  "other",
] as const;

export type JobRole = (typeof JOB_ROLES)[number];

export const EMPLOYMENTS = [
  "fullTime",
  "partTime",
  "onCall",
  "temporary",
  "internship",
  "freelance",
] as const;

export type Employment = (typeof EMPLOYMENTS)[number];

export const SALARY_UNITS = ["hour", "month", "year"] as const;

export type SalaryUnit = (typeof SALARY_UNITS)[number];

/** `inApp`: with a message and a CV, by a form of this site. */
export const APPLY_WAYS = ["url", "email", "inApp"] as const;

export type ApplyWay = (typeof APPLY_WAYS)[number];

/** Longest time a job offer stands (product.md section 7). */
export const LONGEST_OFFER_DAYS = 90;

/** Cents before tax for one unit of time; the two are equal where there is no range. */
export interface Salary {
  lowCents: number;
  highCents: number;
  unit: SalaryUnit;
}

/** Hours a week; the two are equal where there is no range. */
export interface Hours {
  low: number;
  high: number;
}

/** The employer. */
export interface Employer {
  /** Of the shop or the brand: its house or sign is drawn from it. */
  id: number;
  kind: "shop" | "brand";
  slug: string;
  name: string;
}

/** What lists show of a job offer. Times are ISO 8601. */
export interface JobCard {
  id: number;
  slug: string;
  title: TextInLanguage;
  role: JobRole;
  employment: Employment;
  hours: Hours | null;
  salary: Salary | null;
  employer: Employer;
  /** Null where a brand gives no place of work. */
  city: PlaceOfShop["city"] | null;
  postedAt: string;
  validThrough: string;
  isSample: boolean;
}

export interface ProseInLanguage {
  blocks: MarkdownBlock[];
  locale: Locale;
}

/** Everything that the page of a job offer shows. */
export interface JobOffer extends JobCard {
  /** False once it is filled or its time is over: it keeps its page, without the way to apply. */
  isOpen: boolean;
  /** Whether search engines may index content of its shop or brand. */
  isIndexable: boolean;
  description: ProseInLanguage;
  requirements: ProseInLanguage | null;
  /** Spoken at work. */
  languages: Locale[];
  apply: { way: ApplyWay; to: string | null } | null;
  /** Street, number and postcode of a shop. */
  address: { street: string | null; postcode: string | null; province: string } | null;
}

/** The input of an employer. Description and requirements are Markdown. */
export interface NewJobOffer {
  /** One of the two. */
  shopId: number | null;
  brandId: number | null;
  /** Only of a brand's: a shop is where it is. */
  cityId: number | null;
  title: LocalizedText;
  role: JobRole;
  employment: Employment;
  hours: Hours | null;
  salary: Salary | null;
  description: LocalizedText;
  requirements: LocalizedText | null;
  languages: Locale[];
  apply: { way: ApplyWay; to: string | null };
  validThrough: Date;
}
