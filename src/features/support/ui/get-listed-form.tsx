import { useLingui } from "@lingui/react/macro";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextArea } from "#ui/field/text-area.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { LONGEST, SHOP_PROOFS, SHOP_ROLES } from "../ticket.ts";
import { PROOF_LABELS, ROLE_LABELS } from "../ticket-labels.ts";
import { TicketForm } from "./ticket-form.tsx";

type GetListedFormProps = { contactEmail: string | undefined; hasDesk: boolean };

/** The form to add a shop, or to claim its page. */
export function GetListedForm({ contactEmail, hasDesk }: GetListedFormProps) {
  const { t, i18n } = useLingui();
  const mistakes = useListingMistakes();
  const choose = { value: "", label: t({ id: "support.choose", message: "Choose" }) };
  const { optional } = useFormWords();
  return (
    <TicketForm
      action="getListed"
      title={t({ id: "support.get-listed", message: "About your shop" })}
      contactEmail={contactEmail}
      hasDesk={hasDesk}
      mistakes={mistakes}
    >
      {(fieldOf) => (
        <>
          <TextField
            {...fieldOf("shopName")}
            label={t({ id: "support.shop", message: "Name of the shop" })}
            required
          />
          <TextField {...fieldOf("cityName")} label={t({ id: "support.city", message: "Town" })} required />
          <TextField
            {...fieldOf("shopPage")}
            label={t({ id: "support.shop-page", message: "Its page here, if it has one" })}
            optionalLabel={optional}
          />
          <SelectField
            {...fieldOf("role")}
            label={t({ id: "support.role", message: "Your role at the shop" })}
            options={[choose, ...SHOP_ROLES.map((value) => ({ value, label: i18n._(ROLE_LABELS[value]) }))]}
            required
          />
          <SelectField
            {...fieldOf("proof")}
            label={t({ id: "support.proof", message: "How you can show that you run it" })}
            options={[choose, ...SHOP_PROOFS.map((value) => ({ value, label: i18n._(PROOF_LABELS[value]) }))]}
            required
          />
          <TextField
            {...fieldOf("website")}
            label={t({ id: "support.website", message: "The shop’s website" })}
            optionalLabel={optional}
            inputMode="url"
            autoComplete="url"
          />
          <TextArea
            {...fieldOf("message")}
            label={t({ id: "support.message", message: "Your message" })}
            optionalLabel={optional}
            rows={4}
          />
        </>
      )}
    </TicketForm>
  );
}

/** The messages for refused fields of the form for shops, by name. */
function useListingMistakes(): Record<string, string> {
  const { t } = useLingui();
  const most = LONGEST.message;
  const mostOfName = LONGEST.shopName;
  return {
    shopName: t({
      id: "support.shop.wrong",
      message: `Enter the name of the shop, in at most ${mostOfName} characters.`,
    }),
    cityName: t({ id: "support.city.wrong", message: "Enter the shop’s town or village." }),
    shopPage: t({
      id: "support.shop-page.wrong",
      message: "Enter the address of a shop on this site, or leave this blank.",
    }),
    role: t({ id: "support.role.wrong", message: "Choose your role at the shop." }),
    proof: t({ id: "support.proof.wrong", message: "Choose how you can show that you run it." }),
    website: t({
      id: "support.website.wrong",
      message: "Enter an address such as https://www.example.org. It’s needed when the domain is your proof.",
    }),
    message: t({
      id: "support.message.wrong",
      message: `Enter your message, in at most ${most} characters.`,
    }),
  };
}
