import { useLingui } from "@lingui/react/macro";
import type { Employment, JobRole } from "../job-offer.ts";

export function useJobRoleWords(): Record<JobRole, string> {
  const { t } = useLingui();
  return {
    counter: t({ id: "jobs.role.counter", message: "At the counter" }),
    bar: t({ id: "jobs.role.bar", message: "Bar and coffee" }),
    kitchen: t({ id: "jobs.role.kitchen", message: "Kitchen" }),
    door: t({ id: "jobs.role.door", message: "At the door" }),
    manager: t({ id: "jobs.role.manager", message: "Management" }),
    office: t({ id: "jobs.role.office", message: "Office" }),
    logistics: t({ id: "jobs.role.logistics", message: "Logistics" }),
    production: t({ id: "jobs.role.production", message: "Production" }),
    retail: t({ id: "jobs.role.retail", message: "Retail" }),
    other: t({ id: "jobs.role.other", message: "Other work" }),
  };
}

export function useEmploymentWords(): Record<Employment, string> {
  const { t } = useLingui();
  return {
    fullTime: t({ id: "jobs.employment.full-time", message: "Full-time" }),
    partTime: t({ id: "jobs.employment.part-time", message: "Part-time" }),
    onCall: t({ id: "jobs.employment.on-call", message: "On call" }),
    temporary: t({ id: "jobs.employment.temporary", message: "Temporary" }),
    internship: t({ id: "jobs.employment.internship", message: "Internship" }),
    freelance: t({ id: "jobs.employment.freelance", message: "Freelance" }),
  };
}
