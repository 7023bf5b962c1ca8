import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { SAMPLES_ONLY } from "#features/dashboard/call-refusals.ts";
import { phoneText } from "#features/shops/phone-text.ts";
import { TRIED_TOO_OFTEN } from "#platform/errors/errors.ts";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { RadioGroup } from "#ui/field/radio-group.tsx";
import { Form } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { NO_DOCUMENT, NO_SUCH_PROOF } from "../call-refusals.ts";
import { claimByDocument, claimShop, fieldOf, type NamedItem } from "../calls.ts";
import { CLAIM_PROOFS, type ClaimProof, type CodeProof, type NoMail } from "../claim.ts";
import { DocumentPart } from "./document-part.tsx";
import { WhyNoMail } from "./why-no-mail.tsx";

type ChooseProofProps = {
  item: NamedItem;
  /** Where a code would go. */
  proofs: Partial<Record<CodeProof, string>>;
  noMail: NoMail | null;
  onAsked: () => void;
};

/** One proof of those that this shop or brand can give; a document is always one. */
export function ChooseProof({ item, proofs, noMail, onAsked }: ChooseProofProps) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const { send: _, ...words } = useFormWords();
  const options = useProofOptions(item, proofs);
  const [chosen, setChosen] = useState<ClaimProof>(options[0]?.value ?? "document");
  const wrongDocument = t({
    id: "claims.document.wrong",
    message: "Choose a PDF or a picture (JPEG, PNG) of at most 5 MB.",
  });
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
      [NO_DOCUMENT.msg]: t({
        id: "claims.document.other-kind",
        message: "This file is not a PDF, JPEG or PNG.",
      }),
      [SAMPLES_ONLY.msg]: t({
        id: "claims.samples-only",
        message: "As a sample person you can claim samples only.",
      }),
      proof: t({ id: "claims.proof.wrong", message: "Choose one of these." }),
      document: wrongDocument,
    },
    async send(typed) {
      if (chosen === "document") {
        typed.delete("proof");
        typed.set(fieldOf(item), item.id);
        await claimByDocument(typed);
      } else {
        await claimShop({ item, proof: chosen });
      }
      onAsked();
      await revalidate();
    },
  });
  const send =
    chosen === "document" ? (
      <Trans id="claims.document.send">Send the document</Trans>
    ) : (
      <Trans id="claims.ask">Ask for the digits</Trans>
    );
  return (
    <Form form={form} words={{ ...words, send }}>
      <RadioGroup
        {...form.field("proof")}
        label={t({ id: "claims.proof", message: "How can we tell it’s you?" })}
        options={options}
        defaultValue={chosen}
        onSelect={(value) => setChosen(CLAIM_PROOFS.find((one) => one === value) ?? "document")}
        isRequired
      />
      {noMail && (
        <p>
          <WhyNoMail type={item.type} why={noMail} />
        </p>
      )}
      {chosen === "document" && (
        <DocumentPart type={item.type} field={form.field("document")} wrong={wrongDocument} />
      )}
    </Form>
  );
}

function useProofOptions({ type }: NamedItem, { email, phone }: Partial<Record<CodeProof, string>>) {
  const { t } = useLingui();
  const shownPhone = phone === undefined ? "" : phoneText(phone);
  const options: { value: ClaimProof; label: string; hint: string }[] = [];
  if (email !== undefined)
    options.push({
      value: "email",
      label:
        type === "shop"
          ? t({ id: "claims.by-email", message: "An email to the shop’s own domain" })
          : t({ id: "claims.by-email.brand", message: "An email to the brand’s own domain" }),
      hint: t({ id: "claims.by-email.hint", message: `Six digits to ${email}, at once` }),
    });
  if (phone !== undefined)
    options.push({
      value: "phone",
      label:
        type === "shop"
          ? t({ id: "claims.by-phone", message: "We call the shop" })
          : t({ id: "claims.by-phone.brand", message: "We call the brand" }),
      hint: t({
        id: "claims.by-phone.hint",
        message: `One of us reads out six digits on ${shownPhone}, on a weekday`,
      }),
    });
  options.push({
    value: "document",
    label: t({ id: "claims.by-document", message: "A document" }),
    hint:
      type === "shop"
        ? t({
            id: "claims.by-document.hint",
            message: "An extract of the trade register or a permit, which one of us reads",
          })
        : t({
            id: "claims.by-document.hint-brand",
            message: "An extract of the trade register or of a trade mark, which one of us reads",
          }),
  });
  return options;
}
