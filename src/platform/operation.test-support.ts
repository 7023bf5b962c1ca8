import type { Operation } from "./operation.ts";

/** Of a test, in which nothing is mailed and no disk is asked. */
export const NO_OPERATION: Operation = {
  matomoHost: null,
  mailNews: () => ({ isOn: false, sentAt: null, failedAt: null }),
  space: async () => ({ freeBytes: 40e9, totalBytes: 100e9 }),
};
