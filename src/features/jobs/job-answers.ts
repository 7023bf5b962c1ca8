import { cityAnswer } from "#features/news/news.ts";
import type { JobCard } from "./job-offer.ts";

/** A job offer in an answer. */
export function jobAnswer({ id, slug, employer, city, ...job }: JobCard) {
  return {
    _id: String(id),
    url: slug,
    ...job,
    employer: { kind: employer.kind, url: employer.slug, name: employer.name },
    city: city && cityAnswer(city),
  };
}
