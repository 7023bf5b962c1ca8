import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import * as errorTexts from "./error-texts.ts";
import { CRASHED, type PageError } from "./page-error.ts";

/** The fixed English error sentences of pages and API (contract.md, "Answers") and their translations. */
const KNOWN: Record<string, MessageDescriptor> = {
  "This page could not be found": errorTexts.unknownPage,
  "Page not found": errorTexts.pageNotFound,
  [CRASHED]: errorTexts.crashed,
  "Not available right now [database]": errorTexts.unavailable,
};

const MIDDLEWARE = /^Unknown middleware (.+)$/;

/** The cause of an error in the reader's language; an unknown sentence is shown as it is. */
export function useCause(message: string | undefined): string | undefined {
  const { i18n } = useLingui();
  if (message === undefined) return undefined;
  const name = MIDDLEWARE.exec(message)?.[1];
  if (name) return i18n._({ ...errorTexts.unknownMiddleware, values: { name } });
  const text = KNOWN[message];
  return text ? i18n._(text) : message;
}

/** What failed, for the place of a page that is missing its data: the status and the cause, as the error page has them. */
export function useFailureText({ status, message }: PageError): string {
  const { i18n } = useLingui();
  const cause = useCause(message) ?? i18n._(errorTexts.unknownError);
  return i18n._({ ...errorTexts.inPlace, values: { status, cause } });
}
