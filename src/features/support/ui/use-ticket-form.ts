import { useLingui } from "@lingui/react";
import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { fieldErrorsOf } from "#platform/errors/errors.ts";
import { localeOfTag } from "#platform/i18n/locales.ts";
import { sendTicket } from "../calls.ts";
import { captchaAhead } from "../captcha-ahead.ts";
import type { TicketAction } from "../ticket.ts";

interface TicketFormState {
  isSending: boolean;
  /** It did not arrive, and no field is to blame. */
  hasFailed: boolean;
  errors: readonly { param: string; fieldId: string; message: string }[];
  /** Once it has arrived. */
  ticketId?: string;
}

/**
 * Sends a form without leaving the page; what was typed stays in it until it has arrived. `mistakes` are the words for
 * a refused field, by its name; fields have the id `{action}-{name}`.
 */
export function useTicketForm(action: TicketAction, mistakes: Record<string, string>) {
  const { i18n } = useLingui();
  const ref = useRef<HTMLFormElement>(null);
  const captcha = useMemo(() => captchaAhead(action), [action]);
  const [state, setState] = useState<TicketFormState>({ isSending: false, hasFailed: false, errors: [] });

  useEffect(() => {
    const form = ref.current;
    form?.addEventListener("focusin", captcha.begin);
    return () => form?.removeEventListener("focusin", captcha.begin);
  }, [captcha]);

  function refuse(params: string[]): void {
    const errors = [...new Set(params)].flatMap((param) => {
      const message = mistakes[param];
      return message ? [{ param, fieldId: `${action}-${param}`, message }] : [];
    });
    setState({ isSending: false, hasFailed: errors.length === 0, errors });
  }

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state.isSending) return;
    const form = event.currentTarget;
    const invalid = invalidFields(form);
    if (invalid.length > 0) return refuse(invalid);
    setState({ isSending: true, hasFailed: false, errors: [] });
    try {
      const fields = { ...Object.fromEntries(new FormData(form)), locale: localeOfTag(i18n.locale) };
      const ticketId = await sendTicket(action, fields, await captcha.take());
      setState({ isSending: false, hasFailed: false, errors: [], ticketId });
    } catch (error) {
      refuse(fieldErrorsOf(error).map(({ param }) => param));
    }
  }

  return { ...state, ref, send };
}

/** What the browser itself finds wrong, without asking the server; told in our words and not in its bubbles. */
function invalidFields(form: HTMLFormElement): string[] {
  const fields = [...form.elements] as HTMLInputElement[];
  return fields.filter(({ name, validity }) => name && !validity.valid).map(({ name }) => name);
}
