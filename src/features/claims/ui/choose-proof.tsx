import { Trans, useLingui } from "@lingui/react/macro";
import { useRevalidator } from "react-router";
import { phoneText } from "#features/shops/phone-text.ts";
import { TRIED_TOO_OFTEN } from "#platform/errors/errors.ts";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { RadioGroup } from "#ui/field/radio-group.tsx";
import { Form } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { Link } from "#ui/link/link.tsx";
import { NO_SUCH_PROOF } from "../call-refusals.ts";
import { claimShop } from "../calls.ts";
import { CLAIM_PROOFS, type ClaimProof } from "../claim.ts";

type ChooseProofProps = {
  shopId: string;
  /** Where a code would go. */
  proofs: Partial<Record<ClaimProof, string>>;
  onAsked: () => void;
};

/** One proof of those that this shop can give. */
export function ChooseProof({ shopId, proofs, onAsked }: ChooseProofProps) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const { send: _, ...words } = useFormWords();
  const form = useForm({
    id: "claim",
    mistakes: {
      [TRIED_TOO_OFTEN]: t({
        id: "claims.too-often",
        message: "That is enough for today. Try again tomorrow, or choose the other way.",
      }),
      [NO_SUCH_PROOF.msg]: t({
        id: "claims.no-such-proof",
        message: "What the page says has changed meanwhile. Choose another way.",
      }),
      proof: t({ id: "claims.proof.wrong", message: "Choose one of these." }),
    },
    async send(typed) {
      const proof = CLAIM_PROOFS.find((one) => one === typed.get("proof")) ?? "email";
      await claimShop({ shopId, proof });
      onAsked();
      await revalidate();
    },
  });
  const { email, phone } = proofs;
  if (email === undefined && phone === undefined) {
    return (
      <p>
        <Trans id="claims.no-proof">
          The page has no address of the shop’s own domain and no telephone that we have known for a month.{" "}
          <Link to="/getlisted">Write to us</Link>, and say how you can show that the shop is yours.
        </Trans>
      </p>
    );
  }
  const shownPhone = phone === undefined ? "" : phoneText(phone);
  const options = [
    ...(email === undefined
      ? []
      : [
          {
            value: "email",
            label: t({ id: "claims.by-email", message: "A letter to the shop’s own domain" }),
            hint: t({ id: "claims.by-email.hint", message: `Six digits to ${email}, at once` }),
          },
        ]),
    ...(phone === undefined
      ? []
      : [
          {
            value: "phone",
            label: t({ id: "claims.by-phone", message: "We call the shop" }),
            hint: t({
              id: "claims.by-phone.hint",
              message: `One of us reads out six digits on ${shownPhone}, on a weekday`,
            }),
          },
        ]),
  ];
  return (
    <Form form={form} words={{ ...words, send: <Trans id="claims.ask">Ask for the digits</Trans> }}>
      <RadioGroup
        {...form.field("proof")}
        label={t({ id: "claims.proof", message: "How can we tell it’s you?" })}
        options={options}
        defaultValue={options[0]?.value ?? ""}
        isRequired
      />
    </Form>
  );
}
