import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Form } from "#ui/form/form.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import type { SecondFactorProof } from "../second-factor.ts";
import { CodeField } from "./code-field.tsx";
import { useCodeForm } from "./use-code-form.tsx";

type SecondFactorFormProps = {
  id: string;
  /** On the button. */
  label: ReactNode;
  /** @throws CallFailed */
  send: (proof: SecondFactorProof) => Promise<void>;
  /** Other ways on, beside the one with a recovery code. */
  children?: ReactNode;
};

/** Takes a code of the app, or a recovery code of somebody who hasn't got it at hand. */
export function SecondFactorForm({ children, ...props }: SecondFactorFormProps) {
  const [hasApp, setHasApp] = useState(true);
  return (
    <Stack gap={3}>
      {hasApp ? <AppCode {...props} /> : <RecoveryCode {...props} />}
      <Cluster gap={3}>
        <Button kind="quiet" onClick={() => setHasApp(!hasApp)}>
          {hasApp ? (
            <Trans id="factor.use-recovery">Use a recovery code</Trans>
          ) : (
            <Trans id="factor.use-app">Use the app</Trans>
          )}
        </Button>
        {children}
      </Cluster>
    </Stack>
  );
}

function AppCode({ id, label, send }: SecondFactorFormProps) {
  const { form, words } = useCodeForm({ id, name: "code", send: (code) => send({ code }) });
  const field = form.field("code");
  useFocusOnce(field.id);
  return (
    <Form form={form} words={{ ...words, send: label }}>
      <CodeField {...field} />
    </Form>
  );
}

function RecoveryCode({ id, label, send }: SecondFactorFormProps) {
  const { t } = useLingui();
  const { form, words } = useCodeForm({
    id,
    name: "recoveryCode",
    send: (recoveryCode) => send({ recoveryCode }),
  });
  const field = form.field("recoveryCode");
  useFocusOnce(field.id);
  return (
    <Form form={form} words={{ ...words, send: label }}>
      <TextField
        {...field}
        label={t({ id: "factor.recovery", message: "Recovery code" })}
        hint={t({
          id: "factor.recovery.hint",
          message: "One of the ten you saved when you set this up. Each works once.",
        })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        required
      />
    </Form>
  );
}

/** Not `autoFocus`, which is earlier than a dialog around it remembers where the focus was. */
function useFocusOnce(fieldId: string): void {
  useEffect(() => document.getElementById(fieldId)?.focus(), [fieldId]);
}
