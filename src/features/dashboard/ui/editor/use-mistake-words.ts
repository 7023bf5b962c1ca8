import { useLingui } from "@lingui/react/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { FieldError } from "#platform/errors/errors.ts";
import { NO_LETTER } from "#platform/text/plain-name.ts";
import type { Field, Fields } from "../../field.ts";

/** How the API says of a field that it is empty. */
const EMPTY: ReadonlySet<string> = new Set(["Must not be empty", "Must be given", "Is missing"]);

/** What is wrong with a field, in the reader's words: of the thing itself, by the sentence of the API, else by the kind of field. */
export function useMistakeWords(
  fields: Fields,
  mistakes: Readonly<Record<string, MessageDescriptor>>,
): (error: FieldError) => string {
  const { t, i18n } = useLingui();

  function byKind(field: Field | undefined): string {
    switch (field?.kind) {
      case "cents":
        return t({ id: "dashboard.mistake.cents", message: "Enter an amount such as 12.50." });
      case "time":
        return t({ id: "dashboard.mistake.time", message: "Enter a date and a time." });
      case "choice":
      case "item":
      case "items":
      case "words":
        return t({ id: "dashboard.mistake.choice", message: "Choose one from the list." });
      case "observedOn":
        return t({ id: "dashboard.mistake.observed-on", message: "Enter a day, a month or a year." });
      case "count":
        return t({ id: "dashboard.mistake.count", message: "Enter a whole number." });
      case "parts":
        return t({ id: "dashboard.mistake.parts", message: "Enter a number such as 12.5." });
      case "place":
        return t({
          id: "dashboard.mistake.place",
          message: "Enter a place in the Netherlands, in degrees such as 52.0907 and 5.1214.",
        });
      case "line":
      case "lines":
      case "areas":
      case "texts":
      case "yesNo":
      case undefined:
        return t({ id: "dashboard.mistake.text", message: "Please check what is written here." });
    }
  }

  return ({ msg, param, values }) => {
    const known = mistakes[msg];
    if (known) return i18n._({ ...known, ...(values && { values }) });
    if (param === "reason")
      return t({
        id: "dashboard.mistake.reason",
        message: "Write why you refuse it: whoever sent it reads that.",
      });
    if (EMPTY.has(msg)) return t({ id: "dashboard.mistake.empty", message: "This can’t be empty." });
    if (msg === NO_LETTER)
      return t({
        id: "dashboard.mistake.no-letter",
        message: "A name needs at least one letter from A to Z or a digit.",
      });
    const [, most] = /^Must have at most (\d+) characters$/.exec(msg) ?? [];
    if (most) return t({ id: "dashboard.mistake.long", message: `At most ${most} characters.` });
    const [name = ""] = param.split(".");
    const ofField = mistakes[name];
    return ofField ? i18n._(ofField) : byKind(fields[name]);
  };
}
