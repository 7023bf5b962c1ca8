import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { NewsHead } from "#features/news/ui/news-head.tsx";
import { NewsPages } from "#features/news/ui/news-pages.tsx";
import { ShopGlyph } from "#ui/icon/glyphs.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { ButtonLink } from "#ui/link/button-link.tsx";
import { EmptyState } from "#ui/state/empty-state.tsx";
import { JOB_SORTS, type JobFilters, jobsAddress, type JobSort } from "../job-query.ts";
import type { JobList as List } from "../filter-jobs.ts";
import { JobGrid } from "./job-grid.tsx";
import { useEmploymentWords, useJobRoleWords } from "./job-words.ts";

type JobListProps = {
  title: string;
  list: List;
  filters: JobFilters;
  /** Where to go while there is none yet. */
  meanwhile: ReactNode;
};

/** A filtered, sorted, paged list of jobs. All links, so it works without JavaScript. */
export function JobList({ title, list, filters, meanwhile }: JobListProps) {
  return (
    <Stack gap={2}>
      <JobHead title={title} list={list} filters={filters} />
      {list.total > 0 ? (
        <JobGrid jobs={list.items} />
      ) : (
        <NoJobs
          isFiltered={jobsAddress({ ...filters, sort: "newest", page: 1 }) !== "/jobs"}
          meanwhile={meanwhile}
        />
      )}
      <NewsPages
        page={list.page}
        pageCount={list.pageCount}
        addressOf={(page) => jobsAddress({ ...filters, page })}
      />
    </Stack>
  );
}

function JobHead({ title, list: { facets, total }, filters }: Omit<JobListProps, "meanwhile">) {
  const { t } = useLingui();
  const roles = useJobRoleWords();
  const employments = useEmploymentWords();
  const sorts: Record<JobSort, string> = {
    newest: t({ id: "jobs.sort.newest", message: "Newest" }),
    closing: t({ id: "jobs.sort.closing", message: "Closing soon" }),
  };
  const choose = (word: "role" | "employment" | "city") => (key: string | null) =>
    jobsAddress({ ...filters, page: 1, [word]: key });
  return (
    <NewsHead
      title={title}
      count={<Plural id="jobs.count" value={total} one="# job" other="# jobs" />}
      total={total}
      sorts={JOB_SORTS.map((sort) => ({
        to: jobsAddress({ ...filters, sort, page: 1 }),
        words: sorts[sort],
        isCurrent: filters.sort === sort,
      }))}
      clearTo={jobsAddress({ sort: filters.sort })}
      filters={[
        {
          key: "role",
          title: t({ id: "jobs.filter.role", message: "Work" }),
          choices: facets.roles,
          words: roles,
          chosen: filters.role,
          addressOf: choose("role"),
        },
        {
          key: "employment",
          title: t({ id: "jobs.filter.employment", message: "Employment" }),
          choices: facets.employments,
          words: employments,
          chosen: filters.employment,
          addressOf: choose("employment"),
        },
        {
          key: "city",
          title: t({ id: "news.filter.city", message: "Town" }),
          choices: facets.cities,
          chosen: filters.city,
          addressOf: choose("city"),
        },
      ]}
    />
  );
}

function NoJobs({ isFiltered, meanwhile }: { isFiltered: boolean; meanwhile: ReactNode }) {
  const { t } = useLingui();
  if (isFiltered) {
    return (
      <EmptyState
        glyph={ShopGlyph}
        title={t({ id: "jobs.none-fits", message: "No jobs match" })}
        action={
          <ButtonLink to="/jobs" kind="quiet">
            <Trans id="jobs.show-all">Show all jobs</Trans>
          </ButtonLink>
        }
      >
        <p>
          <Trans id="jobs.none-fits-text">Remove a filter or try another town.</Trans>
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      glyph={ShopGlyph}
      title={t({ id: "jobs.none", message: "Every team is complete" })}
      action={meanwhile}
    >
      <p>
        <Trans id="jobs.none-text">No shop or brand is hiring. That never lasts long.</Trans>
      </p>
    </EmptyState>
  );
}
