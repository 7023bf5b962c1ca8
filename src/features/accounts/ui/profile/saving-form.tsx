import { type ReactNode, useState } from "react";
import { Form } from "#ui/form/form.tsx";
import type { useForm } from "#ui/form/use-form.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { SavedLine } from "./saved-line.tsx";
import { useSaveWords } from "./use-save-words.ts";

type SavingFormProps = {
  form: ReturnType<typeof useForm>;
  /** Where it failed, if not the usual. */
  failed?: string;
  /** Once it is saved, if more than that is to be said. */
  saved?: string;
  children: ReactNode;
};

/** A form that stays after it was saved, and says so until something is typed again. */
export function SavingForm({ form, failed, saved, children }: SavingFormProps) {
  const words = useSaveWords();
  const [typedSince, setTypedSince] = useState<object>();
  const isSaved = form.done !== undefined && form.done !== typedSince;
  return (
    <Stack gap={2} onInput={() => setTypedSince(form.done)}>
      <Form form={form} words={{ ...words, failed: failed ?? words.failed }}>
        {children}
      </Form>
      <SavedLine isDone={isSaved}>{isSaved && (saved ?? words.saved)}</SavedLine>
    </Stack>
  );
}
