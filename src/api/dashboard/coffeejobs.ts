import { JOB_FIELDS, JOB_LIST, JOB_STEP } from "#features/jobs/job-fields.ts";
import { editJob, newJob, removeJob } from "#features/jobs/server/edit-job.ts";
import { type JobListQuery, jobsToEdit, jobToEdit } from "#features/jobs/server/jobs-to-edit.ts";
import { listCall } from "./list-call.ts";

/** `/api/dashboard/coffeejobs`. */
export const dashboardcoffeejobs = listCall({
  list: "coffeejobs",
  things: "job offers",
  spec: JOB_LIST,
  fields: JOB_FIELDS,
  besides: JOB_STEP,
  areas: ["jobs", "job-fields"],
  page: (database, member, query) => jobsToEdit(database, member, query as JobListQuery),
  item: jobToEdit,
  add: newJob,
  save: editJob,
  remove: removeJob,
});
