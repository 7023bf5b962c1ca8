import type { I18n, MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { RESIDENTS_LABELS, TRI_STATE_LABELS } from "#features/shops/shop-labels.ts";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Form } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { SHOP_FIELD_LABELS } from "../../changed-fields.ts";
import type { ShopField, UserChange } from "../../change.ts";
import type { SuggestForm } from "../../change-forms.ts";
import { keepDraft, readDraft } from "#platform/draft.ts";
import { waitingOf } from "../../own-waiting.ts";
import type { SuggestTopic } from "../../suggest-topic.ts";
import { RemarkField } from "./remark-field.tsx";
import { Suggested } from "./suggested.tsx";
import type { TopicFormProps } from "./suggest-sheet.tsx";
import { useSuggestion } from "./use-suggestion.ts";

type FactsFormProps = TopicFormProps & {
  topic: Exclude<SuggestTopic, "hours" | "menu" | "picture" | "place">;
};

/** What is asked about each topic. */
const FIELDS_OF_TOPIC = {
  address: ["name", "street", "houseNumber", "postcode"],
  contact: ["phone", "website", "email"],
  access: ["residents", "idCheck", "membership"],
} as const satisfies Record<FactsFormProps["topic"], readonly ShopField[]>;

type AskedField = (typeof FIELDS_OF_TOPIC)[FactsFormProps["topic"]][number];

const TYPES: Partial<Record<AskedField, "tel" | "email">> = { phone: "tel", email: "email" };

const CHOICES: Partial<Record<AskedField, Readonly<Record<string, MessageDescriptor>>>> = {
  residents: RESIDENTS_LABELS,
  idCheck: TRI_STATE_LABELS,
  membership: TRI_STATE_LABELS,
};

/** In calls and errors a field is called so. */
const PREFIX = "changes.";

/** Fields of a shop, filled in with what we know: name and address, phone and website, who gets in. */
export function FactsForm({ shop, topic, isGuest, own }: FactsFormProps) {
  const { i18n, t } = useLingui();
  const { optional } = useFormWords();
  const draftName = `${topic}-${shop.id}`;
  const replaced = waitingOf(own, topic);
  const [draft] = useState(() => readDraft<Record<string, string>>(draftName) ?? sentFields(replaced));
  const { send, remark, mistakes, words } = useSuggestion({ draftName, isGuest, replaced });
  const fields: readonly AskedField[] = FIELDS_OF_TOPIC[topic];
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
        fields.flatMap((field) => {
          const value = String(typed.get(PREFIX + field) ?? "").trim();
          return value === knownOf(shop, field) ? [] : [[field, value === "" ? null : value]];
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
          {fields.map((field) => {
            const name = PREFIX + field;
            const shared = {
              ...form.field(name),
              label: i18n._(SHOP_FIELD_LABELS[field]),
              defaultValue: draft[name] ?? knownOf(shop, field),
            };
            const choices = CHOICES[field];
            if (choices) return <SelectField key={field} {...shared} options={optionsOf(i18n, choices)} />;
            const isRequired = field === "name";
            return (
              <TextField
                key={field}
                {...shared}
                type={TYPES[field]}
                required={isRequired}
                {...(!isRequired && { optionalLabel: optional })}
              />
            );
          })}
        </Stack>
      </div>
      <RemarkField {...form.field("text")} remark={remark} />
    </Form>
  );
}

/** What the reader sent and waits, as the fields have it. */
function sentFields(sent: readonly UserChange[]): Record<string, string> {
  const fields = sent.flatMap((change) => change.fields);
  return Object.fromEntries(fields.map(({ field, after }) => [PREFIX + field, String(after ?? "")]));
}

function knownOf(shop: TopicFormProps["shop"], field: AskedField): string {
  const known = { ...shop, ...shop.access };
  return known[field] ?? "";
}

const optionsOf = (i18n: I18n, choices: Readonly<Record<string, MessageDescriptor>>) =>
  Object.entries(choices).map(([value, label]) => ({ value, label: i18n._(label) }));
