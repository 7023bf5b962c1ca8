import { useLingui } from "@lingui/react";
import type { Locale } from "#platform/i18n/locales.ts";
import type { TypedPlace } from "#platform/geo/typed-place.ts";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { ChoiceChips } from "#ui/chip/choice-chips.tsx";
import { Checkbox } from "#ui/field/checkbox.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextArea } from "#ui/field/text-area.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import type { Field, NamedItem } from "../../field.ts";
import type { TypedTexts } from "../../typed.ts";
import { ItemsControl } from "./items-control.tsx";
import { ObservedOnField } from "./observed-on-field.tsx";
import { PlaceControl } from "./place-control.tsx";
import { TextsControl } from "./texts-control.tsx";

type FieldControlProps = {
  id: string;
  field: Field;
  value: unknown;
  isReadOnly: boolean;
  /** Of an `item`: the only ones there are to choose. */
  choices?: readonly NamedItem[] | undefined;
  /** What is wrong with it, or with a part of it, such as the text of a language. */
  errorOf: (part?: string) => string | undefined;
  onChange: (value: unknown) => void;
};

/** The control of a field, by its kind. */
export function FieldControl({
  id,
  field,
  value,
  isReadOnly,
  choices,
  errorOf,
  onChange,
}: FieldControlProps) {
  const { i18n } = useLingui();
  const { optional } = useFormWords();
  const label = i18n._(field.label);
  const hint = field.hint && i18n._(field.hint);
  const texts = {
    id,
    label,
    ...(hint && { hint }),
    ...(errorOf() && { error: errorOf() as string }),
    ...(field.isOptional && { optionalLabel: optional }),
  };
  const typed = {
    ...texts,
    value: String(value ?? ""),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
  };
  switch (field.kind) {
    case "texts":
      return (
        <TextsControl
          {...texts}
          hint={hint}
          error={errorOf()}
          value={value as TypedTexts}
          isLong={field.isLong}
          hasFixedSource={field.source !== undefined}
          whenMissing={field.whenMissing && i18n._(field.whenMissing)}
          isReadOnly={isReadOnly}
          errorIn={(locale: Locale) => errorOf(locale)}
          onChange={onChange}
        />
      );
    case "choice":
      if (field.isShort && !isReadOnly)
        return (
          <ChoiceChips
            label={label}
            options={field.choices.map((choice) => ({ value: choice.value, label: i18n._(choice.label) }))}
            chosen={[String(value)]}
            isSingle
            // One of them always holds.
            onChange={([chosen]) => chosen !== undefined && onChange(chosen)}
          />
        );
      return (
        <SelectField
          {...typed}
          disabled={isReadOnly}
          options={[
            ...(value === "" || field.isOptional ? [{ value: "", label: "–" }] : []),
            ...field.choices.map((choice) => ({ value: choice.value, label: i18n._(choice.label) })),
          ]}
        />
      );
    case "yesNo":
      return (
        <Checkbox
          {...texts}
          checked={value === true}
          disabled={isReadOnly}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      );
    case "count":
      return <TextField {...typed} inputMode="numeric" readOnly={isReadOnly} />;
    case "parts":
      return <TextField {...typed} inputMode="decimal" readOnly={isReadOnly} />;
    case "words":
      return (
        <ChoiceChips
          label={label}
          options={field.choices.map((choice) => ({ value: choice.value, label: i18n._(choice.label) }))}
          chosen={value as readonly string[]}
          most={field.most}
          onChange={isReadOnly ? () => undefined : onChange}
        />
      );
    case "areas":
      return null;
    case "lines":
      return <TextArea {...typed} readOnly={isReadOnly} />;
    case "place":
      return (
        <PlaceControl
          {...texts}
          value={value as TypedPlace}
          error={errorOf()}
          isReadOnly={isReadOnly}
          onChange={onChange}
        />
      );
    case "cents":
      return <TextField {...typed} inputMode="decimal" readOnly={isReadOnly} />;
    case "observedOn":
      return <ObservedOnField {...typed} readOnly={isReadOnly} />;
    case "time":
      return <TextField {...typed} type="datetime-local" readOnly={isReadOnly} />;
    case "line":
      return <TextField {...typed} type={field.type ?? "text"} readOnly={isReadOnly} />;
    case "item": {
      const item = value as NamedItem | null;
      const { _id: itemId = "" } = item ?? {};
      if (!choices || isReadOnly) {
        return (
          <ItemsControl
            {...texts}
            of={field.of}
            value={item ? [item] : []}
            isReadOnly={isReadOnly}
            onChange={(items) => onChange(items.at(-1) ?? null)}
          />
        );
      }
      return (
        <SelectField
          {...texts}
          value={itemId}
          onChange={({ currentTarget }) =>
            onChange(choices.find(({ _id: one }) => one === currentTarget.value) ?? null)
          }
          options={[
            ...(item && !field.isOptional ? [] : [{ value: "", label: "–" }]),
            ...choices.map(({ _id: one, name }) => ({ value: one, label: name })),
          ]}
        />
      );
    }
    case "items":
      return (
        <ItemsControl
          {...texts}
          of={field.of}
          value={value as readonly NamedItem[]}
          isReadOnly={isReadOnly}
          onChange={onChange}
        />
      );
  }
}
