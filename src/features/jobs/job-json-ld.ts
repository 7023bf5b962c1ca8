import { addressIn } from "#platform/i18n/language-links.ts";
import type { MarkdownBlock, MarkdownInline } from "#platform/markdown/markdown.ts";
import type { Employment, JobOffer, SalaryUnit } from "./job-offer.ts";

const EMPLOYMENT_TYPES: Record<Employment, string> = {
  fullTime: "FULL_TIME",
  partTime: "PART_TIME",
  onCall: "PER_DIEM",
  temporary: "TEMPORARY",
  internship: "INTERN",
  freelance: "CONTRACTOR",
};

const UNITS: Record<SalaryUnit, string> = { hour: "HOUR", month: "MONTH", year: "YEAR" };

/** A job in schema.org's words (`JobPosting`), for one that is open, real and indexable; null for all others. */
export function jobJsonLd(job: JobOffer, base: string): object | null {
  if (!job.isOpen || job.isSample || !job.isIndexable) return null;
  const { employer, salary, city, address } = job;
  return {
    "@type": "JobPosting",
    title: job.title.text,
    description: [...job.description.blocks, ...(job.requirements?.blocks ?? [])].map(plainOf).join("\n"),
    url: addressIn(base, `/jobs/${job.slug}`),
    datePosted: job.postedAt,
    validThrough: job.validThrough,
    employmentType: EMPLOYMENT_TYPES[job.employment],
    hiringOrganization: {
      "@type": "Organization",
      name: employer.name,
      sameAs: addressIn(base, `/${employer.kind === "shop" ? "coffeeshop" : "brand"}/${employer.slug}`),
    },
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        ...(address?.street && { streetAddress: address.street }),
        ...(address?.postcode && { postalCode: address.postcode }),
        ...(city && { addressLocality: city.name }),
        ...(address && { addressRegion: address.province }),
        addressCountry: "NL",
      },
    },
    ...(job.hours && {
      workHours: job.hours.low === job.hours.high ? `${job.hours.low}` : `${job.hours.low}–${job.hours.high}`,
    }),
    ...(salary && {
      baseSalary: {
        "@type": "MonetaryAmount",
        currency: "EUR",
        value: {
          "@type": "QuantitativeValue",
          minValue: salary.lowCents / 100,
          maxValue: salary.highCents / 100,
          unitText: UNITS[salary.unit],
        },
      },
    }),
  };
}

function plainOf(block: MarkdownBlock): string {
  if (block.kind !== "list") return wordsOf(block.inlines);
  return block.items.map((item) => `- ${item.map(plainOf).join(" ")}`).join("\n");
}

function wordsOf(inlines: readonly MarkdownInline[]): string {
  return inlines.map((inline) => (typeof inline === "string" ? inline : wordsOf(inline.inlines))).join("");
}
