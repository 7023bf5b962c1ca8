import { readFile, sendCall } from "#platform/http-client.ts";

/** What was sent to an employer is kept until then, ISO 8601. */
export interface Applied {
  goneAt: string;
}

/** @throws CallFailed with what is wrong with which field */
export function applyForJob(application: FormData): Promise<Applied> {
  return sendCall("POST", "applyjob", application);
}

/** Erases it for good. @throws CallFailed */
export function removeApplication(id: string): Promise<object> {
  return sendCall("DELETE", "dashboard/applications", { _id: id });
}

/** @throws CallFailed */
export function cvOfApplication(id: string): Promise<Blob> {
  return readFile(`dashboard/applications?${new URLSearchParams({ cv: id })}`);
}
