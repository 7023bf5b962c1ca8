import { useLingui } from "@lingui/react/macro";
import { statusOf } from "#platform/errors/page-error.ts";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { NO_FRIEND_REQUESTS, TOO_MANY_REQUESTS } from "../../call-refusals.ts";
import { MOST_REQUESTS } from "../../friendship.ts";

/** Why a press about another person did nothing, in words; undefined when it did not fail. */
export function useFriendFailure(failure: unknown): string | undefined {
  const { t } = useLingui();
  const { failed } = useFormWords();
  const most = MOST_REQUESTS;
  if (failure === undefined) return undefined;
  if (NO_FRIEND_REQUESTS.in(failure))
    return t({ id: "friends.takes-none", message: "This person isn’t accepting friend requests." });
  if (TOO_MANY_REQUESTS.in(failure))
    return t({
      id: "friends.too-many",
      message: `You already have ${most} open requests. Withdraw one first, on your profile.`,
    });
  if (statusOf(failure) === 404)
    return t({ id: "friends.gone", message: "This person isn’t here any more." });
  return failed;
}
