import { type ReactNode, type Ref, useEffect, useEffectEvent } from "react";
import type { ButtonKind } from "../button/button-look.ts";
import { Button } from "../button/button.tsx";
import { ErrorSummary } from "../field/error-summary.tsx";
import { LiveRegion } from "../layout/live-region.tsx";
import { Stack } from "../layout/stack.tsx";
import { Notice } from "../notice/notice.tsx";
import { useIsHydrated } from "../use-is-hydrated.ts";
import styles from "./form.module.css";
import type { useForm } from "./use-form.ts";

type FormProps = {
  form: ReturnType<typeof useForm>;
  words: FormWords;
  /** The fields, each with `{...form.field("its name")}`. */
  children: ReactNode;
  /** Of the button. */
  kind?: ButtonKind;
  ref?: Ref<HTMLFormElement>;
};

type FormWords = {
  /** On the button. */
  send: ReactNode;
  /** It was not sent, and nothing is lost. */
  failed: ReactNode;
  /** The same where the browser knows that there is no network; `failed` without it. */
  offline?: ReactNode;
  /** Above the list of errors, which takes the focus. Where it is omitted the first invalid field takes it. */
  refused?: string;
  /** In place of the form where there is no JavaScript. */
  withoutScript: ReactNode;
};

/**
 * A form that is sent without leaving the page: its fields, their errors, and the button. An example:
 *
 *     const form = useForm({
 *       id: "newsletter",
 *       mistakes: {
 *         email: t({ id: "newsletter.email.wrong", message: "Write your e-mail address." }),
 *         [KNOWN_ALREADY.msg]: t({ id: "newsletter.known", message: "You get it already." }),
 *       },
 *       send: (fields) => subscribe(Object.fromEntries(fields)),
 *     });
 *     const label = t({ id: "newsletter.email", message: "Your e-mail address" });
 *     if (form.done) return <FormDone><Trans id="newsletter.done">Look into your mail.</Trans></FormDone>;
 *     return (
 *       <Form form={form} words={words}>
 *         <TextField {...form.field("email")} label={label} type="email" required />
 *       </Form>
 *     );
 */
export function Form({ form, words, kind, children, ref }: FormProps) {
  const isHydrated = useIsHydrated();
  const { errors, refusedCount, isSending, hasFailed, refusal, submit, recheck } = form;
  const { refused } = words;

  const focusFirst = useEffectEvent(() => {
    const first = errors[0];
    if (first?.fieldId && refused === undefined) document.getElementById(first.fieldId)?.focus();
  });
  useEffect(() => {
    if (refusedCount > 0) focusFirst();
  }, [refusedCount]);

  return (
    <>
      <noscript>
        <p>{words.withoutScript}</p>
      </noscript>
      {/* Method POST, so that what is typed is never part of an address. */}
      <form
        ref={ref}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        onChange={recheck}
        className={styles.form}
      >
        <Stack gap={6}>
          {refused !== undefined && <ErrorSummary key={refusedCount} title={refused} errors={errors} />}
          {children}
          <LiveRegion>
            {hasFailed && (
              <Notice tone="problem">
                {refusal ?? ((!navigator.onLine && words.offline) || words.failed)}
              </Notice>
            )}
          </LiveRegion>
          <Button type="submit" kind={kind} disabled={!isHydrated} isLoading={isSending}>
            {words.send}
          </Button>
        </Stack>
      </form>
    </>
  );
}
