import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { CRASHED } from "#platform/errors/page-error.ts";
import * as errorTexts from "#platform/errors/error-texts.ts";

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
