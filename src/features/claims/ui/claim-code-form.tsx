import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { TextField } from "#ui/field/text-field.tsx";
import { Form } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { NO_CODE, WRONG_CODE } from "../call-refusals.ts";
import { type NamedItem, typeClaimCode } from "../calls.ts";

/** The six digits. A wrong one keeps what was typed, and tells how many tries are left. */
export function ClaimCodeForm({ item }: { item: NamedItem }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const { send: _, refused: __, ...words } = useFormWords();
  const [triesLeft, setTriesLeft] = useState<number>();
  const form = useForm({
    id: "claim-code",
    mistakes: {
      [WRONG_CODE.msg]: t({ id: "claims.code.wrong", message: "Those digits aren’t right." }),
      [NO_CODE.msg]: t({
        id: "claims.code.none",
        message: "There are no digits that count now: they are too old, or all tries are used.",
      }),
      code: t({ id: "claims.code.six", message: "Type the six digits." }),
    },
    async send(typed) {
      setTriesLeft(undefined);
      try {
        await typeClaimCode({ item, code: String(typed.get("code")) });
      } catch (failure) {
        const tries = WRONG_CODE.in(failure)?.tries;
        if (tries !== undefined) setTriesLeft(Number(tries));
        throw failure;
      }
      await revalidate();
    },
  });
  return (
    <Stack gap={3}>
      <Form form={form} words={{ ...words, send: <Trans id="claims.code.send">Confirm</Trans> }}>
        <TextField
          {...form.field("code")}
          label={t({ id: "claims.code", message: "Which six digits?" })}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern=" *([0-9] *){6}"
          maxLength={20}
          required
        />
      </Form>
      <LiveRegion>
        {triesLeft !== undefined && (
          <p>
            <Plural id="claims.code.tries" value={triesLeft} one="# try is left." other="# tries are left." />
          </p>
        )}
      </LiveRegion>
    </Stack>
  );
}
