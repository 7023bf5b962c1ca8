import { useLingui } from "@lingui/react/macro";
import { isFactGroup } from "#features/shops/facts.ts";
import { phoneText } from "#features/shops/phone-text.ts";
import type { FieldChange, UserChange } from "../../change.ts";
import { useChangeSubject } from "../use-change-subject.ts";
import { useChangedFieldWords, useChangedValueText } from "./change-words.ts";
import { weekWords } from "../../week-words.ts";

/** What somebody sent, in words: `Phone: +31 20 123 4567`, and of a line of a menu `Amnesia Haze · 1 g € 12.50`. */
export function useToldText(change: UserChange): string {
  const { t, i18n } = useLingui();
  const subject = useChangeSubject()(change);
  const words = useChangedFieldWords();
  const valueText = useChangedValueText(change);
  const { type, fields, answered } = change;
  if (type === "newShop") return subject;
  if (answered !== null && isFactGroup(answered))
    return t({ id: "told.doubted", message: `${subject}: no longer right` });

  function valueOf({ field, after }: FieldChange): string {
    if (field === "openingHours" && typeof after === "string") return weekWords(after, i18n);
    if (field === "phone" && typeof after === "string") return phoneText(after);
    return valueText(field, after);
  }

  function saidOf(changed: FieldChange): string {
    const [name, value] = [words[changed.field], valueOf(changed)];
    // What is asked is answered.
    return name.endsWith("?") ? `${name} ${value}` : t({ id: "told.field", message: `${name}: ${value}` });
  }

  if (type !== "menu") return fields.map(saidOf).join(" · ");
  const more = fields.filter(({ field }) => field !== "rawName" && field !== "productId");
  const told = more.map((changed) =>
    changed.field === "ladder" || changed.field === "heading" ? valueOf(changed) : saidOf(changed),
  );
  return [subject, ...told].filter((part) => part !== "").join(" · ");
}
