import { Trans, useLingui } from "@lingui/react/macro";
import { SAMPLES_ONLY } from "#features/dashboard/call-refusals.ts";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { TextField } from "#ui/field/text-field.tsx";
import { Form } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";
import {
  LEADS_ALREADY,
  LEADS_ON,
  LEADS_TO_ITSELF,
  PAGE_IS_THERE,
  RESERVED_PATH,
  WITH_LANGUAGE,
} from "../../call-refusals.ts";
import { addRedirect } from "../../calls.ts";

/** An old address and where it leads. */
export function AddRedirectForm({ onAdded }: { onAdded: (from: string) => Promise<void> }) {
  const { t } = useLingui();
  const words = useFormWords();
  const noPath = t({
    id: "redirects.no-path",
    message: "Write a path of this site, such as /coffeeshop/relax.",
  });
  const form = useForm({
    id: "redirect",
    mistakes: {
      from: noPath,
      to: noPath,
      [WITH_LANGUAGE.msg]: t({
        id: "redirects.with-language",
        message: "Leave the language out: it counts in all of them.",
      }),
      [RESERVED_PATH.msg]: t({
        id: "redirects.reserved",
        message: "The site itself needs this address.",
      }),
      [PAGE_IS_THERE.msg]: t({
        id: "redirects.page-is-there",
        message: "There is a page here, which nobody could reach any more.",
      }),
      [LEADS_ALREADY.msg]: t({
        id: "redirects.leads-already",
        message: "This address leads to another page already.",
      }),
      [LEADS_ON.msg]: t({
        id: "redirects.leads-on",
        message: "This address leads on to another page: write that one.",
      }),
      [LEADS_TO_ITSELF.msg]: t({ id: "redirects.to-itself", message: "It would lead to itself." }),
      [SAMPLES_ONLY.msg]: t({
        id: "redirects.samples-only",
        message: "People of the demo lead no real address away.",
      }),
    },
    async send(typed) {
      const [from, to] = [String(typed.get("from")), String(typed.get("to"))];
      const added = await addRedirect({ from, to });
      await onAdded(added.from);
    },
  });
  return (
    <Form form={form} words={{ ...words, send: <Trans id="redirects.add">Add this redirect</Trans> }}>
      <TextField
        {...form.field("from")}
        label={t({ id: "redirects.from", message: "Old address" })}
        hint={t({ id: "redirects.hint", message: "The path alone, without the name of the site." })}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="none"
        required
        maxLength={300}
      />
      <TextField
        {...form.field("to")}
        label={t({ id: "redirects.to", message: "Leads to" })}
        autoComplete="off"
        spellCheck={false}
        autoCapitalize="none"
        required
        maxLength={300}
      />
    </Form>
  );
}
