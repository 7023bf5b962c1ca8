import { useLingui } from "@lingui/react/macro";

/**
 * The cause of an error in the reader's language. The calls speak fixed English sentences (contract.md, "Answers");
 * one that is not known here is shown as it came.
 */
export function useCause(message: string | undefined): string | undefined {
  const { t } = useLingui();
  if (message === undefined) return undefined;
  const known: Record<string, string> = {
    "This page could not be found": t({
      id: "error.cause.unknown-page",
      message: "This page could not be found",
    }),
    "Page not found": t({ id: "error.cause.not-found", message: "Page not found" }),
    "Not available right now [database]": t({
      id: "error.cause.unavailable",
      message: "Our database is not answering right now",
    }),
  };
  return known[message] ?? message;
}
