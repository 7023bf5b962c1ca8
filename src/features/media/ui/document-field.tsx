import type { ChangeEvent, ComponentProps } from "react";
import { MOST_DOCUMENT_BYTES } from "#platform/files/document-kind.ts";
import { TextField } from "#ui/field/text-field.tsx";

type DocumentFieldProps = ComponentProps<typeof TextField> & {
  /** What a field that cannot be right says of itself; the form has its own words. */
  tooLarge: string;
};

/** One file of at most 5 MB, weighed here so that nobody waits for it to be sent before they hear that it is too large. */
export function DocumentField({ tooLarge, ...field }: DocumentFieldProps) {
  function weigh({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const isTooLarge = (currentTarget.files?.[0]?.size ?? 0) > MOST_DOCUMENT_BYTES;
    currentTarget.setCustomValidity(isTooLarge ? tooLarge : "");
  }
  return <TextField {...field} type="file" onChange={weigh} />;
}
