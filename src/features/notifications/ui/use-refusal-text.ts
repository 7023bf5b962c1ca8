import { useLingui } from "@lingui/react/macro";
import { REFUSAL_WORDS } from "./refusal-words.ts";

/** Why a suggestion was refused, for its author; undefined where that was not said. */
export function useRefusalText(): (reason: string | null | undefined) => string | undefined {
  const { t, i18n } = useLingui();
  return (reason) => {
    const words = reason && reason in REFUSAL_WORDS && REFUSAL_WORDS[reason as keyof typeof REFUSAL_WORDS];
    if (!words) return undefined;
    const because = i18n._(words);
    return t({ id: "notices.refused-reason", message: `Reason: ${because}` });
  };
}
