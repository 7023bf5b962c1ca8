import { useLingui } from "@lingui/react/macro";
import { RENAMED_TOO_OFTEN } from "../../call-refusals.ts";
import { NAME_MISTAKES } from "../../name-mistakes.ts";

/** What is wrong with a name, by the sentence of the API. */
export function useNameMistakes(): Record<string, string> {
  const { t } = useLingui();
  const length = t({ id: "profile.name.length", message: "Use 3 to 24 characters." });
  return {
    [NAME_MISTAKES.empty]: t({ id: "profile.name.empty", message: "Enter a name." }),
    [NAME_MISTAKES.short]: length,
    [NAME_MISTAKES.long]: length,
    [NAME_MISTAKES.letters]: t({
      id: "profile.name.letters",
      message: "Use letters, digits, spaces and . _ - ’, and begin with a letter or digit.",
    }),
    [NAME_MISTAKES.script]: t({
      id: "profile.name.script",
      message: "Use letters of one alphabet: not Latin and Cyrillic together, for example.",
    }),
    [NAME_MISTAKES.lookAlike]: t({
      id: "profile.name.look-alike",
      message:
        "These letters look like those of another alphabet. Please choose a name that can’t be mistaken.",
    }),
    [RENAMED_TOO_OFTEN.msg]: t({
      id: "profile.name.too-often",
      message: "You’ve changed your name three times in 30 days. Wait a while before the next one.",
    }),
  };
}
