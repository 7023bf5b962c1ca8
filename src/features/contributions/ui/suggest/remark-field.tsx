import { useLingui } from "@lingui/react/macro";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { TextArea } from "#ui/field/text-area.tsx";
import type { Remark } from "./use-suggestion.ts";

type RemarkFieldProps = { id: string; name: string; error?: string; remark: Remark };

/** What somebody wants to say besides to whoever decides; it is read beside the suggestion. */
export function RemarkField({ remark, ...field }: RemarkFieldProps) {
  const { t } = useLingui();
  const { optional } = useFormWords();
  return (
    <TextArea
      {...field}
      label={t({ id: "suggest.remark", message: "A remark for the moderator" })}
      hint={t({
        id: "suggest.remark.hint",
        message: "Such as how you know. At most 500 characters.",
      })}
      optionalLabel={optional}
      rows={2}
      value={remark.text}
      onChange={({ target }) => remark.onChange(target.value)}
    />
  );
}
