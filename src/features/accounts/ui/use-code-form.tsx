import { Plural, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { retryAfterOf } from "#platform/errors/errors.ts";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { useForm } from "#ui/form/use-form.ts";
import { CODE_NOT_RIGHT, NOT_SET_UP, SET_UP_ALREADY } from "../call-refusals.ts";

interface CodeFormOptions {
  id: string;
  /** The name of its one field. */
  name: "code" | "recoveryCode" | "confirm";
  send: (typed: string) => Promise<void>;
}

/** A form with one code in it: what is told of a wrong one, and for how long to wait after too many. */
export function useCodeForm({ id, name, send }: CodeFormOptions) {
  const { t } = useLingui();
  const { failed, ...words } = useFormWords();
  const [waitSeconds, setWaitSeconds] = useState<number>();
  const changed = t({
    id: "factor.changed",
    message: "This was changed in another window. Reload the page.",
  });
  const form = useForm({
    id,
    mistakes: {
      [CODE_NOT_RIGHT.msg]:
        name === "recoveryCode"
          ? t({
              id: "factor.recovery.not-right",
              message: "That isn’t one of your unused recovery codes.",
            })
          : t({
              id: "factor.code.not-right",
              message:
                "That code isn’t right. Wait for the next one, and check that your phone’s clock is right.",
            }),
      [SET_UP_ALREADY.msg]: changed,
      [NOT_SET_UP.msg]: changed,
      [name]:
        name === "recoveryCode"
          ? t({ id: "factor.recovery.wrong", message: "Type one of your recovery codes." })
          : t({ id: "factor.code.wrong", message: "Type the six digits the app shows." }),
    },
    async send(typed) {
      setWaitSeconds(undefined);
      try {
        await send(String(typed.get(name)));
      } catch (failure) {
        const seconds = retryAfterOf(failure);
        if (seconds === undefined) throw failure;
        setWaitSeconds(seconds);
        // Nothing is wrong with the field: this is told below it.
        throw new Error("Too many tries", { cause: failure });
      }
    },
  });
  const tooOften = waitSeconds !== undefined && (
    <Plural
      id="factor.too-often"
      value={Math.ceil(waitSeconds / 60)}
      one="Too many tries. Wait # minute, then try again."
      other="Too many tries. Wait # minutes, then try again."
    />
  );
  return {
    form,
    // Without a list of errors: the field takes the focus.
    words: { withoutScript: words.withoutScript, failed: tooOften || failed },
  };
}
