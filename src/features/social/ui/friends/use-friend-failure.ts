import { useLingui } from "@lingui/react/macro";
import { fieldErrorsOf } from "#platform/errors/errors.ts";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { MOST_REQUESTS } from "../../friendship.ts";

/** Why a press about another person did nothing, in words; undefined when it did not fail. */
export function useFriendFailure(failure: unknown): string | undefined {
  const { t } = useLingui();
  const { failed } = useFormWords();
  const most = MOST_REQUESTS;
  if (failure === undefined) return undefined;
  const words: Record<string, string> = {
    "Takes no friend requests": t({
      id: "friends.takes-none",
      message: "This person isn’t accepting friend requests.",
    }),
    "Too many requests are waiting": t({
      id: "friends.too-many",
      message: `You already have ${most} open requests. Withdraw one first, on your profile.`,
    }),
    "Not found": t({ id: "friends.gone", message: "This person isn’t here any more." }),
  };
  return words[fieldErrorsOf(failure)[0]?.msg ?? ""] ?? failed;
}
