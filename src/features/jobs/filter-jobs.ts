import type { FilterNames } from "#features/news/news.ts";
import { type Choice, chosenValue, countChoices } from "#features/news/count-choices.ts";
import { type PageOf, pageOf } from "#platform/page-of.ts";
import type { JobCard } from "./job-offer.ts";
import { type JobFilters, JOBS_ON_PAGE } from "./job-query.ts";

/** The facets: the values of each filter, counted among the jobs that match the other filters. */
export interface JobFacets {
  roles: Choice[];
  employments: Choice[];
  cities: Choice[];
}

export interface JobList extends PageOf<JobCard> {
  facets: JobFacets;
}

type Wish = "role" | "employment" | "city";

const WISHES: readonly Wish[] = ["role", "employment", "city"];

const valueOf = (job: JobCard, wish: Wish) => (wish === "city" ? (job.city?.slug ?? null) : job[wish]);

/** A page of the filtered jobs, in order. */
export function filterJobs(
  jobs: readonly JobCard[],
  filters: JobFilters,
  names?: Pick<FilterNames, "city">,
): JobList {
  const fits = (job: JobCard, except?: Wish) =>
    WISHES.every((wish) => wish === except || filters[wish] === null || valueOf(job, wish) === filters[wish]);
  const besides = (wish: Wish) => jobs.filter((job) => fits(job, wish));
  const plain = (key: string) => [{ key, name: key }];
  const wished = jobs.filter((job) => fits(job)).toSorted(ORDERS[filters.sort]);
  return {
    ...pageOf(wished, { page: filters.page, size: JOBS_ON_PAGE }),
    facets: {
      roles: countChoices(besides("role"), ({ role }) => plain(role), chosenValue(filters.role)),
      employments: countChoices(
        besides("employment"),
        ({ employment }) => plain(employment),
        chosenValue(filters.employment),
      ),
      cities: countChoices(
        besides("city"),
        ({ city }) => (city ? [{ key: city.slug, name: city.name }] : []),
        chosenValue(filters.city, names?.city),
      ),
    },
  };
}

const ORDERS: Record<JobFilters["sort"], (a: JobCard, b: JobCard) => number> = {
  newest: (a, b) => Date.parse(b.postedAt) - Date.parse(a.postedAt) || b.id - a.id,
  closing: (a, b) => Date.parse(a.validThrough) - Date.parse(b.validThrough) || a.id - b.id,
};
