import { type FormEvent, type SubmitEvent, useRef, useState } from "react";
import { type FieldError, isRefusal, listedErrors } from "./listed-errors.ts";

interface FormOptions<Answer> {
  /** The ids of the fields begin with it. */
  id: string;
  /** The message for a refused field, by its name; or by the `msg` where a field has several reasons. */
  mistakes: Record<string, string>;
  /**
   * Sends what was typed, and gives what came back.
   * @throws `{ errors: [{ msg, param }] }` for what was refused; whatever else is thrown is a failure
   */
  send: (fields: FormData) => Promise<Answer>;
}

interface FormState<Answer> {
  isSending: boolean;
  /** It failed, but not because of a field. */
  hasFailed: boolean;
  /** What the server refused, where there are no words for any of it. */
  refusal?: string | undefined;
  /** The errors, in the order of the fields; those of the form as a whole have none. */
  errors: readonly { fieldId: string | null; message: string }[];
  /** Counted up by each refusal: then the errors take the focus, and not when one of them is put right. */
  refusedCount: number;
  /** Once it has arrived. */
  done?: { answer: Answer };
}

const UNSENT = { isSending: false, hasFailed: false, errors: [], refusedCount: 0 };

/**
 * The state of a form that is sent without leaving the page; `form.tsx` renders it. What was typed stays in the fields until it
 * is sent, and a second press meanwhile sends nothing.
 */
export function useForm<Answer>({ id, mistakes, send }: FormOptions<Answer>) {
  const [state, setState] = useState<FormState<Answer>>(UNSENT);
  // A second press may come before the state of the first is rendered.
  const isOnItsWay = useRef(false);

  function refuse(form: HTMLFormElement, refused: readonly FieldError[], refusal?: string): void {
    const messages = new Map<string, string>();
    for (const { param, msg } of refused) {
      const message = mistakes[msg] ?? mistakes[param];
      if (message && !messages.has(param)) messages.set(param, message);
    }
    const names = fieldsOf(form).map(({ name }) => name);
    const errors = [...messages]
      .toSorted(([one], [other]) => names.indexOf(one) - names.indexOf(other))
      .map(([param, message]) => {
        const fieldId = `${id}-${param}`;
        return { fieldId: document.getElementById(fieldId) ? fieldId : null, message };
      });
    setState(({ refusedCount }) => ({
      ...UNSENT,
      hasFailed: errors.length === 0,
      errors,
      refusal,
      refusedCount: refusedCount + 1,
    }));
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isOnItsWay.current) return;
    const form = event.currentTarget;
    // Native validation, but with our messages instead of the browser's, and without a call.
    const invalid = fieldsOf(form).filter(({ validity }) => !validity.valid);
    if (invalid.length > 0)
      return refuse(
        form,
        invalid.map(({ name }) => ({ msg: "", param: name })),
      );
    isOnItsWay.current = true;
    setState(({ refusedCount }) => ({ ...UNSENT, isSending: true, refusedCount }));
    try {
      const answer = await send(new FormData(form));
      setState({ ...UNSENT, done: { answer } });
    } catch (error) {
      const refused = (error as { errors?: FieldError[] }).errors ?? [];
      refuse(form, refused, isRefusal(error) ? listedErrors(refused) : undefined);
    } finally {
      isOnItsWay.current = false;
    }
  }

  /** What was said of a field, and of the form as a whole, is said no longer. */
  function mend(name: string): void {
    const fieldId = `${id}-${name}`;
    setState((before) => {
      const errors = before.errors.filter((error) => error.fieldId !== null && error.fieldId !== fieldId);
      return errors.length === before.errors.length ? before : { ...before, errors };
    });
  }

  /** Validates a field again while it is put right; what only the server knows it says when it is sent. */
  function recheck({ target }: FormEvent<HTMLFormElement>): void {
    const { name, validity } = target as unknown as HTMLInputElement;
    if (name && validity.valid) mend(name);
  }

  /** The props of a field: its name in the call, and its error. */
  function field(name: string): FieldOfForm {
    const fieldId = `${id}-${name}`;
    return { id: fieldId, name, error: state.errors.find((error) => error.fieldId === fieldId)?.message };
  }

  return { ...state, submit, recheck, mend, field };
}

/** The props of a field beside its label. */
export type FieldOfForm = { id: string; name: string; error: string | undefined };

function fieldsOf(form: HTMLFormElement): HTMLInputElement[] {
  return ([...form.elements] as HTMLInputElement[]).filter(({ name }) => name);
}
