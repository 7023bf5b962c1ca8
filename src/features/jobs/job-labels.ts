import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Employment, JobRole } from "./job-offer.ts";

/** What one does there. */
export const JOB_ROLE_LABELS: Record<JobRole, MessageDescriptor> = {
  counter: msg({ id: "jobs.role.counter", message: "At the counter" }),
  bar: msg({ id: "jobs.role.bar", message: "Bar and coffee" }),
  kitchen: msg({ id: "jobs.role.kitchen", message: "Kitchen" }),
  door: msg({ id: "jobs.role.door", message: "At the door" }),
  manager: msg({ id: "jobs.role.manager", message: "Management" }),
  office: msg({ id: "jobs.role.office", message: "Office" }),
  logistics: msg({ id: "jobs.role.logistics", message: "Logistics" }),
  production: msg({ id: "jobs.role.production", message: "Production" }),
  retail: msg({ id: "jobs.role.retail", message: "Retail" }),
  other: msg({ id: "jobs.role.other", message: "Other work" }),
};

/** How much one works. */
export const EMPLOYMENT_LABELS: Record<Employment, MessageDescriptor> = {
  fullTime: msg({ id: "jobs.employment.full-time", message: "Full-time" }),
  partTime: msg({ id: "jobs.employment.part-time", message: "Part-time" }),
  onCall: msg({ id: "jobs.employment.on-call", message: "On call" }),
  temporary: msg({ id: "jobs.employment.temporary", message: "Temporary" }),
  internship: msg({ id: "jobs.employment.internship", message: "Internship" }),
  freelance: msg({ id: "jobs.employment.freelance", message: "Freelance" }),
};
