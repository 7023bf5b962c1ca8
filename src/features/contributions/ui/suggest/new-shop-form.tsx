import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { SHOP_KINDS, type ShopKind } from "#features/shops/shop.ts";
import { useKindWords } from "#features/shops/ui/kind-words.ts";
import { useFormWords } from "#platform/i18n/use-form-words.ts";
import { Checkbox } from "#ui/field/checkbox.tsx";
import { SelectField } from "#ui/field/select-field.tsx";
import { TextField } from "#ui/field/text-field.tsx";
import { Form } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { LiveRegion } from "#ui/layout/live-region.tsx";
import { Link } from "#ui/link/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { ShopField } from "../../change.ts";
import { CITY_LABEL, SHOP_FIELD_LABELS } from "../../changed-fields.ts";
import { LISTED_ALREADY } from "../../call-refusals.ts";
import { citiesCalled, type CityCalled } from "../../calls.ts";
import { keepDraft, readDraft } from "#platform/draft.ts";
import { useFoundAsTyped } from "../use-found-as-typed.ts";
import { RemarkField } from "./remark-field.tsx";
import { Suggested } from "./suggested.tsx";
import { useNewShopMistakes } from "./use-new-shop-mistakes.ts";
import { useSuggestion } from "./use-suggestion.ts";
import {
  EMPTY_WEEK,
  errorsOfWeek,
  mendWeek,
  textOfWeek,
  useWeekMistakes,
  type WeekDraft,
  WeekFields,
} from "./week-fields.tsx";

const EMPTY = {
  name: "",
  kind: "coffeeshop" as ShopKind,
  street: "",
  houseNumber: "",
  postcode: "",
  phone: "",
  website: "",
  hasHours: false,
  week: EMPTY_WEEK,
};

type NewShopFormProps = {
  /** Of the page it is told on. */
  city: CityCalled | null;
  isGuest: boolean;
};

/** A shop that we do not have: what stands on its door, where it is, and what else one knows of it. */
export function NewShopForm({ city, isGuest }: NewShopFormProps) {
  const { i18n, t } = useLingui();
  const label = (field: ShopField) => i18n._(SHOP_FIELD_LABELS[field]);
  const { optional } = useFormWords();
  const draftName = `new-shop-${city?.url ?? ""}`;
  const [draft, setDraft] = useState(() => ({
    ...EMPTY,
    city: city?.name ?? "",
    ...readDraft<Partial<typeof EMPTY & { city: string }>>(draftName),
  }));
  const [listed, setListed] = useState<ReturnType<typeof LISTED_ALREADY.in>>();
  const kinds = useKindWords();
  const cities = useFoundAsTyped(draft.city, citiesCalled);
  const citiesId = useId();
  const { send, remark, mistakes, words } = useSuggestion({ draftName, isGuest });

  function change(more: Partial<typeof draft>) {
    const next = { ...draft, ...more };
    setDraft(next);
    setListed(undefined);
    keepDraft(draftName, next);
  }

  /** Sends it; a shop that is listed already is shown instead. */
  async function tell() {
    const { hasHours, week, city: cityName, ...told } = draft;
    const url = cityOf(cityName, city ? [city, ...cities] : cities);
    const openingHours = hasHours ? textOfWeek(week) : null;
    const errors = [
      ...(url === undefined ? [{ msg: "", param: "changes.city" }] : []),
      ...(hasHours ? errorsOfWeek(week) : []),
    ];
    if (url === undefined || errors.length > 0) throw Object.assign(new Error("Not yet"), { errors });
    try {
      return await send({ targetType: "shop", changes: { ...told, city: url, openingHours } });
    } catch (error) {
      setListed(LISTED_ALREADY.in(error));
      throw error;
    }
  }

  const form = useForm({
    id: "new-shop",
    mistakes: { ...mistakes, ...useNewShopMistakes(), ...useWeekMistakes(draft.week) },
    send: tell,
  });
  if (form.done) return <Suggested outcome={form.done.answer} />;

  const text = (field: "name" | "street" | "houseNumber" | "postcode" | "phone" | "website") => ({
    ...form.field(`changes.${field}`),
    value: draft[field],
    autoComplete: "off",
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  });

  function changeWeek(week: WeekDraft) {
    change({ week });
    mendWeek(week, form.mend);
  }

  return (
    <Form form={form} words={words}>
      <TextField {...text("name")} label={label("name")} required />
      <LiveRegion>
        {listed && (
          <Notice>
            <Link to={`/coffeeshop/${listed.url}`}>
              <Trans id="suggest.listed-page">To the page of {listed.name}</Trans>
            </Link>
          </Notice>
        )}
      </LiveRegion>
      <SelectField
        {...form.field("changes.kind")}
        label={t({ id: "suggest.kind", message: "What is it?" })}
        value={draft.kind}
        options={SHOP_KINDS.map((kind) => ({ value: kind, label: kinds[kind].one }))}
        onChange={({ target }) => change({ kind: target.value as ShopKind })}
      />
      <TextField {...text("street")} label={label("street")} required />
      <TextField {...text("houseNumber")} label={label("houseNumber")} required />
      <TextField {...text("postcode")} label={label("postcode")} optionalLabel={optional} />
      <TextField
        {...form.field("changes.city")}
        label={i18n._(CITY_LABEL)}
        list={citiesId}
        autoComplete="off"
        required
        value={draft.city}
        onChange={({ target }) => change({ city: target.value })}
      />
      <datalist id={citiesId}>
        {cities.map(({ url, name }) => (
          <option key={url} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <TextField {...text("phone")} label={label("phone")} type="tel" optionalLabel={optional} />
      <TextField {...text("website")} label={label("website")} optionalLabel={optional} />
      <Checkbox
        id="new-shop-has-hours"
        label={t({ id: "suggest.know-hours", message: "I know the opening hours" })}
        checked={draft.hasHours}
        onChange={({ target }) => change({ hasHours: target.checked })}
      />
      {draft.hasHours && <WeekFields draft={draft.week} field={form.field} onChange={changeWeek} />}
      <RemarkField {...form.field("text")} remark={remark} />
    </Form>
  );
}

function cityOf(typed: string, cities: readonly CityCalled[]): string | undefined {
  const wanted = typed.trim().toLowerCase();
  return cities.find(({ name }) => name.toLowerCase() === wanted)?.url;
}
