import { Trans, useLingui } from "@lingui/react/macro";
import type { Ref } from "react";
import { Button } from "#ui/button/button.tsx";
import { buttonLook } from "#ui/button/button-look.ts";
import { Form } from "#ui/form/form.tsx";
import { Cluster } from "#ui/layout/cluster.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { QrCode } from "#ui/qr-code/qr-code.tsx";
import { ExternalLink } from "#ui/link/external-link.tsx";
import { type BegunSecondFactor, confirmSecondFactor } from "../../second-factor-calls.ts";
import { CodeField } from "../code-field.tsx";
import { useCodeForm } from "../use-code-form.tsx";
import { CopyButton } from "./copy-button.tsx";
import styles from "./second-factor.module.css";

export type SetUpSecondFactorProps = {
  begun: BegunSecondFactor;
  headRef: Ref<HTMLParagraphElement>;
  onConfirmed: (recoveryCodes: string[]) => void;
  onCancel: () => void;
};

/** Brings the secret into an app, by any of three ways, and turns the second factor on with a first code of it. */
export function SetUpSecondFactor({ begun, headRef, onConfirmed, onCancel }: SetUpSecondFactorProps) {
  const { t } = useLingui();
  const { form, words } = useCodeForm({
    id: "two-step",
    name: "confirm",
    send: async (code) => onConfirmed(await confirmSecondFactor(code)),
  });
  const groups = begun.secret.match(/.{1,4}/g)?.join(" ") ?? begun.secret;
  return (
    <Stack gap={6}>
      <Stack gap={4}>
        <p ref={headRef} tabIndex={-1}>
          <Trans id="profile.factor.scan">
            Scan this with an authenticator app, such as Aegis, 2FAS, 1Password or Google Authenticator.
          </Trans>
        </p>
        <QrCode
          text={begun.uri}
          label={t({ id: "profile.factor.qr", message: "QR code with the key below" })}
        />
        <div>
          <ExternalLink href={begun.uri} className={buttonLook("quiet")}>
            <Trans id="profile.factor.open-app">Add it to an app on this device</Trans>
          </ExternalLink>
        </div>
        <p>
          <Trans id="profile.factor.type-key">Or give the app this key by hand:</Trans>
        </p>
        <p>
          <code className={styles.code}>{groups}</code>
        </p>
        <Cluster gap={3}>
          <CopyButton text={begun.secret}>
            <Trans id="profile.factor.copy-key">Copy the key</Trans>
          </CopyButton>
        </Cluster>
      </Stack>
      <Form
        form={form}
        words={{ ...words, send: t({ id: "profile.factor.confirm", message: "Turn it on" }) }}
      >
        <CodeField {...form.field("confirm")} />
      </Form>
      <div>
        <Button kind="quiet" onClick={onCancel}>
          <Trans id="profile.factor.cancel">Leave it off</Trans>
        </Button>
      </div>
    </Stack>
  );
}
