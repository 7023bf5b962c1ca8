import { useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Form } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { Stack } from "#ui/layout/stack.tsx";
import type { ShopField, SuggestForm, UserChange } from "../../change.ts";
import { keepDraft, readDraft } from "#platform/draft.ts";
import { waitingOf } from "../../own-waiting.ts";
import type { SuggestTopic } from "../../suggest-topic.ts";
import { Suggested } from "./suggested.tsx";
import type { TopicFormProps } from "./suggest-sheet.tsx";
import { useSuggestion } from "./use-suggestion.ts";

type FactsFormProps = TopicFormProps & {
  topic: Exclude<SuggestTopic, "hours" | "menu" | "picture" | "place">;
};

interface AskedField {
  field: ShopField;
  label: string;
  type?: "text" | "tel" | "url" | "email";
  known: string;
  options?: { value: string; label: string }[];
}

/** In calls and errors a field is called so. */
const PREFIX = "changes.";

/** Fields of a shop, filled in with what we know: name and address, phone and website, who gets in. */
export function FactsForm({ shop, topic, isGuest, own }: FactsFormProps) {
  const { t } = useLingui();
  const { optional } = useFormWords();
  const draftName = `${topic}-${shop.id}`;
  const replaced = waitingOf(own, topic);
  const [draft] = useState(() => readDraft<Record<string, string>>(draftName) ?? sentFields(replaced));
  const { send, mistakes, words } = useSuggestion({ draftName, isGuest, replaced });
  const fields = useFields(shop)[topic];
  const form = useForm({
    id: "suggest",
    mistakes: {
      ...mistakes,
      "changes.name": t({ id: "suggest.name.wrong", message: "Enter the name on the door." }),
      "changes.postcode": t({ id: "suggest.postcode.wrong", message: "Enter a postcode such as 1012 AB." }),
      "changes.phone": t({ id: "suggest.phone.wrong", message: "Enter a number such as 020 123 4567." }),
      "changes.website": t({ id: "suggest.website.wrong", message: "Enter an address such as example.nl." }),
      "changes.email": t({ id: "suggest.email.wrong", message: "Enter an email address." }),
    },
    send: (typed) => {
      const changes = Object.fromEntries(
        fields.flatMap(({ field, known }) => {
          const value = String(typed.get(PREFIX + field) ?? "").trim();
          return value === known ? [] : [[field, value === "" ? null : value]];
        }),
      );
      if (Object.keys(changes).length === 0)
        throw Object.assign(new Error("Nothing new"), { errors: [{ msg: "", param: "changes" }] });
      // The server has the schema, and says what is wrong.
      return send({ targetType: "shop", targetId: String(shop.id), changes } as SuggestForm);
    },
  });
  if (form.done) return <Suggested outcome={form.done.answer} />;

  function keep({ target }: FormEvent<HTMLDivElement>) {
    const { name, value } = target as HTMLInputElement;
    keepDraft(draftName, { ...readDraft<Record<string, string>>(draftName), [name]: value });
  }

  return (
    <Form form={form} words={words}>
      <div onInput={keep}>
        <Stack gap={4}>
          {fields.map(({ field, label, type, known, options }) => {
            const name = PREFIX + field;
            const shared = { ...form.field(name), label, defaultValue: draft[name] ?? known };
            if (options) return <SelectField key={field} {...shared} options={options} />;
            const isRequired = field === "name";
            return (
              <TextField
                key={field}
                {...shared}
                type={type}
                required={isRequired}
                {...(!isRequired && { optionalLabel: optional })}
              />
            );
          })}
        </Stack>
      </div>
    </Form>
  );
}

/** What the reader sent and waits, as the fields have it. */
function sentFields(sent: readonly UserChange[]): Record<string, string> {
  const fields = sent.flatMap((change) => change.fields);
  return Object.fromEntries(fields.map(({ field, after }) => [PREFIX + field, String(after ?? "")]));
}

function useFields(shop: TopicFormProps["shop"]): Record<FactsFormProps["topic"], AskedField[]> {
  const { t } = useLingui();
  const { residents, idCheck, membership } = shop.access;
  const unknown = { value: "unknown", label: t({ id: "suggest.unknown", message: "Not known" }) };
  const triState = [
    unknown,
    { value: "yes", label: t({ id: "suggest.yes", message: "Yes" }) },
    { value: "no", label: t({ id: "suggest.no", message: "No" }) },
  ];
  return {
    address: [
      { field: "name", label: t({ id: "suggest.name", message: "Name on the door" }), known: shop.name },
      { field: "street", label: t({ id: "suggest.street", message: "Street" }), known: shop.street ?? "" },
      {
        field: "houseNumber",
        label: t({ id: "suggest.number", message: "Number" }),
        known: shop.houseNumber ?? "",
      },
      {
        field: "postcode",
        label: t({ id: "suggest.postcode", message: "Postcode" }),
        known: shop.postcode ?? "",
      },
    ],
    contact: [
      {
        field: "phone",
        label: t({ id: "suggest.phone", message: "Phone" }),
        type: "tel",
        known: shop.phone ?? "",
      },
      {
        field: "website",
        label: t({ id: "suggest.website", message: "Website" }),
        known: shop.website ?? "",
      },
      {
        field: "email",
        label: t({ id: "suggest.email", message: "Email" }),
        type: "email",
        known: shop.email ?? "",
      },
    ],
    access: [
      {
        field: "residents",
        label: t({ id: "suggest.residents", message: "Who gets in?" }),
        known: residents,
        options: [
          unknown,
          { value: "anyone", label: t({ id: "suggest.anyone", message: "Visitors from abroad too" }) },
          {
            value: "residentsOnly",
            label: t({ id: "suggest.residents-only", message: "Residents of the Netherlands only" }),
          },
        ],
      },
      {
        field: "idCheck",
        label: t({ id: "suggest.id-check", message: "Do they ask for ID?" }),
        known: idCheck,
        options: triState,
      },
      {
        field: "membership",
        label: t({ id: "suggest.membership", message: "Members only?" }),
        known: membership,
        options: triState,
      },
    ],
  };
}
