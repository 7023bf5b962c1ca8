import { useLingui } from "@lingui/react/macro";

/** What is wrong with a name, by the sentence of the API (`account-name.ts`, `rename-account.ts`). */
export function useNameMistakes(): Record<string, string> {
  const { t } = useLingui();
  const length = t({ id: "profile.name.length", message: "Use 3 to 24 characters." });
  return {
    "Must not be empty": t({ id: "profile.name.empty", message: "Enter a name." }),
    "Must have at least 3 characters": length,
    "Must have at most 24 characters": length,
    "Must be letters, digits and spaces": t({
      id: "profile.name.letters",
      message: "Use letters, digits, spaces and . _ - ’, and begin with a letter or digit.",
    }),
    "Must be of one script": t({
      id: "profile.name.script",
      message: "Use letters of one alphabet: not Latin and Cyrillic together, for example.",
    }),
    "Must not look like other letters": t({
      id: "profile.name.look-alike",
      message:
        "These letters look like those of another alphabet. Please choose a name that can’t be mistaken.",
    }),
    "Was changed too often": t({
      id: "profile.name.too-often",
      message: "You’ve changed your name three times in 30 days. Wait a while before the next one.",
    }),
  };
}
